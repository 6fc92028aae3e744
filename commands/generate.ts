import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { printAgentsPage } from '../authoring/page/agents-page.ts';
import { templateTextsModule } from '../authoring/template-texts.ts';
import { printProblemPage } from '../check/report/problem-page.ts';
import { PAPERS, printPaperPage } from '../schema/generate/paper-page.ts';
import { generateFromSchemas } from '../schema/generate/generate.ts';
import { describeBlocks } from '../schema/block-guide.ts';
import { loadSchemas, schemaFolder } from '../schema/load-schemas.ts';
import { command } from './door/command.ts';

await command(
  {
    name: 'generate',
    about: 'Writes schema/generated/, AGENTS.md and the generated pages of docs/ anew.',
    options: {
      check: {
        type: 'boolean',
        default: false,
        help: 'only say what is stale, and exit with 1 if anything is',
      },
    },
    examples: ['npm run generate', 'npm run generate -- --check'],
  },
  async ({ values }) => {
    let isFresh = true;
    const read = (file: string) => readFileSync(join(schemaFolder, '..', file), 'utf8');
    for (const [name, text] of [
      ...(await generateFromSchemas()),
      ['schema/generated/template-texts.ts', templateTextsModule(loadSchemas())] as const,
      ['docs/media/example/landscape.svg', read('prerender/example-picture.svg')] as const,
      ['docs/pages/problems.yaml', printProblemPage()] as const,
      ...Object.keys(PAPERS).map((file) => printPaperPage(file, read(file))),
      ['AGENTS.md', printAgentsPage(describeBlocks())] as const,
    ]) {
      const file = join(schemaFolder, '..', name);
      if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
      if (values.check) {
        console.error(`${relative('.', file)} is stale: run npm run generate.`);
        isFresh = false;
      } else {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
        console.log(`Wrote ${relative('.', file)}.`);
      }
    }
    return isFresh;
  },
);
