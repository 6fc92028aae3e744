import { expect, test } from 'vitest';
import { readData } from '../../edit/source.ts';
import { isRecord } from '../../schema/is-record.ts';
import { toVersion3 } from './to-version-3.ts';

function operationsOf(text: string) {
  const data = readData(text);
  if (!isRecord(data)) throw new Error('This is no group of fields.');
  return toVersion3.page(text, data).operations;
}

test('folders of lists and times of slots get their names, also in tabs', () => {
  const page = `title: A
blocks:
  - { type: entries, from: news, until: 2026-12-01T09:00Z }
  - type: schedule
    days:
      - slots:
          - { from: 09:00, to: 10:00, title: A }
          - { from: 11:00, title: B }
  - type: tabs
    tabs:
      - { label: One, blocks: [{ type: entries, from: news }] }
  - { type: quote, from: 2026-12-01T09:00Z }
`;
  expect(operationsOf(page)).toEqual([
    { op: 'rename', path: '/blocks/0/from', name: 'folder' },
    { op: 'rename', path: '/blocks/1/days/0/slots/0/from', name: 'starts' },
    { op: 'rename', path: '/blocks/1/days/0/slots/0/to', name: 'ends' },
    { op: 'rename', path: '/blocks/1/days/0/slots/1/from', name: 'starts' },
    { op: 'rename', path: '/blocks/2/tabs/0/blocks/0/from', name: 'folder' },
  ]);
});

test('a time of a part stays, and so does what has both names', () => {
  const page = `blocks:
  - { type: entries, folder: news, from: 2026-12-01T09:00 }
  - { type: entries, from: 2026-12-01T09:00 }
  - type: schedule
    days: [{ slots: [{ starts: 09:00, ends: 10:00, to: 11:00, from: 2026-12-01T09:00 }] }]
`;
  expect(operationsOf(page)).toEqual([]);
  expect(operationsOf('blocks: none\n')).toEqual([]);
});
