import { expect, it } from 'vitest';
import { readPageName } from './page-name.ts';

it.each([
  ['services/audits', '/services/audits', 'pages/services/audits.yaml'],
  ['/services/audits/', '/services/audits', 'pages/services/audits.yaml'],
  ['pages/services/audits.yaml', '/services/audits', 'pages/services/audits.yaml'],
  ['./pages/services/audits.yaml', '/services/audits', 'pages/services/audits.yaml'],
  ['services/audits.yaml', '/services/audits', 'pages/services/audits.yaml'],
  ['services/index', '/services', 'pages/services/index.yaml'],
  ['/', '/', 'pages/index.yaml'],
])('understands %s', (words, route, file) => {
  expect(readPageName(words)).toEqual({ route, file });
});

it.each([
  ['Services/Data Mesh!', 'services/data-mesh'],
  ['services//audits', 'services/audits'],
  ['services/-audits-', 'services/audits'],
  ['../services/audits', 'services/audits'],
  ['Über uns/Lena Müller', 'ueber-uns/lena-mueller'],
])('refuses %s and suggests a name', (words, better) => {
  expect(() => readPageName(words)).toThrow(`Did you mean \`${better}\`?`);
});

it('refuses a name of which nothing remains', () => {
  expect(() => readPageName('!?')).toThrow(/single hyphens\.$/);
});
