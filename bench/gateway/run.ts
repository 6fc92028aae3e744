/**
 * `npx tsx bench/gateway/run.ts [accept kills outages drain content]`: measures the gateway and
 * prints a table; without names, all of it (about 15 minutes, most of them `drain`).
 */
import { measureAccepting } from './accept.ts';
import { measureContent } from './content.ts';
import { measureDrain } from './drain.ts';
import { measureKills } from './kills.ts';
import { machine, type Measurement, toTable } from './measure.ts';
import { measureOutages } from './outages.ts';

const BENCHES: Record<string, () => Promise<Measurement[]>> = {
  accept: measureAccepting,
  kills: measureKills,
  outages: measureOutages,
  drain: measureDrain,
  content: measureContent,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(BENCHES, name));
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else {
  const measurements: Measurement[] = [];
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    console.error(`${name} ...`);
    measurements.push(...(await measure()));
  }
  console.log(`${machine()}\n\n${toTable(measurements)}`);
  if (measurements.some(({ met }) => !met)) process.exitCode = 1;
}
