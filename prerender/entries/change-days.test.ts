import { expect, test } from 'vitest';
import { parseLedger } from '../../check/model/ledger.ts';
import { emptyIndex as index } from '../../test-support/content/empty-index.ts';
import { changeDays } from './change-days.ts';

const { ledger } = parseLedger(
  [
    '/news/changed 2026-03-02 aa',
    '/news/same-day 2026-03-01 aa',
    '/news/edited 2026-03-02 other',
    '/team 2026-03-02 aa',
  ].join('\n'),
);
const entry = { title: 'A', date: '2026-03-01', summary: '', tags: [] };

const news = (name: string) => ({
  file: `pages/news/${name}.yaml`,
  index: { ...index, textDigest: 'aa', entry },
});

test('an entry changed on the day that the ledger knows, if that is later and its text is that one', () => {
  const team = { file: 'pages/team.yaml', index: { ...index, textDigest: 'aa' } };
  const pages = [...['changed', 'same-day', 'edited', 'new'].map(news), team];
  expect(changeDays([...pages, { file: 'pages/news/broken.yaml' }], ledger)).toEqual({
    '/news/changed': '2026-03-02',
  });
});
