import { startDev } from '../prerender/dev/dev.ts';
import { runCommand } from './run-command.ts';
import { siteOption } from './site-option.ts';

/** `npm run dev`: shows the site while it is being written, on PORT, 5173 by default. */
await runCommand(async () => {
  const server = await startDev(siteOption('dev'), Number(process.env.PORT ?? 5173));
  server.printUrls();
});
