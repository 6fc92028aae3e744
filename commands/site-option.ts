import { parseArgs } from 'node:util';
import { explainSwallowed } from './swallowed-options.ts';

/**
 * Reads the one option that most commands have: `--site DIR`, the folder of the site, here by default.
 * @throws on anything else, saying how the command is used
 */
export function siteOption(command: string): string {
  const swallowed = explainSwallowed(['site']);
  if (swallowed !== undefined) {
    throw new Error(`${swallowed}\nUsage: npm run ${command} -- [--site DIR]`);
  }
  try {
    return parseArgs({ options: { site: { type: 'string', default: '.' } } }).values.site;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nUsage: npm run ${command} -- [--site DIR]`, { cause: error });
  }
}
