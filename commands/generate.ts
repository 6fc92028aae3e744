import { join, relative } from 'node:path';
import { says, writeChanged } from '../check/files/write-changed.ts';
import { generateGuards } from '../schema/generate/guards.ts';
import { schemaFolder } from '../schema/load-schemas.ts';
import { command } from './door/command.ts';

await command(
  {
    name: 'generate',
    about:
      "Regenerates schema/generated/, AGENTS.md and the generated pages of docs/; with --site, the types, the docs page and the editor schema of a site's own block types.",
    options: {
      site: { type: 'string', value: 'DIR', help: 'folder of a site with a folder blocks/' },
      check: {
        type: 'boolean',
        default: false,
        help: 'only list stale files, and exit with 1 if there are any',
      },
    },
    examples: ['npm run generate', 'npm run generate -- --check', 'npm run generate -- --site .'],
  },
  async ({ values: { site, check } }) => {
    const folder = site ?? join(schemaFolder, '..');
    const writer = check ? isFresh : write;
    const areGuardsFresh = site !== undefined || writer(folder, await generateGuards());
    // What makes the others needs the guards.
    const { filesOfEngine, filesOfSite } = await import('./generated-files.ts');
    const files = site === undefined ? await filesOfEngine() : filesOfSite(site);
    return writer(folder, files) && areGuardsFresh;
  },
);

type Files = Iterable<readonly [name: string, text: string]>;

function write(folder: string, files: Files): boolean {
  for (const [name, text] of files) {
    if (says(join(folder, name), text)) continue;
    writeChanged(folder, name, text);
    console.log(`Wrote ${relative('.', join(folder, name))}.`);
  }
  return true;
}

function isFresh(folder: string, files: Files): boolean {
  const stale = [...files].filter(([name, text]) => !says(join(folder, name), text));
  for (const [name] of stale)
    console.error(`${relative('.', join(folder, name))} is stale: run npm run generate.`);
  return stale.length === 0;
}
