import { readFileSync, statSync } from 'node:fs';
import { SettingsError } from './settings.ts';

type Environment = Record<string, string | undefined>;

/** Settings that are secrets, and so may be in a file that NAME_FILE names. */
const NAMES_FILE = /^(DATABASE_URL|DEPLOY_HOOK_URL|METRICS_TOKEN|SMTP_URL|[A-Z0-9_]+_SECRET)_FILE$/;

/** How often it is looked whether a file has changed. */
const LOOK_MILLISECONDS = 2_000;

/** Names of the secrets that are in files, and the files. */
function secretFiles(env: Environment): { name: string; file: string }[] {
  return Object.entries(env).flatMap(([variable, value]) => {
    const [, name] = NAMES_FILE.exec(variable) ?? [];
    const file = value?.trim();
    return name === undefined || !file ? [] : [{ name, file }];
  });
}

/**
 * The environment with the secrets that are in files, as containers get theirs: `SMTP_URL_FILE=/run/secrets/smtp`
 * stands for SMTP_URL with the file's content, without spaces and line breaks around it.
 * @throws SettingsError that names every file that cannot be read, and every secret that is given in both ways
 */
export function withSecretFiles(env: Environment): Environment {
  const problems: string[] = [];
  const secrets: Environment = {};
  for (const { name, file } of secretFiles(env)) {
    if (env[name]?.trim())
      problems.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
    try {
      const secret = readFileSync(file, 'utf8').trim();
      if (secret === '') problems.push(`${name}_FILE names an empty file: "${file}".`);
      secrets[name] = secret;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      problems.push(`${name}_FILE names a file that cannot be read: "${file}" (${code}).`);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return { ...env, ...secrets };
}

/** Tells when a file of a secret has changed, as long as the process runs. */
export function followSecretFiles(env: Environment, onChange: () => void): () => void {
  const files = secretFiles(env).map(({ file }) => file);
  if (files.length === 0) return () => undefined;
  const stampOf = (): string =>
    files
      .map((file) => {
        const stats = statSync(file, { throwIfNoEntry: false });
        return stats ? `${stats.ino} ${stats.mtimeMs} ${stats.size}` : '';
      })
      .join('\n');
  let before = stampOf();
  const timer = setInterval(() => {
    const now = stampOf();
    if (now === before) return;
    before = now;
    onChange();
  }, LOOK_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
