/**
 * `npm run inquiries -- ...`: what the owner of the inquiries sees and does. Works beside a running
 * gateway; needs the same DATA_DIR or DATABASE_URL.
 */
import { isDatabaseAction, runDatabaseCommand } from '../gateway/database-command.ts';
import {
  only,
  readOwnerArguments,
  runOwnerCommand,
  USAGE,
  UsageError,
} from '../gateway/owner-command.ts';
import { readSettings } from '../gateway/settings.ts';
import { openStore } from '../gateway/store/open-store.ts';

try {
  const args = readOwnerArguments(process.argv.slice(2));
  const settings = readSettings(process.env);
  // What keeps a command from being carried out is thrown, and said below.
  const store = openStore(settings, () => undefined);
  try {
    const { action, operands } = args;
    if (isDatabaseAction(action)) {
      const file = action === 'verify' ? '' : only(operands, 'file');
      const place = { ...settings, counts: () => store.counts() };
      console.log(await runDatabaseCommand(place, action, file));
    } else {
      console.log(await runOwnerCommand(store, args));
    }
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = 1;
}
