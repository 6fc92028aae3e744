/**
 * `npm run inquiries -- ...`: what the owner of the inquiries sees and does. Works beside a running
 * gateway; needs the same DATA_DIR or DATABASE_URL.
 */
import {
  readOwnerArguments,
  runOwnerCommand,
  USAGE,
  UsageError,
} from '../gateway/admin/admin-cli.ts';
import { readSettings } from '../gateway/settings/settings.ts';
import { openStore } from '../gateway/store/open-store.ts';

try {
  const args = readOwnerArguments(process.argv.slice(2));
  const store = await openStore(readSettings(process.env), (error) => console.error(error.message));
  try {
    console.log(await runOwnerCommand(store, args));
  } finally {
    await store.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (error instanceof UsageError) console.error(USAGE);
  process.exitCode = 1;
}
