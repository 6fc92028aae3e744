import { join } from 'node:path';
import { isRecord } from '../../schema/is-record.ts';
import { readJson } from '../../schema/read-json.ts';
import { ENGINE } from '../paths.ts';

/** What starts by itself, next to the commands: threads, and the process that bundles a site's own blocks. */
const APART = {
  'page-worker': 'prerender/workers/page-worker.ts',
  'sqlite-worker': 'gateway/store/sqlite/sqlite-worker.ts',
  'bundle-process': 'prerender/bundle/bundle-process.ts',
};

/** What programs import; see `exports` of package.json. */
const FACES = {
  'api-index': 'api/index.ts',
  'api-edit': 'api/edit.ts',
  'api-gateway': 'api/gateway.ts',
};

/** The modules of the engine that are compiled for Node, by the names of the files that they become. */
export function enginePrograms(): Record<string, string> {
  const commands = Object.entries(readJson(join(ENGINE, 'commands/door/commands.json'), isRecord));
  return {
    ...APART,
    ...FACES,
    ...Object.fromEntries(commands.map(([name, file]) => [name, `commands/${String(file)}`])),
  };
}
