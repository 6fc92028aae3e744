import { command, UsageError } from '../../commands/door/command.ts';
import compile from '../../test-support/gateway/processes/compiled-server.ts';
import { measureAccepting } from './accept.ts';
import { measureContent } from './content.ts';
import { measureDrain } from './drain.ts';
import { faultBenches } from './faults.ts';
import { measureKills } from './kills.ts';
import { machine, type Measurement, toTable } from './measure.ts';
import { measureOutages } from './outages.ts';
import { measureKillingInTurn, measureSeveral } from './several.ts';

const BENCHES: Record<string, () => Promise<Measurement[]>> = {
  accept: measureAccepting,
  kills: measureKills,
  outages: measureOutages,
  drain: measureDrain,
  content: measureContent,
  'several/throughput': measureSeveral,
  'several/kills': measureKillingInTurn,
  ...faultBenches(),
};

/** Whether an experiment, or a group of them, is the one that was asked for. */
function isMeant(name: string, start: string): boolean {
  return name === start || name.startsWith(`${start}/`);
}

await command(
  {
    name: 'bench -- gateway',
    about: 'Measures the gateway, prints a table and says whether it met what was promised.',
    options: {},
    operands: '[NAME ...]',
    examples: ['npm run bench -- gateway', 'npm run bench -- gateway accept faults'],
    notes:
      'Without a name everything is measured (about 15 minutes, most of them `drain`): ' +
      `${Object.keys(BENCHES).join(', ')}. \`faults\` stands for all that begin with it.`,
  },
  async ({ positionals: wanted }) => {
    const unknown = wanted.filter(
      (start) => !Object.keys(BENCHES).some((name) => isMeant(name, start)),
    );
    if (unknown.length > 0)
      throw new UsageError(
        `Not known: ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`,
      );
    await compile();
    const measurements: Measurement[] = [];
    for (const [name, measure] of Object.entries(BENCHES)) {
      if (wanted.length > 0 && !wanted.some((start) => isMeant(name, start))) continue;
      console.error(`${name} ...`);
      measurements.push(...(await measure()));
    }
    console.log(`${machine()}\n\n${toTable(measurements)}`);
    return measurements.every(({ met }) => met);
  },
);
