import { expect, test } from 'vitest';
import type { DiagnosticCode } from './diagnostics/codes.ts';
import { diagnosticOfFile } from './diagnostics/diagnostic.ts';
import { dropConsequences } from './drop-consequences.ts';

/** What is left of problems, each told by its file and its code. */
const left = (...problems: [file: string, id: DiagnosticCode][]) =>
  dropConsequences(problems.map(([file, id]) => diagnosticOfFile(file, { id, message: 'x' }))).map(
    ({ id }) => id,
  );

test('where site.yaml may have lost a value, what refers to it is not told', () => {
  expect(
    left(
      ['site.yaml', 'unknown-field'],
      ['pages/a.yaml', 'unknown-reference'],
      ['pages/a.yaml', 'broken-link'],
    ),
  ).toEqual(['unknown-field', 'broken-link']);
});

test('the same error elsewhere loses nothing, nor does another one in site.yaml', () => {
  for (const file of ['pages/a.yaml', 'site.de.yaml'])
    expect(left([file, 'unknown-field'], ['pages/a.yaml', 'unknown-reference'])).toEqual([
      'unknown-field',
      'unknown-reference',
    ]);
  expect(left(['site.yaml', 'broken-link'], ['pages/a.yaml', 'unknown-reference'])).toEqual([
    'broken-link',
    'unknown-reference',
  ]);
});
