import { expect, test } from 'vitest';
import { findTargets, type Target } from './links.ts';

const targets: Target[] = [
  { href: '/', name: 'Alder Row', kind: 'Pages' },
  { href: '/services/audits', name: 'Energy audits', kind: 'Pages' },
  { href: '/services/audits#cost', name: 'Cost', kind: 'Places', on: 'Energy audits' },
  { href: '/price-list.pdf', name: 'price-list.pdf', kind: 'Downloads' },
];

test.each([
  ['energy', ['/services/audits', '/services/audits#cost']],
  ['cost audits', ['/services/audits#cost']],
  ['PRICE', ['/price-list.pdf']],
  ['/', ['/', '/services/audits', '/services/audits#cost', '/price-list.pdf']],
  ['/services/audits#cost', ['/services/audits#cost']],
  ['nowhere', []],
])('%s finds %j', (words, hrefs) => {
  expect(findTargets(targets, words).map(({ href }) => href)).toEqual(hrefs);
});
