import { expect, it } from 'vitest';
import { readAnswer } from './crm-answer.ts';

it('reads an answer of 64 KB, and takes a longer one for no JSON', async () => {
  const text = JSON.stringify('x'.repeat(64 * 1024 - 2));
  expect(await readAnswer(new Response(text, { status: 201 }), 0)).toEqual({
    status: 201,
    json: JSON.parse(text),
  });
  expect((await readAnswer(new Response(`${text} `), 0)).json).toBeUndefined();
});

it('has no JSON where there is no body', async () => {
  const headers = { 'retry-after': '7' };
  expect(await readAnswer(new Response(null, { status: 503, headers }), 0)).toEqual({
    status: 503,
    json: undefined,
    wait: 7000,
  });
});
