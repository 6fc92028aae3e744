/**
 * `npm run bench -- gateway [accept kills outages drain content faults]`: measures the gateway and
 * prints a table; without names, all of it (about 15 minutes, most of them `drain`). `faults` stands
 * for all files of that folder; `faults/NAME` is one of them.
 */
import { measureAccepting } from './accept.ts';
import { measureContent } from './content.ts';
import { measureDrain } from './drain.ts';
import { faultBenches } from './faults.ts';
import { measureKills } from './kills.ts';
import { machine, type Measurement, toTable } from './measure.ts';
import { measureOutages } from './outages.ts';

const BENCHES: Record<string, () => Promise<Measurement[]>> = {
  accept: measureAccepting,
  kills: measureKills,
  outages: measureOutages,
  drain: measureDrain,
  content: measureContent,
  ...faultBenches(),
};

const wanted = process.argv.slice(2);
const isWanted = (name: string) =>
  wanted.length === 0 || wanted.some((start) => name === start || name.startsWith(`${start}/`));
const unknown = wanted.filter(
  (start) => !Object.keys(BENCHES).some((name) => `${name}/`.startsWith(`${start}/`)),
);
if (unknown.length > 0) {
  console.error(`Not known: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`);
  process.exitCode = 1;
} else {
  const measurements: Measurement[] = [];
  for (const [name, measure] of Object.entries(BENCHES)) {
    if (!isWanted(name)) continue;
    console.error(`${name} ...`);
    measurements.push(...(await measure()));
  }
  console.log(`${machine()}\n\n${toTable(measurements)}`);
  if (measurements.some(({ met }) => !met)) process.exitCode = 1;
}
