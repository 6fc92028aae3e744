import { expect, it } from 'vitest';
import type { FormTarget } from '../../schema/generated/content.d.ts';
import { readSettings } from '../settings/settings.ts';
import { openTarget } from './open-target.ts';

const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
const CRM = { CRM_URL: 'https://crm.example', CRM_CLIENT_ID: 'id', CRM_CLIENT_SECRET: 'secret' };
const WEBHOOK = { to: 'webhook', url: 'https://hooks.example/' } as const;
const MAILER = { send: () => Promise.resolve(), close: () => undefined };

/** The key of a target that can be delivered to, or what it lacks. */
function open(entry: FormTarget, env: Record<string, string> = {}, mailer?: typeof MAILER): string {
  const target = openTarget('key', entry, {
    settings: readSettings(env).targets,
    mailer,
    forms: () => ({}),
    clock: () => 0,
    onTokenCall: () => undefined,
  });
  return typeof target === 'string' ? target : `${target.key}: ${target.parallel} at a time`;
}

it('opens each kind of target with what it needs', () => {
  expect(open({ to: 'crm' }, { ...CRM, CRM_PARALLEL: '3' })).toBe('crm: 3 at a time');
  expect(open({ to: 'email', address: 'a@b.example' }, {}, MAILER)).toBe('key: 3 at a time');
  expect(open(WEBHOOK, { WEBHOOK_SECRET: SECRET })).toBe('key: 5 at a time');
  expect(open({ ...WEBHOOK, secret: 'OWN_SECRET' }, { OWN_SECRET: SECRET })).toBe(
    'key: 5 at a time',
  );
});

it('says of each kind which setting it lacks', () => {
  expect(open({ to: 'crm' })).toMatch(/^CRM_URL, CRM_CLIENT_ID and CRM_CLIENT_SECRET are not set/);
  expect(open({ to: 'email', address: 'a@b.example' })).toMatch(/^SMTP_URL and MAIL_FROM are not/);
  expect(open(WEBHOOK, { OWN_SECRET: SECRET })).toMatch(/^WEBHOOK_SECRET is not set/);
  expect(open({ ...WEBHOOK, secret: 'OWN_SECRET' }, { WEBHOOK_SECRET: SECRET })).toMatch(
    /^OWN_SECRET is not set/,
  );
  expect(open(WEBHOOK, { WEBHOOK_SECRET: 'hunter2' })).toMatch(
    /^WEBHOOK_SECRET must be whsec_ and 24 to 64 bytes in base64/,
  );
});
