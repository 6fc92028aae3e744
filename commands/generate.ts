import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { printAgentsPage } from '../authoring/page/agents-page.ts';
import { VERBS } from '../authoring/page/verbs.ts';
import { kindNamesModule } from '../authoring/kinds.ts';
import { templateTextsModule } from '../authoring/template-texts.ts';
import { codesModule, readCodes } from '../check/diagnostics/codes-module.ts';
import { printProblemPage } from '../check/report/problem-page.ts';
import { says, writeChanged } from '../check/files/write-changed.ts';
import { GUIDES, printGuidePage } from '../schema/generate/guide-page.ts';
import { readOwnBlocks } from '../check/features/own-blocks/own-blocks.ts';
import { generateOwn } from '../schema/generate/generate-own.ts';
import { generateFromSchemas } from '../schema/generate/generate.ts';
import { describeBlocks } from '../schema/block-guide.ts';
import { schemaFolder } from '../schema/load-schemas.ts';
import { command } from './door/command.ts';

await command(
  {
    name: 'generate',
    about:
      'Writes schema/generated/, AGENTS.md and the generated pages of docs/ anew; with --site, the types, the page and the schema for editors of the blocks that a site has of its own.',
    options: {
      site: { type: 'string', value: 'DIR', help: 'the folder of a site with a folder blocks/' },
      check: {
        type: 'boolean',
        default: false,
        help: 'only say what is stale, and exit with 1 if anything is',
      },
    },
    examples: ['npm run generate', 'npm run generate -- --check', 'npm run generate -- --site .'],
  },
  async ({ values }) => {
    const { site } = values;
    const folder = site ?? join(schemaFolder, '..');
    const files = site === undefined ? await filesOfEngine() : filesOfSite(site);
    let isFresh = true;
    for (const [name, text] of files) {
      const file = join(folder, name);
      if (says(file, text)) continue;
      if (values.check) {
        console.error(`${relative('.', file)} is stale: run npm run generate.`);
        isFresh = false;
      } else {
        writeChanged(folder, name, text);
        console.log(`Wrote ${relative('.', file)}.`);
      }
    }
    return isFresh;
  },
);

function read(file: string): string {
  return readFileSync(join(schemaFolder, '..', file), 'utf8');
}

async function filesOfEngine(): Promise<(readonly [string, string])[]> {
  const codes = readCodes();
  return [
    ...(await generateFromSchemas()),
    ['schema/generated/template-texts.ts', templateTextsModule()] as const,
    ['schema/generated/kind-names.ts', kindNamesModule()] as const,
    ['schema/generated/diagnostic-codes.ts', codesModule(codes)] as const,
    ['docs/media/example/landscape.svg', read('prerender/example-picture.svg')] as const,
    ['docs/pages/problems.yaml', printProblemPage(codes)] as const,
    ...Object.keys(GUIDES).map((file) => printGuidePage(file, read(file))),
    ['AGENTS.md', printAgentsPage(describeBlocks(), VERBS)] as const,
  ];
}

/** @throws if a block of the site has errors */
function filesOfSite(site: string): Map<string, string> {
  const { blocks, problems } = readOwnBlocks(site);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}:${problem.line} ${problem.message}`);
  return generateOwn(site, blocks);
}
