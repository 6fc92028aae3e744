import type { Forms } from '../../schema/forms/forms-file.ts';
import type { FormTarget } from '../../schema/generated/content.d.ts';
import type { TargetSettings } from '../settings/settings.ts';
import { crmTarget } from './crm/crm-target.ts';
import { answersMail, emailTarget } from './email/email-target.ts';
import type { Mailer } from './email/mail.ts';
import type { Target } from './target.ts';
import { isWebhookSecret } from './webhook/sign.ts';
import { webhookTarget } from './webhook/webhook-target.ts';

/** The setting from which the secret of a webhook is read that names no other. */
const WEBHOOK_SECRET = 'WEBHOOK_SECRET';

export interface TargetParts {
  settings: TargetSettings;
  /** Nothing without the settings of a mail server. */
  mailer: Mailer | undefined;
  forms: () => Forms;
  clock: () => number;
  onTokenCall: () => void;
}

/**
 * Makes an entry of `deliver` what can be delivered to.
 * @returns the target, or the sentence that says which setting it lacks
 */
export function openTarget(
  key: string,
  { to, address = '', url = '', secret: name = WEBHOOK_SECRET }: FormTarget,
  { settings, mailer, forms, clock, onTokenCall }: TargetParts,
): Target | string {
  if (to === 'crm') {
    return settings.crm
      ? crmTarget(settings.crm, forms, clock, onTokenCall)
      : 'CRM_URL, CRM_CLIENT_ID and CRM_CLIENT_SECRET are not set. Inquiries for the CRM are queued until they are.';
  }
  if (to === 'email') {
    return mailer
      ? emailTarget(key, address, mailer, answersMail(key, forms))
      : 'SMTP_URL and MAIL_FROM are not set. Inquiries for a mailbox are queued until they are.';
  }
  const secret = settings.secrets.get(name);
  if (secret === undefined) {
    return `${name} is not set. Inquiries for the webhook that it signs are queued until it is.`;
  }
  if (!isWebhookSecret(secret)) {
    return `${name} must be whsec_ and 24 to 64 bytes in base64. Inquiries for the webhook that it signs are queued until it is.`;
  }
  return webhookTarget(key, url, secret, forms, clock);
}
