import { expect, test } from 'vitest';
import { readData } from '../../edit/source.ts';
import { isRecord } from '../../schema/is-record.ts';
import { toVersion2 } from './to-version-2.ts';

function fields(text: string): Record<string, unknown> {
  const data = readData(text);
  if (!isRecord(data)) throw new Error('This is no group of fields.');
  return data;
}

const ofPage = (text: string) => toVersion2.page(text, fields(text)).operations;
const ofSite = (text: string) => toVersion2.site(text, fields(text));

const HREF = 'https://profile.example/a';
const LINK = { icon: 'arrow-up-right', name: 'Professional profile', href: HREF };

test('of a page, only former types and profiles of people change', () => {
  const page = `title: A
blocks:
  - type: hero
    items: [{ linkedIn: ${HREF} }]
  - type: accelerators
  - words
  - type: team
    items:
      - { linkedIn: ${HREF} }
      - name: B
      - { linkedIn: ${HREF}, links: [{ name: C }] }
      - words
  - type: team
`;
  expect(ofPage(page)).toEqual([
    { op: 'set', path: '/blocks/1/type', value: 'product-cards' },
    { op: 'rename', path: '/blocks/3/items/0/linkedIn', name: 'links' },
    { op: 'set', path: '/blocks/3/items/0/links', value: [LINK] },
    { op: 'insert', path: '/blocks/3/items/2/links/0', value: LINK },
    { op: 'remove', path: '/blocks/3/items/2/linkedIn' },
  ]);
  expect(ofPage('title: A\n')).toEqual([]);
  expect(ofPage('blocks: none\n')).toEqual([]);
});

test.each([
  ['name: A\n', []],
  ['footer: { legal: [] }\n', []],
  ['footer: { offices: [] }\n', [{ op: 'remove', path: '/footer/offices' }]],
  [
    'footer:\n  # Where we are.\n  offices: [1]\n',
    [
      { op: 'remove', path: '/footer/offices' },
      { op: 'set', path: '/locations', value: [1], before: 'footer', comment: 'Where we are.' },
    ],
  ],
  [
    'locations: [1]\nfooter: { offices: [2] }\n',
    [
      { op: 'remove', path: '/footer/offices' },
      { op: 'set', path: '/locations', value: [1, 2], before: 'footer' },
    ],
  ],
])('offices of %j become locations', (text, operations) => {
  expect(ofSite(text)).toEqual({ operations, files: {} });
});

test.each([
  ['inquiry: { title: Ask }\n', [{ op: 'remove', path: '/inquiry' }]],
  [
    'inquiry: { clientId: a, endpoint: /leads/ }\n',
    [
      { op: 'remove', path: '/inquiry' },
      { op: 'set', path: '/forms', value: { endpoint: '/leads/', clientId: 'a' } },
    ],
  ],
  [
    '# How we are asked.\ninquiry: { endpoint: /leads/ }\n',
    [
      { op: 'remove', path: '/inquiry' },
      {
        op: 'set',
        path: '/forms',
        value: { endpoint: '/leads/' },
        comment: 'How we are asked.',
      },
    ],
  ],
  [
    'forms: { endpoint: /other/ }\ninquiry: { endpoint: /leads/ }\n',
    [{ op: 'remove', path: '/inquiry' }],
  ],
])('how %j sends becomes how all forms do', (text, operations) => {
  expect(ofSite(text).operations).toEqual(operations);
});

test('the words of the form become a file of its own, above its fields', () => {
  const { files = {} } = ofSite('inquiry:\n  # Short.\n  title: Ask us\n  subtitle: Soon.\n');
  expect(Object.keys(files)).toEqual(['forms/inquiry.yaml']);
  const form = files['forms/inquiry.yaml'] ?? '';
  expect(form).toContain('# Short.\ntitle: Ask us\n');
  expect(Object.keys(fields(form)).slice(0, 3)).toEqual(['title', 'subtitle', 'fields']);
});
