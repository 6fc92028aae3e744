import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeLedger } from '../../authoring/ledger/write-ledger.ts';
import { formatLedger, readLedgerFile, withPublished } from '../../check/model/ledger.ts';

/* What git makes of the published addresses. */

const temporary = mkdtempSync(join(tmpdir(), 'ledger-merge-'));
const repository = join(temporary, 'site');
afterAll(() => rmSync(temporary, { recursive: true }));

const identity = [
  '-c',
  'user.name=A',
  '-c',
  'user.email=a@example.com',
  '-c',
  'commit.gpgsign=false',
];
const git = (...args: string[]): string =>
  execFileSync('git', [...identity, '-C', repository, ...args], {
    encoding: 'utf8',
    // Settings of the machine must not decide what a merge does.
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' },
  });

function publish(pages: Record<string, string>, day: string): void {
  const { ledger } = readLedgerFile(repository);
  writeLedger(repository, ledger, withPublished(ledger, new Map(Object.entries(pages)), day));
  git('add', '.');
  git('commit', '--quiet', '--message', day);
}

beforeAll(() => {
  execFileSync('git', ['init', '--quiet', '--initial-branch=main', repository]);
  publish({ '/': 'a', '/team': 'b', '/zoo': 'c' }, '2026-01-01');
});

test('two branches that publish pages, side by side and the same, merge without a conflict', () => {
  git('switch', '--quiet', '--create', 'left');
  publish({ '/news-a': 'l', '/team': 'left', '/zoo': 'd' }, '2026-02-01');
  git('switch', '--quiet', 'main');
  publish({ '/news-b': 'r', '/team': 'right' }, '2026-02-02');
  git('merge', '--quiet', '--no-edit', 'left');
  const { ledger, unreadable } = readLedgerFile(repository);
  expect(unreadable).toEqual([]);
  expect(Object.fromEntries(ledger)).toEqual({
    '/': { day: '2026-01-01', digest: 'a' },
    '/news-a': { day: '2026-02-01', digest: 'l' },
    '/news-b': { day: '2026-02-02', digest: 'r' },
    '/team': { day: '2026-02-02', digest: 'right' },
    '/zoo': { day: '2026-02-01', digest: 'd' },
  });
  writeLedger(repository, ledger, ledger);
  expect(readFileSync(join(repository, 'published-urls.txt'), 'utf8')).toBe(formatLedger(ledger));
});

test('a clone without history knows the same days', () => {
  const clone = join(temporary, 'clone');
  git('clone', '--quiet', '--depth', '1', `file://${repository}`, clone);
  expect(git('-C', clone, 'rev-list', '--count', 'HEAD').trim()).toBe('1');
  expect(readLedgerFile(clone).ledger).toEqual(readLedgerFile(repository).ledger);
});

test('attributes that a site has already are kept', () => {
  const file = join(repository, '.gitattributes');
  writeFileSync(file, '*.png binary');
  writeLedger(repository, new Map(), new Map());
  const lines = readFileSync(file, 'utf8').split('\n');
  expect(lines).toEqual(['*.png binary', 'published-urls.txt text eol=lf merge=union', '']);
});
