import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { FieldSchema } from '../field-schema.ts';
import { generateOwn } from './generate-own.ts';

const schema = {
  title: 'Timeline',
  description: 'What happened, year by year.',
  type: 'object',
  required: ['type', 'heading'],
  additionalProperties: false,
  properties: {
    type: { title: 'Type', description: 'Always timeline.', const: 'timeline' },
    heading: { title: 'Heading', description: 'One line.', type: 'string' },
  },
  examples: [{ type: 'timeline', heading: 'Since 1990' }],
} satisfies FieldSchema;

test('types and a page for the block types of a site that are whole, and nothing for others', () => {
  const site = mkdtempSync(join(tmpdir(), 'own-'));
  onTestFinished(() => rmSync(site, { recursive: true }));
  mkdirSync(join(site, 'blocks/timeline'), { recursive: true });
  writeFileSync(join(site, 'blocks/timeline/schema.json'), JSON.stringify(schema));
  const broken = { type: 'map', schema: {}, isBroken: true };

  const files = generateOwn(site, [broken, { type: 'timeline', schema }]);
  expect([...files.keys()]).toEqual(['blocks/timeline/data.d.ts', 'blocks/README.md']);
  expect(files.get('blocks/timeline/data.d.ts')).toMatch(/type: 'timeline';.*heading: string;/s);
  const page = files.get('blocks/README.md') ?? '';
  expect(page).toMatch(
    /^# Blocks of this site\n.*## timeline\n\n\*\*Timeline\.\*\* What happened/s,
  );
  expect(page).toContain('heading: Since 1990');

  expect([...generateOwn(site, [broken])]).toEqual([]);
  expect([...generateOwn(site, [])]).toEqual([]);
});
