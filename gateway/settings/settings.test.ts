import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

function problems(env: Record<string, string>): string[] {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
}

const CRM = {
  CRM_URL: 'https://crm.example.com',
  CRM_CLIENT_ID: 'id',
  CRM_CLIENT_SECRET: 'secret',
};

describe('readSettings', () => {
  it('needs nothing: without a CRM inquiries are kept', () => {
    expect(readSettings({})).toMatchObject({
      port: 8787,
      dataDir: '.data',
      databaseUrl: undefined,
      targets: { crm: undefined, smtp: undefined },
      notice: undefined,
      clientId: 'website',
      allowedOrigins: [],
      ratePerAddress: 30,
      rateTotal: 600,
      retentionDays: 30,
    });
  });

  it('reads the CRM, its address with a slash at the end', () => {
    const { crm } = readSettings({ ...CRM, CRM_TIMEOUT_SECONDS: '7' }).targets;
    expect(crm).toMatchObject({ clientId: 'id', clientSecret: 'secret', timeoutSeconds: 7 });
    expect(crm?.url.href).toBe('https://crm.example.com/');
    expect(crm?.parallel).toBe(5);
  });

  it('takes an empty variable for an absent one', () => {
    expect(readSettings({ PORT: '', CRM_URL: ' ', DATABASE_URL: '' })).toMatchObject({
      port: 8787,
      targets: { crm: undefined },
      databaseUrl: undefined,
    });
  });

  it.each([
    ['PORT', 'eighty', 'PORT must be a whole number from 0 to 65535, but is "eighty".'],
    ['RETENTION_DAYS', '0', 'RETENTION_DAYS must be a whole number from 1 to 3650, but is "0".'],
    ['CRM_PARALLEL', '6', 'CRM_PARALLEL must be a whole number from 1 to 5, but is "6".'],
    [
      'ALLOWED_ORIGINS',
      'https://a.example, https://b.example/',
      'ALLOWED_ORIGINS must list origins such as https://www.example.com (no path, no slash at the end), but has "https://b.example/".',
    ],
    [
      'TRUSTED_PROXIES',
      '10.0.0.0/33',
      'TRUSTED_PROXIES must list addresses or networks such as 127.0.0.1 or 10.0.0.0/8, but has "10.0.0.0/33".',
    ],
    [
      'DATABASE_URL',
      'mysql://x',
      'DATABASE_URL must start with postgres://. Leave it out to store inquiries in a file in DATA_DIR.',
    ],
  ])('names %s when it is wrong', (name, value, sentence) => {
    expect(problems({ [name]: value })).toEqual([sentence]);
  });

  it.each([
    ['PORT', '0', '65535', '65536'],
    ['RETENTION_DAYS', '1', '3650', '3651'],
    ['CRM_PARALLEL', '1', '5', '6'],
    ['CRM_TIMEOUT_SECONDS', '1', '300', '301'],
    ['RATE_PER_ADDRESS', '1', '1000000', '1000001'],
    ['RATE_TOTAL', '1', '1000000', '1000001'],
  ])('takes %s from %s to %s', (name, least, most, more) => {
    expect(problems({ ...CRM, [name]: least })).toEqual([]);
    expect(problems({ ...CRM, [name]: most })).toEqual([]);
    expect(problems({ ...CRM, [name]: more })).toHaveLength(1);
    expect(problems({ ...CRM, [name]: '1.5' })).toHaveLength(1);
  });

  it('refuses to send the secret in the clear, except on this machine', () => {
    expect(problems({ ...CRM, CRM_URL: 'http://crm.example' })[0]).toMatch(
      /^CRM_URL must be an https address .* because the secret is sent there, but is "http:/,
    );
    expect(problems({ ...CRM, CRM_URL: 'http://127.0.0.1:9000' })).toEqual([]);
    expect(problems({ ...CRM, CRM_URL: 'crm' })[0]).toMatch(/, but is "crm"\.$/);
    expect(problems({ ...CRM, CRM_URL: 'ftp://localhost' })).toHaveLength(1);
  });

  it('names each part of the CRM that is missing', () => {
    expect(problems({ CRM_URL: CRM.CRM_URL })).toEqual([
      expect.stringMatching(/^CRM_CLIENT_ID and CRM_CLIENT_SECRET must be set too/),
    ]);
  });

  it('names every wrong setting at once, and never a secret', () => {
    const all = problems({ PORT: 'x', RATE_TOTAL: '-1', CRM_CLIENT_SECRET: 'hunter2' });
    const names = all.map((sentence) => sentence.split(' ')[0]);
    expect(names).toEqual(['PORT', 'CRM_URL', 'RATE_TOTAL']);
    expect(all.join()).not.toContain('hunter2');
  });

  it('reads where a build is asked for, and never says it', () => {
    const url = 'https://builds.example/hook-c0ffee';
    expect(readSettings({ DEPLOY_HOOK_URL: url }).deployHookUrl?.href).toBe(url);
    expect(readSettings({}).deployHookUrl).toBeUndefined();
    const [problem, ...others] = problems({ DEPLOY_HOOK_URL: 'http://builds.example/hook-c0ffee' });
    expect(others).toEqual([]);
    expect(problem).toMatch(/^DEPLOY_HOOK_URL must be the https address/);
    expect(problem).not.toContain('c0ffee');
  });

  it('reads the mail server, who is told, and the secrets of webhooks', () => {
    const { targets, notice, formsFile } = readSettings({
      SMTP_URL: 'smtps://user:pass@mail.example.com',
      MAIL_FROM: 'forms@bakery.example',
      NOTIFY_EMAIL: 'owner@bakery.example',
      NOTIFY_EACH: 'yes',
      ORDERS_SECRET: 'whsec_x',
      FORMS_FILE: 'other.json',
    });
    expect(targets.smtp?.url.hostname).toBe('mail.example.com');
    expect(targets.smtp?.from).toBe('forms@bakery.example');
    expect(targets.secrets.get('ORDERS_SECRET')).toBe('whsec_x');
    expect(notice).toEqual({ address: 'owner@bakery.example', each: true });
    expect(formsFile).toBe('other.json');
  });

  it.each([
    [{ SMTP_URL: 'smtp://m.example' }, 'MAIL_FROM must be set too'],
    [{ MAIL_FROM: 'a@b.example' }, 'SMTP_URL must be set too'],
    [
      { SMTP_URL: 'https://user:hunter2@m.example' },
      'SMTP_URL must be an address such as smtps://',
    ],
    [{ MAIL_FROM: 'Ada <a@b.example>' }, 'MAIL_FROM must be one mail address'],
    [{ NOTIFY_EMAIL: 'a@b.example' }, 'NOTIFY_EMAIL is notified by mail'],
    [{ NOTIFY_EACH: 'yes' }, 'NOTIFY_EMAIL must be set too'],
    [{ NOTIFY_EACH: 'on' }, 'NOTIFY_EACH must be yes or no'],
  ])('says what is wrong with the mail settings: %j', (env, message) => {
    expect(() => readSettings(env)).toThrow(message);
    expect(() => readSettings(env)).not.toThrow('hunter2');
  });
});
