import { describeAnswer } from '../../authoring/page/describe-answer.ts';
import { refuseArguments } from '../../authoring/page/refuse-arguments.ts';
import { VERBS } from '../../authoring/page/verbs.ts';
import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import { Camera } from '../../prerender/shot/camera.ts';
import { command, SITE_OPTION, UsageError } from '../door/command.ts';
import { readInput } from './read-input.ts';

/** How the operand of a verb becomes its argument. */
const OPERANDS: Record<string, (operand: string) => Record<string, unknown>> = {
  describe: (type) => ({ type }),
  read: (page) => ({ page }),
  plan: (file) => ({ edits: readInput(file) }),
  apply: (file) => ({ plan: readInput(file) }),
  shot: (view) => ({ view }),
};

await command(
  {
    name: 'page',
    about:
      'Shows and changes pages for programs and scripts: every change is planned first, and what was applied can be undone.',
    options: {
      json: { type: 'boolean', default: false, help: 'answer with JSON, also what went wrong' },
      site: SITE_OPTION,
    },
    operands: 'VERB [TYPE|PAGE|FILE|PAGE#BLOCK]',
    examples: [
      'npm run page -- list',
      'npm run page -- describe picture-cards',
      'npm run --silent page -- plan edits.json --json > plan.json',
      'npm run page -- apply plan.json',
      'npm run page -- shot /services/aws#hero',
      'npm run page -- undo',
    ],
    notes: [
      ...VERBS.map(({ name, about }) => `  ${name.padEnd(10)}${about}`),
      '',
      'FILE holds JSON, - reads it from the standard input. For plan, a list of edits:',
      '  [{ "file": "pages/a.yaml", "operations": [{ "op": "set", "path": "/title", "value": "A" }] }]',
    ].join('\n'),
  },
  async ({ values, positionals: [name, operand, stray] }) => {
    if (stray !== undefined) throw new UsageError(`${stray} is one operand too many.`);
    const verb = VERBS.find((known) => known.name === name);
    if (!verb) {
      const names = VERBS.map((known) => known.name);
      const advice = didYouMean(closest(name ?? '', names)) ?? `There are ${names.join(', ')}.`;
      throw new UsageError(name === undefined ? advice : `There is no verb ${name}. ${advice}`);
    }
    const toInput = OPERANDS[verb.name];
    if (operand !== undefined && !toInput) throw new UsageError(`${verb.name} takes no operand.`);
    const input = operand === undefined || !toInput ? {} : toInput(operand);
    refuseArguments(input, verb.input);
    const camera = new Camera(values.site);
    const site = { folder: values.site, shoot: camera.shoot.bind(camera) };
    const answer = await verb.run(site, input).finally(() => camera.close());
    console.log(values.json ? JSON.stringify(answer, null, 2) : describeAnswer(answer));
    return true;
  },
);
