import { type InstallSize, sizeForAuthors, sizeForServer } from '../../budget/install-size.ts';
import { ENGINE } from '../../prerender/paths.ts';
import { INSTALLED } from '../../prerender/package/server-package.ts';
import { command } from '../door/command.ts';

const MEGABYTE = 1_000_000;

/** What an installation may take, in megabytes. In November 2026 it took 171.9 and 19.7 on Linux. */
const LIMITS = { authors: 180, server: 21 };

await command(
  {
    name: 'size',
    about:
      'Measures the disk space of an installation: for site authors, and for a server of npm run package.',
    options: {},
    examples: ['npm run size'],
  },
  () => {
    const authors = weigh('Authors', sizeForAuthors(ENGINE), LIMITS.authors);
    const server = weigh('Server', sizeForServer(ENGINE, INSTALLED), LIMITS.server);
    return Promise.resolve(authors && server);
  },
);

/** Prints a size. Returns whether it is within its limit. */
function weigh(who: string, { packages, bytes }: InstallSize, limit: number): boolean {
  const size = (bytes / MEGABYTE).toFixed(1);
  const isWithin = bytes <= limit * MEGABYTE;
  const over = isWithin ? '' : ': too much';
  console.log(`${who.padEnd(8)} ${packages} packages, ${size} MB of ${limit} MB${over}`);
  return isWithin;
}
