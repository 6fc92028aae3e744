import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { siteFolders } from '../prerender/folders.ts';
import { packageServer } from '../prerender/server-package.ts';
import { SERVING_FILE } from '../prerender/serving.ts';
import { readArguments } from './read-arguments.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run package -- --output FOLDER [--site DIR]';

/** `npm run package`: writes a built site and a compiled server into a folder to be copied to where it is served. */
await runCommand(async () => {
  const { values } = readArguments(USAGE, {
    options: { site: { type: 'string', default: '.' }, output: { type: 'string' } },
  });
  if (values.output === undefined) throw new Error(USAGE);
  const folders = siteFolders(values.site);
  if (!existsSync(join(folders.dist, SERVING_FILE))) {
    throw new Error(
      `There is no built site in ${relative('.', folders.dist)}. Run npm run build first.`,
    );
  }
  const output = resolve(values.output);
  await packageServer(folders, output);
  console.log(`Wrote ${values.output}. There: npm install --omit=dev, then npm start.`);
});
