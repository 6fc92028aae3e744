import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { printProblemPage } from '../check/report/problem-page.ts';
import { generateFromSchemas } from '../schema/generate/generate.ts';
import { schemaFolder } from '../schema/load-schemas.ts';

/**
 * npm run generate             writes schema/generated/, docs/blocks.md and docs/problems.md anew
 * npm run generate -- --check  only says what is stale, and exits with 1 if anything is
 */
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
for (const [name, text] of [
  ...(await generateFromSchemas()),
  ['docs/problems.md', printProblemPage()] as const,
]) {
  const file = join(schemaFolder, '..', name);
  const isStale = !existsSync(file) || readFileSync(file, 'utf8') !== text;
  if (isStale && values.check) {
    console.error(`${relative('.', file)} is stale: run npm run generate.`);
    process.exitCode = 1;
  } else if (isStale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`Wrote ${relative('.', file)}.`);
  }
}
