import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateFromSchemas } from './generate.ts';
import { generateGuards } from './guards.ts';
import { listBlockTypes, schemaFolder } from '../load-schemas.ts';

/** Once for all tests, because it takes seconds. */
const fromSchemas = generateFromSchemas();

it('gives what is checked in: run npm run generate after a change of a schema', async () => {
  const generated = await fromSchemas;
  const stale = [...generated, ...(await generateGuards())].filter(
    ([name, text]) => readFileSync(join(schemaFolder, '..', name), 'utf8') !== text,
  );
  expect(stale.map(([name]) => name)).toEqual([]);
  expect(generated.size).toBeGreaterThan(listBlockTypes().length);
});

it('makes fields with a default required in the types, and others optional', async () => {
  const types = (await fromSchemas).get('schema/generated/content.d.ts') ?? '';
  const [picture = ''] = /export interface Picture \{[^}]*\}/.exec(types) ?? [];
  expect(picture).toContain('  alt: string;');
  const [hero = ''] = /export interface HeroBlock \{[^}]*\}/.exec(types) ?? [];
  expect(hero).toContain("  type: 'hero';");
  expect(hero).toContain('  picture?: Picture;');
});
