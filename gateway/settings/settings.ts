import type { BlockList } from 'node:net';
import { trustedProxies } from './trusted-proxies.ts';
import {
  crmAddress,
  hookAddress,
  list,
  mailbox,
  optionalText,
  origin,
  postgresAddress,
  type Reader,
  smtpAddress,
  textOr,
  wholeNumber,
  WrongValue,
  yesOrNo,
} from './setting-readers.ts';

export interface CrmSettings {
  /** Base address, with a slash at its end. */
  url: URL;
  clientId: string;
  clientSecret: string;
  timeoutSeconds: number;
  /** Leads under way at once, per gateway. */
  parallel: number;
}

export interface SmtpSettings {
  /** Such as smtps://user:password@mail.example.com */
  url: URL;
  /** The sender of all mails. */
  from: string;
}

/** What targets need that no file of the site may hold. */
export interface TargetSettings {
  /** Absent: inquiries for the CRM are kept and wait. */
  crm: CrmSettings | undefined;
  /** Absent: mails are kept and wait. */
  smtp: SmtpSettings | undefined;
  /** All settings whose names end in _SECRET, by name: forms name those of webhooks. */
  secrets: ReadonlyMap<string, string>;
}

/** Who is told what the gateway does. */
export interface NoticeSettings {
  address: string;
  /** Whether of every new inquiry, too. */
  each: boolean;
}

export interface Settings {
  port: number;
  /** Address to listen on, such as 127.0.0.1 behind a proxy; all of them if there is none. */
  host: string | undefined;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** The file with the forms, as a build writes it. */
  formsFile: string;
  targets: TargetSettings;
  notice: NoticeSettings | undefined;
  /** Asked for a build when a page is to appear or to disappear. A secret: anybody who knows it can start a build. */
  deployHookUrl: URL | undefined;
  /** The public client id that the form sends. */
  clientId: string;
  /** Empty: only the origin that the request itself was sent to. */
  allowedOrigins: string[];
  /**
   * Calls a minute from one address, and from all, for each of the two routes. Half of the total is
   * kept for networks of which little was heard; as many again are taken and held back.
   */
  ratePerAddress: number;
  rateTotal: number;
  trustedProxies: BlockList;
  retentionDays: number;
  /** Bearer token for /metrics; without it only this machine may read them. */
  metricsToken: string | undefined;
}

/** Thrown with one sentence for each missing or wrong setting, each on its own line. */
export class SettingsError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
    this.name = 'SettingsError';
  }
}

/**
 * Reads the environment once. An empty variable counts as absent.
 * @throws SettingsError that names every wrong setting, not only the first.
 */
// oxlint-disable-next-line max-lines-per-function -- A few lines for each setting.
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const raw = (name: string): string | undefined => env[name]?.trim() || undefined;

  function read<T>(name: string, reader: Reader<T>): T {
    try {
      return reader(raw(name));
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      problems.push(`${name} ${error.message}`);
      // As if it were absent, so that the others can be read.
      return reader(undefined);
    }
  }

  function readCrm(): CrmSettings | undefined {
    const url = read('CRM_URL', crmAddress);
    const clientId = read('CRM_CLIENT_ID', optionalText);
    const clientSecret = read('CRM_CLIENT_SECRET', optionalText);
    const timeoutSeconds = read('CRM_TIMEOUT_SECONDS', wholeNumber(30, 1, 300));
    const parallel = read('CRM_PARALLEL', wholeNumber(5, 1, 5));
    if (url && clientId && clientSecret) {
      return { url, clientId, clientSecret, timeoutSeconds, parallel };
    }
    const missing = ['CRM_URL', 'CRM_CLIENT_ID', 'CRM_CLIENT_SECRET'].filter((name) => !raw(name));
    if (missing.length > 0 && missing.length < 3) {
      problems.push(
        `${missing.join(' and ')} must be set too: the CRM needs CRM_URL, CRM_CLIENT_ID and CRM_CLIENT_SECRET together. Remove all three to queue its inquiries.`,
      );
    }
    return undefined;
  }

  function readSmtp(): SmtpSettings | undefined {
    const url = read('SMTP_URL', smtpAddress);
    const from = read('MAIL_FROM', mailbox);
    if (url && from !== undefined) return { url, from };
    if (raw('SMTP_URL') && !raw('MAIL_FROM')) {
      problems.push('MAIL_FROM must be set too: the address that mails are sent from.');
    }
    if (raw('MAIL_FROM') && !raw('SMTP_URL')) {
      problems.push('SMTP_URL must be set too: the server that mails are sent over.');
    }
    return undefined;
  }

  function readNotice(): NoticeSettings | undefined {
    const address = read('NOTIFY_EMAIL', mailbox);
    const each = read('NOTIFY_EACH', yesOrNo);
    if (address === undefined) {
      if (each)
        problems.push(
          'NOTIFY_EMAIL must be set too: NOTIFY_EACH only chooses the mails that are sent there.',
        );
      return undefined;
    }
    if (!raw('SMTP_URL')) {
      problems.push('SMTP_URL and MAIL_FROM must be set too: NOTIFY_EMAIL is notified by mail.');
    }
    return { address, each };
  }

  const secrets = Object.keys(env).flatMap((name) => {
    const secret = name.endsWith('_SECRET') ? raw(name) : undefined;
    return secret === undefined ? [] : [[name, secret] as const];
  });
  const settings: Settings = {
    port: read('PORT', wholeNumber(8787, 0, 65_535)),
    host: read('HOST', optionalText),
    dataDir: read('DATA_DIR', textOr('.data')),
    databaseUrl: read('DATABASE_URL', postgresAddress),
    formsFile: read('FORMS_FILE', textOr('dist/.forms.json')),
    targets: { crm: readCrm(), smtp: readSmtp(), secrets: new Map(secrets) },
    notice: readNotice(),
    deployHookUrl: read('DEPLOY_HOOK_URL', hookAddress),
    clientId: read('CLIENT_ID', textOr('website')),
    allowedOrigins: read('ALLOWED_ORIGINS', list(origin)),
    ratePerAddress: read('RATE_PER_ADDRESS', wholeNumber(30, 1, 1_000_000)),
    rateTotal: read('RATE_TOTAL', wholeNumber(600, 1, 1_000_000)),
    trustedProxies: read('TRUSTED_PROXIES', trustedProxies),
    retentionDays: read('RETENTION_DAYS', wholeNumber(30, 1, 3650)),
    metricsToken: read('METRICS_TOKEN', optionalText),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
