import type { SMTPServerOptions } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { openGateway } from '../../gateway/gateway.ts';
import { jsonLog } from '../../gateway/log.ts';
import { Metrics } from '../../gateway/metrics.ts';
import { readSettings } from '../../gateway/settings/settings.ts';
import type { Forms } from '../../schema/forms/forms-file.ts';
import type { FormTarget } from '../../schema/generated/content.d.ts';
import { FakeCrm, crmEnvironment } from './fake-crm.ts';
import { Mailbox } from './mailbox.ts';
import { temporaryFolder } from './test-gateway.ts';
import { WEBHOOK_SECRET, WebhookReceiver } from './webhook-receiver.ts';
import { accessToken, CREDENTIALS, FORMS, LEAD, TOKEN } from './content/wire.ts';

/** A gateway that delivers to a CRM, a mailbox and a webhook, all of this test alone. */
export interface TargetsGateway {
  crm: FakeCrm;
  mailbox: Mailbox;
  webhook: WebhookReceiver;
  log: string[];
  /** Sends the answers of a form. */
  send: (values: unknown, form: string) => Promise<Response>;
  health: () => Promise<unknown>;
  metrics: () => Promise<string>;
}

/** The fields of a form of the test, with targets in the place of its own. */
export function withTargets(name: string, deliver: FormTarget[]): Forms {
  const form = FORMS[name];
  return form ? { [name]: { ...form, deliver } } : {};
}

/**
 * @param formsFor the forms, once it is known where the targets listen
 * @param smtp how the mail server behaves
 */
export async function targetsGateway(
  formsFor: (at: { webhook: string }) => Forms,
  env: Record<string, string> = {},
  smtp: SMTPServerOptions = {},
): Promise<TargetsGateway> {
  const [crm, mailbox, webhook] = [new FakeCrm(), new Mailbox(smtp), new WebhookReceiver()];
  await Promise.all([crm.start(), mailbox.start(), webhook.start()]);
  const settings = readSettings({
    DATA_DIR: temporaryFolder(),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'forms@bakery.example',
    WEBHOOK_SECRET,
    RATE_PER_ADDRESS: '100000',
    RATE_TOTAL: '100000',
    METRICS_TOKEN: 'metrics',
    ...crmEnvironment(crm),
    ...env,
  });
  const log: string[] = [];
  const forms = formsFor({ webhook: webhook.url });
  const write = jsonLog((line) => log.push(line), Date.now);
  const gateway = await openGateway(
    settings,
    { forms: () => forms, schedule: () => ({}) },
    write,
    new Metrics(),
  );
  gateway.start();
  onTestFinished(async () => {
    await gateway.stop();
    await Promise.all([crm.stop(), mailbox.stop(), webhook.stop()]);
  });

  const get = (path: string) =>
    gateway.app.request(path, { headers: { authorization: 'Bearer metrics' } });
  return {
    crm,
    mailbox,
    webhook,
    log,
    async send(values, form) {
      const answer = await gateway.app.request(TOKEN, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: CREDENTIALS,
      });
      const token = await accessToken(answer);
      return gateway.app.request(`${LEAD}?form=${form}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(values),
      });
    },
    health: async () => {
      const health: unknown = await (await get('/healthz')).json();
      return health;
    },
    metrics: async () => (await get('/metrics')).text(),
  };
}
