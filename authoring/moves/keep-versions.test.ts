import { expect, test } from 'vitest';
import { digestOf } from '../../check/files/digest.ts';
import { SourceText } from '../../check/diagnostics/source-text.ts';
import { versionOf } from '../../check/rules/pages/outdated.ts';
import { parseYamlFile } from '../../check/yaml/parse-yaml.ts';
import { keepVersion } from './keep-versions.ts';

const [BEFORE, AFTER] = ['href: /team\n', 'href: /people\n'];
const [OLD, NEW] = [BEFORE, AFTER].map((text) => versionOf(digestOf(text)));

function keep(text: string, original = { before: BEFORE, after: AFTER }): string | undefined {
  const read = parseYamlFile('pages/de/index.yaml', new SourceText(text));
  if (!('yaml' in read)) throw new Error('This cannot be read.');
  return keepVersion(read.yaml, original);
}

test('a translation of the original as it was is one of it as it is', () => {
  expect(keep(`title: A # one\ntranslatedFrom: '${OLD}'\n`)).toBe(
    `title: A # one\ntranslatedFrom: '${NEW}'\n`,
  );
});

test('all others stay as they are', () => {
  expect(keep("title: A\ntranslatedFrom: '00000000'\n")).toBeUndefined();
  expect(keep('title: A\n')).toBeUndefined();
  expect(keep('- A\n')).toBeUndefined();
  const same = { before: BEFORE, after: BEFORE };
  expect(keep(`translatedFrom: '${OLD}'\n`, same)).toBeUndefined();
});
