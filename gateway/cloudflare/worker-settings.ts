import { readSettings, type Settings, SettingsError } from '../settings/settings.ts';

/** What a Worker has no means for, and the reason. */
const UNUSABLE: Record<string, string> = {
  SMTP_URL: 'a Worker cannot send mail over SMTP',
  NOTIFY_EMAIL: 'a Worker cannot send mail over SMTP',
  DATABASE_URL: 'a Worker keeps inquiries in D1, by its binding DB',
  DATA_DIR: 'a Worker keeps inquiries in D1, by its binding DB',
  TRUSTED_PROXIES: 'Cloudflare itself identifies the caller of a Worker',
};

/**
 * Reads the variables and secrets of a Worker.
 * @param env what the runtime gives it: texts, and bindings, which are not texts
 * @throws SettingsError that names every wrong setting, and every one that a Worker cannot use
 */
export function readWorkerSettings(env: object): Settings {
  const texts: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (typeof value === 'string') texts[name] = value;
  }
  const problems = Object.entries(UNUSABLE).flatMap(([name, reason]) =>
    texts[name] ? [`${name} must not be set: ${reason}.`] : [],
  );
  if (problems.length > 0) throw new SettingsError(problems);
  return readSettings(texts);
}
