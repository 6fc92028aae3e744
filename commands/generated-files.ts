import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EXAMPLE_PICTURES } from '../prerender/dev/example-files.ts';
import { printAgentsPage } from '../authoring/page/agents-page.ts';
import { VERBS } from '../authoring/page/verbs.ts';
import { kindNamesModule } from '../authoring/kinds.ts';
import { templateTextsModule } from '../authoring/template-texts.ts';
import { codesModule, readCodes } from '../check/diagnostics/codes-module.ts';
import { printProblemPage } from '../check/report/problem-page.ts';
import { GUIDES, printGuidePage } from '../schema/generate/guide-page.ts';
import { readOwnBlocks } from '../check/features/own-blocks/own-blocks.ts';
import { generateOwn } from '../schema/generate/generate-own.ts';
import { generateFromSchemas } from '../schema/generate/generate.ts';
import { describeBlocks } from '../schema/block-guide.ts';
import { schemaFolder } from '../schema/load-schemas.ts';

/** All that is generated for the engine but the guards: paths from its folder, and texts. */
export async function filesOfEngine(): Promise<(readonly [string, string])[]> {
  const codes = readCodes();
  return [
    ...(await generateFromSchemas()),
    ['schema/generated/template-texts.ts', templateTextsModule()] as const,
    ['schema/generated/kind-names.ts', kindNamesModule()] as const,
    ['schema/generated/diagnostic-codes.ts', codesModule(codes)] as const,
    ...Object.entries(EXAMPLE_PICTURES).map(
      ([file, source]) => [`docs/media/${file}`, read(`prerender/${source}`)] as const,
    ),
    ['docs/pages/problems.yaml', printProblemPage(codes)] as const,
    ...Object.keys(GUIDES).map((file) => printGuidePage(file, read(file))),
    ['AGENTS.md', printAgentsPage(describeBlocks(), VERBS)] as const,
  ];
}

function read(file: string): string {
  return readFileSync(join(schemaFolder, '..', file), 'utf8');
}

/** @throws if a block of the site has errors */
export function filesOfSite(site: string): Map<string, string> {
  const { blocks, problems } = readOwnBlocks(site);
  const [problem] = problems;
  if (problem) throw new Error(`${problem.file}:${problem.line} ${problem.message}`);
  return generateOwn(site, blocks);
}
