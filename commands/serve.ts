import { runCommand } from './run-command.ts';
import { serveSite } from './serve-site.ts';
import { siteOption } from './site-option.ts';

/** `npm run serve`: serves an existing `dist/` on PORT, 4173 by default. */
await runCommand(() => serveSite(siteOption('serve')));
