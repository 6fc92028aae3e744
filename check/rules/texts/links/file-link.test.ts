import { expect, test } from 'vitest';
import { checkFileLink } from './file-link.ts';

const files = ['/plan.pdf', '/Terms.pdf', '/docs/prices.pdf', '/my%20plan.pdf', '/tool.exe5'];
const context = { publicFiles: new Set(files), routes: new Map([['/v1.2', 'pages/v1.2.yaml']]) };

const found = (href: string) => checkFileLink(href, context);

test.each(['/plan.pdf', '/plan.pdf#page=2', '/my%20plan.pdf'])('%s is a file', (href) => {
  expect(found(href)).toBe('fine');
});

test.each(['/team', 'plan.pdf', '//plan.pdf', '/team.html', '/team.yaml', '/v1.2', '/a.b'])(
  '%s leads elsewhere',
  (href) => {
    expect(found(href)).toBe(undefined);
  },
);

test.each([
  ['/terms.pdf', '/Terms.pdf', '; uppercase and lowercase letters matter.'],
  ['/plna.pdf', '/plan.pdf', '.'],
  ['/prices.pdf#page=2', '/docs/prices.pdf#page=2', '.'],
])('%s is probably %s', (href, address, end) => {
  expect(found(href)).toEqual({
    id: 'missing-file',
    message: `There is no file public${href.replace(/#.*/, '')}${end}`,
    suggestion: `Did you mean \`${address}\`?`,
    replacement: address,
  });
});

test('a file that nothing is like has to be put there', () => {
  expect(found('/conditions.docx')).toEqual({
    id: 'missing-file',
    message: 'There is no file public/conditions.docx.',
    suggestion: 'Add the file.',
    replacement: undefined,
  });
});

test('a space is written with an escape', () => {
  expect(found('/my plan.pdf#page=2')).toEqual({
    id: 'wrong-address',
    message: 'Spaces, brackets and letters such as ü must be escaped in an address.',
    suggestion: 'Did you mean `/my%20plan.pdf#page=2`?',
    replacement: '/my%20plan.pdf#page=2',
  });
});

test('a file that browsers do not know is sent to nobody', () => {
  expect(found('/tool.exe5')).toMatchObject({
    id: 'unknown-file-kind',
    message: 'Files that end in .exe5 are not served, because browsers do not know what they are.',
  });
});
