import { expect, test } from 'vitest';
import { explainTexts } from '../../../test-support/content/explain-texts.ts';
import { warnAboutComments } from './comments.ts';

const TEXT = { type: 'string' } as const;

const explain = (text: string) =>
  explainTexts(warnAboutComments, text, { properties: { title: TEXT, lead: TEXT } });

const CUT_OFF =
  '1:8 Text after # is a comment, so visitors do not see `#1 tool`. ' +
  "If it is part of the text, put everything in quotes: 'Our #1 tool'";

test.each([
  ['a line', 'title: Our #1 tool\nlead: Words\n'],
  ['the last line, also without a line end', 'title: Our #1 tool'],
])('a text that a # cuts off in %s is told from a comment', (_where, text) => {
  expect(explain(text)).toEqual([CUT_OFF]);
});

test.each([
  ['a comment with a space after the sign', 'title: Our # 1 tool\n'],
  ['a sign without a space before it', 'title: Our#1 tool\n'],
  ['a sign in quotes', "title: 'Our #1 tool'\n"],
  ['a comment in a line of its own', 'title: Our\n #1 tool\nlead: Words\n'],
])('%s cuts off nothing', (_what, text) => {
  expect(explain(text)).toEqual([]);
});
