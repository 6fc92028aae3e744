import { existsSync } from 'node:fs';
import {
  isDatabaseAction,
  runDatabaseCommand,
  VerifyError,
} from '../gateway/admin/database-command.ts';
import {
  ACTION_NAMES,
  ACTIONS,
  MissingError,
  only,
  OWNER_OPTIONS,
  readAdminArguments,
  runAdminCommand,
  UsageError as OwnerUsageError,
} from '../gateway/admin/admin-cli.ts';
import { withSecretFiles } from '../gateway/settings/secret-files.ts';
import { readSettings } from '../gateway/settings/settings.ts';
import { openStore } from '../gateway/store/open-store.ts';
import { readForms } from '../schema/forms/forms-file.ts';
import { command, UsageError } from './door/command.ts';
import { noSuch } from './door/no-such.ts';

await command(
  {
    name: 'inquiries',
    about:
      'Lists and manages the inquiries. Works next to a running gateway, with the same DATA_DIR or DATABASE_URL.',
    options: OWNER_OPTIONS,
    operands: '[ACTION ...]',
    notes: `Actions:\n${ACTIONS}`,
    examples: ['npm run inquiries', 'npm run inquiries -- list --state dead'],
  },
  async ({ values, positionals }) => {
    const [named] = positionals;
    if (named !== undefined && !ACTION_NAMES.includes(named))
      throw noSuch('action', named, ACTION_NAMES);
    try {
      const args = readAdminArguments(values, positionals);
      const settings = readSettings(withSecretFiles(process.env));
      // What keeps a command from being carried out is thrown, and said once.
      const store = openStore(settings, () => undefined);
      const { formsFile } = settings;
      const forms = existsSync(formsFile) ? readForms(formsFile) : {};
      try {
        const { action, operands } = args;
        if (isDatabaseAction(action)) {
          const file = action === 'verify' ? '' : only(operands, 'file');
          const place = { ...settings, counts: () => store.counts() };
          console.log(await runDatabaseCommand(place, action, file));
        } else {
          console.log(await runAdminCommand(store, args, forms));
        }
      } finally {
        await store.close();
      }
      return true;
    } catch (error) {
      if (error instanceof VerifyError || error instanceof MissingError) {
        console.error(error.message);
        return false;
      }
      if (error instanceof OwnerUsageError) throw new UsageError(error.message);
      throw error;
    }
  },
);
