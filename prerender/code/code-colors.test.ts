import { expect, test } from 'vitest';
import type { MarkdownElement } from '../../schema/texts/markdown.ts';
import { codeColors } from './code-colors.ts';

/** The stretches of some code that have a role, each as `role:words`. */
async function rolesIn(language: string, text: string): Promise<string[] | undefined> {
  const element: MarkdownElement = { type: 'code', language, text };
  const { code } = await codeColors([[{ type: 'quote', elements: [element] }]]);
  const runs = code?.[`${language}\n${text}`];
  if (!runs) return undefined;
  expect(runs.reduce((sum, [, length]) => sum + length, 0)).toBe(text.length);
  let end = 0;
  return runs.flatMap(([role, length]) => {
    const words = text.slice(end, (end += length)).trim();
    return role === '' ? [] : [`${role}:${words}`];
  });
}

test.each([
  ['yaml', '# a\nb: "c"\n\nd: 1\n', ['comment:# a', 'name:b', 'string:"c"', 'name:d', 'value:1']],
  ['sh', 'npm install # now', ['name:npm', 'string:install', 'comment:# now']],
  ['ts', 'return `a${b}`', ['keyword:return', 'string:`a', 'string:`']],
  ['json', '{ "a": true }', ['name:a', 'value:true']],
  ['css', 'a { top: 1px }', ['name:a', 'name:top', 'value:1px']],
  ['svg', '<a b="c">', ['name:a', 'value:b', 'string:"c"']],
])('%s is taken apart', async (language, text, roles) => {
  expect(await rolesIn(language, text)).toEqual(roles);
});

test('code in no language, or in one that is not known, stays as it is', async () => {
  expect(await rolesIn('klingon', 'a: 1')).toBeUndefined();
  expect(await rolesIn('constructor', 'a: 1')).toBeUndefined();
  expect(await codeColors([[{ type: 'code', text: 'a: 1' }, { type: 'rule' }]])).toEqual({});
  expect(await codeColors()).toEqual({});
});
