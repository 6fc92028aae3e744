import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { releaseSection } from './changelog.ts';

const CHANGELOG = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8');

const release = (text: string) => () => releaseSection(text, '1.0.0', '2026-12-24');

const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

test('the changelog has the form of Keep a Changelog, with one line for each entry', () => {
  const [, ...sections] = CHANGELOG.split(/^## /m);
  expect(sections.length).toBeGreaterThan(0);
  for (const section of sections) {
    const [title = '', ...lines] = section.trimEnd().split('\n');
    expect(title).toMatch(/^(?:Unreleased|\d+\.\d+\.\d+ - \d{4}-\d{2}-\d{2})$/);
    const others = lines.filter((line) => line !== '' && !line.startsWith('- '));
    expect(others.filter((line) => !KINDS.includes(line.replace('### ', '')))).toEqual([]);
    const long = lines.filter((line) => line.length > 220);
    expect(long).toEqual([]);
  }
});

test('a changelog without the section, or with an empty one, has nothing to release', () => {
  expect(release('# Changelog\n')).toThrow('CHANGELOG.md has no section `## Unreleased`.');
  expect(release('## Unreleased\n\n## 0.1.0 - 2026-01-01\n\n- A thing.\n')).toThrow(
    'CHANGELOG.md has no entry under `## Unreleased`.',
  );
});
