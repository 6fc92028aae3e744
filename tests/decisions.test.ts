import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../docs/decisions');
const decisions = readdirSync(FOLDER).filter((file) => file !== 'README.md');

test('each decision is on the list, with what it costs, on at most forty lines', () => {
  const list = readFileSync(join(FOLDER, 'README.md'), 'utf8');
  expect(decisions).toHaveLength(10);
  for (const file of decisions) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const [, number, title] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
    expect(list).toContain(`[${number}. ${title}](${file})`);
    expect(text.split('\n').length, file).toBeLessThanOrEqual(40);
    for (const part of ['Decision', 'What it costs', 'What would change it'])
      expect(text, file).toContain(`\n## ${part}\n`);
  }
});

test('decisions lead to nothing that is gone', () => {
  for (const file of [...decisions, 'README.md']) {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !existsSync(join(FOLDER, link)))).toEqual([]);
    const paths = [...text.matchAll(/`((?:[\w-]+\/)+(?:[\w-]+\.\w+)?)`/g)].map(
      ([, path = '']) => path,
    );
    const gone = paths.filter((path) => !existsSync(join(FOLDER, '../..', path)));
    expect(gone.filter((path) => !path.startsWith('.cache/'))).toEqual([]);
  }
});
