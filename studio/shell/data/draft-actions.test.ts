import { afterEach, expect, test, vi } from 'vitest';
import { readFile, take } from './draft-actions.ts';
import { now } from './store.ts';

const FILE = 'pages/team.yaml';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what a file said before a change does not take the place of what it says since', async () => {
  vi.useFakeTimers();
  const held: (() => void)[] = [];
  let title = 'Team';
  vi.stubGlobal('fetch', (url: string) => {
    const answer = Response.json(url.endsWith('/file') ? { file: FILE, data: { title } } : []);
    // What is wrong with the draft is asked for, too, and not answered here.
    return new Promise((resolve) => {
      if (/\/(?:file|figures)$/.test(url)) held.push(() => resolve(answer));
    });
  });
  const answerAll = () => held.splice(0).map((answer) => answer());
  const reading = readFile(FILE);
  title = 'People';
  take({ draft: now().draft, files: [{ file: FILE, data: { title } }] });
  answerAll();
  await vi.waitFor(() => expect(held).toHaveLength(2));
  expect(now().files[FILE]).toEqual({ title: 'People' });
  answerAll();
  await reading;
  expect(now().files[FILE]).toEqual({ title: 'People' });
});
