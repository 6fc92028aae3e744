import { expect, it } from 'vitest';
import { moveSchemaHint, schemaHint } from './schema-hint.ts';

it('leads from the page to the schema that the site has', () => {
  expect(schemaHint('/site', 'pages/services/audits.yaml')).toBe(
    '# yaml-language-server: $schema=../../.cache/page.schema.json',
  );
});

it('follows a page that moves', () => {
  const files = { from: 'pages/services/audits.yaml', to: 'pages/audits.yaml' };
  expect(
    moveSchemaHint(
      '# yaml-language-server: $schema=../../schema/p.json\ntitle: A\n',
      '/site',
      files,
    ),
  ).toBe('# yaml-language-server: $schema=../schema/p.json\ntitle: A\n');
  const elsewhere = '# yaml-language-server: $schema=https://www.site.example/p.json\n';
  expect(moveSchemaHint(elsewhere, '/site', files)).toBe(elsewhere);
});
