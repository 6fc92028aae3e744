import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeBlocks } from '../../schema/block-guide.ts';
import { printAgentsPage } from './agents-page.ts';
import { VERBS } from './verbs.ts';

it('gives what is checked in: run npm run generate after a change of it', () => {
  const checkedIn = readFileSync(join(import.meta.dirname, '../../AGENTS.md'), 'utf8');
  expect(printAgentsPage(describeBlocks(), VERBS)).toBe(checkedIn);
});

it('says of each block type the first sentence of its description', () => {
  const block = { name: 'hero', title: 'Hero', fields: [], example: '' };
  const print = (description: string) =>
    printAgentsPage({ blocks: [{ ...block, description }], pieces: [] }, []);
  expect(print('Opens a page. Has one heading.')).toContain('\n- `hero`: Opens a page.\n');
  expect(print('Opens v1.2 pages! Not others.')).toContain('\n- `hero`: Opens v1.2 pages!\n');
  expect(print('No full stop')).toContain('\n- `hero`: No full stop\n');
});
