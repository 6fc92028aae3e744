import { startStudio } from '../studio/server/start-studio.ts';
import { command, SITE_OPTION } from './door/command.ts';

await command(
  {
    name: 'studio',
    about: 'Shows the site to write on its pages, without YAML, on PORT (5173).',
    options: { site: SITE_OPTION },
    examples: ['npm run studio', 'npm run studio -- --site tests/second-site'],
  },
  async ({ values }) => {
    const { address } = await startStudio(values.site, Number(process.env.PORT ?? 5173));
    console.log(`  Studio: ${address}`);
    return true;
  },
);
