import { expect, test } from 'vitest';
import { details, erasure, printable, reconciliation, table, unaccounted } from './report.ts';

const COUNTS = {
  accepted: 7,
  waiting: 1,
  delivered: 3,
  quarantined: 1,
  dead: 2,
  erased: 0,
  oldestWaiting: 0,
};

test('what is in no state is missing, and what is in two is too', () => {
  expect(unaccounted(COUNTS)).toBe(0);
  expect(unaccounted({ ...COUNTS, accepted: 9 })).toBe(2);
  expect(unaccounted({ ...COUNTS, accepted: 6 })).toBe(-1);
  expect(reconciliation({ ...COUNTS, accepted: 9 })).toMatch(/^9 accepted = .* 2 dead: 2 MISSING$/);
});

test('erased ones are told of once there are any', () => {
  expect(reconciliation(COUNTS)).not.toContain('erased');
  expect(reconciliation({ ...COUNTS, accepted: 8, erased: 1 })).toMatch(
    / \+ 1 erased: all accounted for$/,
  );
});

test('text of strangers moves no cursor and reverses no writing; line ends stay', () => {
  expect(printable('a\u001B[2J\nb\u202Ec\u2028d\u0000')).toBe(
    'a\\u{1b}[2J\nb\\u{202e}c\\u{2028}d\\u{0}',
  );
  expect(printable('Zoë, 東京 👩')).toBe('Zoë, 東京 👩');
});

test('an empty list is said', () => {
  expect(table([])).toBe('No inquiries.');
});

test('an inquiry is one line in a list, and shown with its content, targets and history', () => {
  const at = Date.parse('2026-11-22T12:00:05.999Z');
  const entry = {
    id: 'one',
    state: 'dead',
    reason: 'refused',
    acceptedAt: at,
    changedAt: at,
    form: 'order',
    body: '{"name":"Ada","wish":"Crusty,\\nplease."}',
    deliveries: [
      { target: 'crm', state: 'dead', changedAt: at, attempts: 3, lastError: 'No.' },
      { target: 'email:a', state: 'delivered', changedAt: at, attempts: 1, lastError: null },
    ],
  } as const;
  const shown = { ...entry, deliveries: [...entry.deliveries] };
  const line = 'one  2026-11-22 12:00:05  order  dead         refused       4 attempts';
  expect(table([shown, shown])).toBe(`${line}\n${line}`);
  const history = [
    { at, from: null, to: 'waiting', reason: 'accepted' },
    { at: at + 1, from: 'waiting', to: 'dead', reason: 'refused' },
  ];
  const rest = [
    'to crm: dead, 3 attempts',
    'last error     No.',
    'to email:a: delivered, 1 attempts',
    '2026-11-22 12:00:05  - > waiting: accepted',
    '2026-11-22 12:00:06  waiting > dead: refused',
  ];
  expect(details(shown, history).split('\n')).toEqual([
    line,
    'name           Ada',
    'wish           Crusty,',
    '  please.',
    ...rest,
  ]);
  expect(details({ ...shown, body: null }, history).split('\n')).toEqual([
    line,
    '(The content was deleted.)',
    ...rest,
  ]);
});

test('an erasure names each place where the content may still be', () => {
  const erased = [
    { id: 'one', state: 'delivered' as const, deliveredTo: ['crm', 'email:a'], underWayTo: [] },
    { id: 'two', state: 'waiting' as const, deliveredTo: ['crm'], underWayTo: ['webhook:b'] },
    { id: 'three', state: 'waiting' as const, deliveredTo: [], underWayTo: ['crm'] },
    { id: 'four', state: 'dead' as const, deliveredTo: [], underWayTo: [] },
  ];
  expect(erasure({ erased, complete: true }).split('\n')).toEqual([
    'Erased the content of 4:',
    'one was already delivered. Erase it there too: crm, email:a.',
    'two was already delivered. Erase it there too: crm.',
    'two was being delivered. Look for it there: webhook:b.',
    'three was being delivered. Look for it there: crm.',
    'four was dead and will not be delivered.',
  ]);
});

test('an erasure says when nothing is stored, and when files still hold something', () => {
  expect(erasure({ erased: [], complete: true })).toBe('No inquiry of this address is stored.');
  expect(erasure({ erased: [], complete: false })).toMatch(
    /^No inquiry .* stored\.\nThe files still contain some of the erased text/,
  );
});
