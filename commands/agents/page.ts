import { describeAnswer } from '../../authoring/page/describe-answer.ts';
import { VERBS } from '../../authoring/page/verbs.ts';
import { Camera } from '../../prerender/shot/camera.ts';
import { command, SITE_OPTION } from '../door/command.ts';
import { readCall } from './read-call.ts';

await command(
  {
    name: 'page',
    about:
      'Reads and changes pages for programs and scripts. Every change is planned first, and applied changes can be undone.',
    options: {
      json: { type: 'boolean', default: false, help: 'answer with JSON, errors included' },
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
      'FILE contains JSON; - reads it from standard input. For plan, a list of edits:',
      '  [{ "file": "pages/a.yaml", "operations": [{ "op": "set", "path": "/title", "value": "A" }] }]',
    ].join('\n'),
  },
  async ({ values, positionals }) => {
    const { verb, input } = readCall(positionals);
    const camera = new Camera(values.site);
    const site = { folder: values.site, shoot: camera.shoot.bind(camera) };
    const answer = await verb.run(site, input).finally(() => camera.close());
    console.log(values.json ? JSON.stringify(answer, null, 2) : describeAnswer(answer));
    return true;
  },
);
