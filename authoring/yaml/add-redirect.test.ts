import { expect, it } from 'vitest';
import { addRedirect } from './add-redirect.ts';

const add = (text: string) => addRedirect(text, '/old', '/new');

it('begins the list at the end of the file', () => {
  expect(add('name: A\n')).toEqual({
    text: 'name: A\n\n# Old addresses and where their pages are now, so that links from other sites keep working.\nredirects:\n  /old: /new\n',
    line: 5,
  });
  expect(add('name: A').text).toMatch(/^name: A\n\n# Old .*\nredirects:\n {2}\/old: \/new\n$/);
  expect(add('name: A\r\n').text).toMatch(
    /^name: A\r\n\r\n# .*\r\nredirects:\r\n {2}\/old: \/new\r\n$/,
  );
});

it('adds to the list there is', () => {
  expect(add('redirects:\n    /a: /b # why\n# end\nname: A\n')).toEqual({
    text: 'redirects:\n    /a: /b # why\n    /old: /new\n# end\nname: A\n',
    line: 3,
  });
  expect(add('redirects: { /a: /b }\n')).toEqual({
    text: 'redirects: { /a: /b, /old: /new }\n',
    line: 1,
  });
  expect(add('redirects: {} # none\n')).toEqual({
    text: 'redirects: { /old: /new } # none\n',
    line: 1,
  });
});

it('turns a redirect round when a page gets its old address back', () => {
  expect(add('redirects:\n  /a: /b\n  "/new": /old # moved\n')).toEqual({
    text: 'redirects:\n  /a: /b\n  /old: /new # moved\n',
    line: 3,
  });
});
