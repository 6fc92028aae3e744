import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../test-support/gateway/test-gateway.ts';
import { followSecretFiles, withSecretFiles } from './secret-files.ts';
import { readSettings } from './settings.ts';

it('reads secrets from files, and leaves other settings as they are', () => {
  const file = join(temporaryFolder(), 'secret');
  writeFileSync(file, ' hunter2\n');
  const env = withSecretFiles({
    CRM_URL: 'https://crm.example.com',
    CRM_CLIENT_ID: 'id',
    CRM_CLIENT_SECRET_FILE: file,
    ORDERS_SECRET_FILE: file,
    METRICS_TOKEN_FILE: file,
    FORMS_FILE: 'forms.json',
    SMTP_URL_FILE: '',
  });
  const { targets, metricsToken, formsFile } = readSettings(env);
  expect(targets.crm?.clientSecret).toBe('hunter2');
  expect(targets.secrets.get('ORDERS_SECRET')).toBe('hunter2');
  expect(metricsToken).toBe('hunter2');
  expect(formsFile).toBe('forms.json');
});

it('takes an empty file for a mistake', () => {
  const file = join(temporaryFolder(), 'secret');
  writeFileSync(file, '\n');
  expect(() => withSecretFiles({ METRICS_TOKEN_FILE: file })).toThrow(
    `METRICS_TOKEN_FILE names an empty file: "${file}".`,
  );
});

it('names every file that cannot be read, and a secret that is given twice, but not what it is', () => {
  expect(() =>
    withSecretFiles({
      SMTP_URL_FILE: '/nowhere/smtp',
      DATABASE_URL: 'postgres://user:hunter2@db',
      DATABASE_URL_FILE: '/nowhere/database',
    }),
  ).toThrow(
    [
      'SMTP_URL_FILE names a file that cannot be read: "/nowhere/smtp" (ENOENT).',
      'DATABASE_URL and DATABASE_URL_FILE are both set. Remove one of them.',
      'DATABASE_URL_FILE names a file that cannot be read: "/nowhere/database" (ENOENT).',
    ].join('\n'),
  );
});

it('tells once that a file has changed or gone, and asks for no file where none is named', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const file = join(temporaryFolder(), 'secret');
  writeFileSync(file, 'one');
  const changed = vi.fn<() => void>();
  followSecretFiles({ SMTP_URL: 'smtp://localhost', FORMS_FILE: file }, changed);
  expect(vi.getTimerCount()).toBe(0);
  followSecretFiles({ METRICS_TOKEN_FILE: file, SMTP_URL_FILE: file }, changed);
  vi.advanceTimersByTime(10_000);
  expect(changed).not.toHaveBeenCalled();
  writeFileSync(file, 'another');
  vi.advanceTimersByTime(1_999);
  expect(changed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(changed).toHaveBeenCalledTimes(1);
  rmSync(file);
  vi.advanceTimersByTime(10_000);
  expect(changed).toHaveBeenCalledTimes(2);
});
