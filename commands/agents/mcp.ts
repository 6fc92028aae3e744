import { createInterface } from 'node:readline';
import { answerMessage } from '../../authoring/mcp/answer.ts';
import { VERBS } from '../../authoring/page/verbs.ts';
import { Camera } from '../../prerender/shot/camera.ts';
import { command, SITE_OPTION } from '../door/command.ts';

await command(
  {
    name: 'mcp',
    about:
      'Serves the verbs of `npm run page` over the Model Context Protocol, on standard input and output.',
    options: { site: SITE_OPTION },
    examples: ['npm run --silent mcp', 'npm run --silent mcp -- --site ../other-site'],
  },
  async ({ values }) => {
    const camera = new Camera(values.site);
    const site = { folder: values.site, shoot: camera.shoot.bind(camera) };
    for await (const line of createInterface({ input: process.stdin })) {
      if (line.trim() === '') continue;
      const answer = await answerMessage({ verbs: VERBS, site }, parse(line));
      if (answer !== undefined) process.stdout.write(`${JSON.stringify(answer)}\n`);
    }
    await camera.close();
    return true;
  },
);

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
