import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readCodes } from '../diagnostics/codes-module.ts';
import { printProblemPage } from './problem-page.ts';

it('gives what is checked in: run npm run generate after a change of the codes', () => {
  const checkedIn = readFileSync(
    join(import.meta.dirname, '../../docs/pages/problems.yaml'),
    'utf8',
  );
  expect(checkedIn).toBe(printProblemPage(readCodes()));
});
