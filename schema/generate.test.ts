import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { generateFromSchemas } from './generate.ts';
import { schemaFolder } from './load-schemas.ts';

it('gives what is checked in: run npm run generate after a change of a schema', async () => {
  const generated = await generateFromSchemas();
  const read = (name: string) => readFileSync(join(schemaFolder, 'generated', name), 'utf8');
  const stale = [...generated].filter(([name, text]) => read(name) !== text);
  expect(stale.map(([name]) => name)).toEqual([]);
  expect(generated.size).toBe(3);
});

it('makes fields with a default required in the types, and others optional', async () => {
  const types = (await generateFromSchemas()).get('content.d.ts') ?? '';
  const [picture = ''] = /export interface Picture \{[^}]*\}/.exec(types) ?? [];
  expect(picture).toContain('  alt: string;');
  const [hero = ''] = /export interface HeroBlock \{[^}]*\}/.exec(types) ?? [];
  expect(hero).toContain("  type: 'hero';");
  expect(hero).toContain('  picture?: Picture;');
});
