import { expect, test } from 'vitest';
import { formatLedger, parseLedger, withPublished } from './ledger.ts';

const TEAM = '/team 2026-01-05 abc';

test('a ledger is read as it was written, whatever ends its lines', () => {
  const text = formatLedger(parseLedger(`# words\n/team 2026-01-05 abc\n/ 2026-01-04 x1\n`).ledger);
  expect(text.split('\n').slice(-3)).toEqual(['/ 2026-01-04 x1', TEAM, '']);
  expect(parseLedger(text.replaceAll('\n', '\r\n'))).toEqual(parseLedger(text));
  expect(formatLedger(parseLedger(text).ledger)).toBe(text);
});

test('of two lines for an address, as a merge leaves them, the later day counts', () => {
  const lines = ['/team 2026-03-01 new', TEAM, '/ 2026-01-01 a'];
  for (const text of [lines.join('\n'), lines.toReversed().join('\n')])
    expect(parseLedger(text).ledger.get('/team')).toEqual({ day: '2026-03-01', digest: 'new' });
});

test('a line that is none is told with its place', () => {
  const text = `${TEAM}\n<<<<<<< HEAD\n/ 2026-1-1 a\n`;
  const found = parseLedger(text).unreadable.map((range) => text.slice(...range));
  expect(found).toEqual(['<<<<<<< HEAD', '/ 2026-1-1 a']);
});

test('publishing keeps the day of a text that is the same, and every address there ever was', () => {
  const { ledger } = parseLedger(`${TEAM}\n/old 2025-01-01 o\n/ 2026-01-04 x1\n`);
  const next = withPublished(
    ledger,
    new Map([
      ['/team', 'abc'],
      ['/', 'x2'],
      ['/new', 'n'],
    ]),
    '2026-02-02',
  );
  expect(formatLedger(next).split('\n').slice(-5)).toEqual([
    '/ 2026-02-02 x2',
    '/new 2026-02-02 n',
    '/old 2025-01-01 o',
    TEAM,
    '',
  ]);
});
