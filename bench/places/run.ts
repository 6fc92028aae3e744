import { loadavg } from 'node:os';
import { command, SITE_OPTION } from '../../commands/door/command.ts';
import { DevSite } from '../../prerender/dev/site.ts';
import { DevSources } from '../../prerender/dev/dev-sources.ts';
import { siteFolders } from '../../prerender/paths.ts';
import { countOf, timeAt } from '../times.ts';

interface Measured {
  route: string;
  /** Elements that show something of a file. */
  elements: number;
  /** Milliseconds of each run, and of the processor in it. */
  times: number[];
  processor: number[];
}

const refuse = () => Promise.reject(new Error('There is no bundle. Run npm run build first.'));

/** Runs before those that are measured, after which the code is compiled. */
const WARM_UP = 10;

/** Finds the places of every page so many times, with the engine's bundle, and prints the slowest pages. */
async function measurePlaces(folder: string, count: number): Promise<void> {
  const site = new DevSite(siteFolders(folder));
  const sources = new DevSources(site, { ssrLoadModule: refuse });
  const measured: Measured[] = [];
  for (const route of await site.routes()) {
    for (let run = 0; run < WARM_UP; run += 1) await sources.of(route);
    const { elements = [] } = (await sources.of(route)) ?? {};
    const times: number[] = [];
    const processor: number[] = [];
    for (let run = 0; run < count; run += 1) {
      const [start, used] = [performance.now(), process.cpuUsage()];
      await sources.of(route);
      times.push(performance.now() - start);
      const { user, system } = process.cpuUsage(used);
      processor.push((user + system) / 1000);
    }
    measured.push({ route, elements: elements.length, times, processor });
  }
  const slowest = measured
    .toSorted((a, b) => timeAt(b.processor, 0.5) - timeAt(a.processor, 0.5))
    .slice(0, 5);
  console.table(
    slowest.map(({ route, elements, times, processor }) => ({
      route,
      elements,
      'median, ms': Math.round(timeAt(times, 0.5)),
      'p95, ms': Math.round(timeAt(times, 0.95)),
      'of the processor, ms': Math.round(timeAt(processor, 0.5)),
    })),
  );
  console.log(`${count} runs a page, load ${loadavg()[0]?.toFixed(1)}, Node ${process.version}`);
}

await command(
  {
    name: 'bench -- places',
    about: 'Measures how long it takes to find where everything on a page is written.',
    options: {
      site: SITE_OPTION,
      runs: { type: 'string', default: '40', value: 'N', help: 'runs a page; 40 by default' },
    },
    examples: ['npm run bench -- places', 'npm run bench -- places --runs 100'],
    notes: 'Run npm run build first: pages are drawn by its bundle, as in npm run dev.',
  },
  async ({ values: { site, runs } }) => {
    await measurePlaces(site, countOf('--runs', runs));
    return true;
  },
);
