import { parseArgs } from 'node:util';

/**
 * Reads the one option that most commands have: `--site DIR`, the folder of the site, here by default.
 * Says how the command is used and exits with 2 on anything else.
 */
export function siteOption(command: string): string {
  try {
    return parseArgs({ options: { site: { type: 'string', default: '.' } } }).values.site;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`${reason}\nUsage: npm run ${command} -- [--site DIR]`);
    process.exit(2);
  }
}
