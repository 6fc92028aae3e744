import { expect, test } from 'vitest';
import { diagnosticOfFile } from '../../../check/diagnostics/diagnostic.ts';
import type { PageResult } from '../../../check/model/page-result.ts';
import { emptyIndex } from '../../../test-support/content/empty-index.ts';
import { GoodPages } from './good-pages.ts';

const wrong = diagnosticOfFile('a', { id: 'wrong-block-name', message: 'No.' });

test('a page with an error stays as it was when it was right', async () => {
  const pages = new GoodPages();
  const titleOf = async (title: string | undefined, isWrong = false) => {
    const result: PageResult = {
      file: 'pages/news/a.yaml',
      digest: 'd',
      problems: isWrong ? [wrong] : [],
      ...(title !== undefined && { index: { ...emptyIndex, title } }),
    };
    const check = (isMeant: (file: string) => boolean) =>
      Promise.resolve([result].filter(({ file }) => isMeant(file)));
    expect(await pages.of(() => false, check)).toEqual([]);
    return (await pages.of(() => true, check))[0]?.index?.title;
  };
  expect(await titleOf('New', true)).toBe('New');
  expect(await titleOf('Right')).toBe('Right');
  expect(await titleOf('Wrong', true)).toBe('Right');
  expect(await titleOf(undefined, true)).toBe('Right');
  expect(await titleOf('Right again')).toBe('Right again');
});
