import { dev } from '../api/dev.ts';
import { startupMessage } from '../prerender/dev/startup-message.ts';
import { command, SITE_OPTION } from './door/command.ts';

await command(
  {
    name: 'dev',
    about: 'Shows the site with its problems while you write, on PORT (5173).',
    options: { site: SITE_OPTION },
    examples: ['npm run dev', 'LAUNCH_EDITOR=code npm run dev -- --site tests/second-site'],
  },
  async ({ values }) => {
    const { url } = await dev(values.site, { port: Number(process.env.PORT ?? 5173) });
    console.log(await startupMessage(`${url}/`));
    return true;
  },
);
