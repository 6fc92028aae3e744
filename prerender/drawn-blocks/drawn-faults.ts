import { existsSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { problemAt } from '../../check/diagnostics/diagnostic.ts';
import { readOwnBlocks } from '../../check/features/own-blocks/own-blocks.ts';
import { readTextFile } from '../../check/files/read-file.ts';
import type { Diagnostic, DrawnFault } from '../../schema/generated/data.d.ts';
import { isDrawnFaults } from '../../schema/generated/guards/engine.js';
import { COMPONENT_FILE, OWN_BLOCKS } from '../../schema/own-blocks/own-block.ts';
import { readJson } from '../../schema/read-json.ts';
import type { ServerEntry } from '../render/server-entry.ts';
import { loadServerEntry } from '../render/server-entry.ts';
import { siteBundle } from '../own-blocks/site-bundle.ts';
import type { SiteFolders } from '../paths.ts';
import { exampleSite } from './example-site.ts';
import { DevExamples } from '../dev/examples.ts';
import { namelessControls } from './nameless.ts';

/**
 * Draws the example of each block that a site has of its own, and so runs its code. What is found is kept next to the
 * bundle of the site, which is made again when a block or the engine changes.
 * @param engine see `hashEngine`
 * @returns links and buttons without a name, and components that fail; nothing where a schema has errors
 */
export async function findDrawnFaults(engine: string, folders: SiteFolders): Promise<Diagnostic[]> {
  const { blocks, problems } = readOwnBlocks(folders.root);
  if (blocks.length === 0 || problems.length > 0) return [];
  const { serverEntry } = await siteBundle(engine, folders);
  const kept = join(dirname(serverEntry), 'drawn.json');
  const types = blocks.map(({ type }) => type);
  if (!existsSync(kept)) {
    const server = await loadServerEntry(serverEntry);
    writeFileSync(kept, JSON.stringify(await drawAll(types, server, folders)));
  }
  return readJson(kept, isDrawnFaults).flatMap(({ type, ...what }) => {
    const file = `${OWN_BLOCKS}/${type}/${COMPONENT_FILE}`;
    const read = readTextFile({ folder: realpathSync(folders.root) }, file);
    if ('problem' in read) return [];
    const { index: start = 0, 0: words = '' } = /export default.*/.exec(read.source.text) ?? {};
    const at = [start, start + words.length] as const;
    return problemAt(file, read.source, at, { id: 'wrong-block-drawing', ...what });
  });
}

async function drawAll(
  types: readonly string[],
  server: ServerEntry,
  folders: SiteFolders,
): Promise<DrawnFault[]> {
  const examples = new DevExamples(folders, exampleSite());
  const faults: DrawnFault[] = [];
  for (const type of types) {
    const example = await examples.of(type);
    if (example) faults.push(...judge(type, () => server.renderBlocks(example.site, example.data)));
  }
  return faults;
}

function judge(type: string, draw: () => string): DrawnFault[] {
  try {
    return namelessControls(draw()).map((tag) => ({
      type,
      message: `In the example, \`${tag}\` has no name, so screen readers cannot announce it.`,
      suggestion: 'Write text in it, or add a `label` (an `aria-label` on an HTML element).',
    }));
  } catch (error) {
    return [
      {
        type,
        message: `The component fails on the example of its schema: ${error instanceof Error ? error.message : String(error)}`,
        suggestion: 'Make it render every block that fits its schema, or correct the example.',
      },
    ];
  }
}
