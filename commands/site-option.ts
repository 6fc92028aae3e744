import { parseArgs } from 'node:util';

/**
 * Reads the one option that most commands have: `--site DIR`, the folder of the site, here by default.
 * @throws on anything else, saying how the command is used
 */
export function siteOption(command: string): string {
  try {
    return parseArgs({ options: { site: { type: 'string', default: '.' } } }).values.site;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nUsage: npm run ${command} -- [--site DIR]`, { cause: error });
  }
}
