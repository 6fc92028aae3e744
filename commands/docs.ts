import { cpSync, readFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { MANIFEST_FILE } from '../check/files/foreign-folder.ts';
import { applyOperation } from '../edit/edit-yaml.ts';
import { putPlayground } from '../prerender/bundle/playground.ts';
import { hashEngine } from '../prerender/engine/engine-hash.mjs';
import { replaceWritten } from '../prerender/output/written-folder.ts';
import { ENGINE, siteFolders } from '../prerender/paths.ts';
import { buildAndPrint } from './build-and-print.ts';
import { command, UsageError } from './door/command.ts';
import { HOST_OPTION, hostName } from './door/host-option.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

const SITE = join(ENGINE, 'docs');

await command(
  {
    name: 'docs',
    about:
      'Builds and serves the documentation of this version of the engine, with an example of every block type, on PORT (4173). With build it is only built, for a host of your own.',
    operands: '[build]',
    options: {
      url: {
        type: 'string',
        value: 'URL',
        help: 'with build: the address of the host, such as https://docs.example.com',
      },
      host: { ...HOST_OPTION, help: `with build: for ${HOST_OPTION.help}` },
      output: {
        type: 'string',
        value: 'FOLDER',
        help: 'with build: the folder to write; without --host as npm run serve reads it',
      },
    },
    examples: [
      'npm run docs',
      'PORT=4200 npm run docs',
      'npm run docs -- build --url https://docs.example.com --host netlify --output ../docs',
    ],
  },
  async ({ values: { url, host, output }, positionals: [asked, ...others] }) => {
    if ((asked !== undefined && asked !== 'build') || others.length > 0)
      throw new UsageError('Write build, or nothing.');
    if (asked === 'build') return buildDocs({ url, host: hostName(host), output });
    if ((url ?? host ?? output) !== undefined)
      throw new UsageError('--url, --host and --output need the word build before them.');
    await putPlayground(hashEngine(), siteFolders(SITE).public);
    if (!(await buildAndPrint(SITE))) return false;
    // It has no forms, and must not touch the inquiries of the site in this folder.
    process.env['DATA_DIR'] = join(SITE, '.cache/data');
    await serveUntilStopped(SITE);
    return true;
  },
);

/** @param output where a copy of what was built goes; for a host only what is for that host */
async function buildDocs({
  url,
  host,
  output,
}: Record<'url' | 'host' | 'output', string | undefined>): Promise<boolean> {
  await putPlayground(hashEngine(), siteFolders(SITE).public);
  const unsaved = new Map(url === undefined ? [] : [['site.yaml', siteAt(url)] as const]);
  if (!(await buildAndPrint(SITE, { host, unsaved }))) return false;
  if (output === undefined) return true;
  const folders = siteFolders(SITE);
  const built = host === undefined ? folders.dist : join(SITE, `dist-${host}`);
  const folder = resolve(output);
  await replaceWritten(folder, folders, async (making) => {
    cpSync(built, making, {
      recursive: true,
      filter: (file) => basename(file) !== MANIFEST_FILE,
    });
  });
  console.log(`Copied to ${relative('.', folder) || '.'}.`);
  return true;
}

/** The site file of the documentation, for another address. */
function siteAt(url: string): string {
  const text = readFileSync(join(SITE, 'site.yaml'), 'utf8');
  return applyOperation(text, { op: 'set', path: '/url', value: url });
}
