import type { BlockList } from 'node:net';
import { trustedProxies } from '../middleware/client-address.ts';
import {
  crmAddress,
  list,
  optionalText,
  origin,
  postgresAddress,
  type Reader,
  textOr,
  wholeNumber,
  WrongValue,
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

export interface Settings {
  port: number;
  /** Address to listen on, such as 127.0.0.1 behind a proxy; all of them where there is none. */
  host: string | undefined;
  /** Folder of the embedded database; unused with `databaseUrl`. */
  dataDir: string;
  databaseUrl: string | undefined;
  /** Absent: inquiries are kept and wait. */
  crm: CrmSettings | undefined;
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
export function readSettings(env: Record<string, string | undefined>): Settings {
  const problems: string[] = [];
  const raw = (name: string): string | undefined => env[name]?.trim() || undefined;

  function read<T>(name: string, reader: Reader<T>, whenWrong: T): T {
    try {
      return reader(raw(name));
    } catch (error) {
      if (!(error instanceof WrongValue)) throw error;
      problems.push(`${name} ${error.message}`);
      return whenWrong;
    }
  }

  function readCrm(): CrmSettings | undefined {
    const url = read('CRM_URL', crmAddress, undefined);
    const clientId = read('CRM_CLIENT_ID', optionalText, undefined);
    const clientSecret = read('CRM_CLIENT_SECRET', optionalText, undefined);
    const timeoutSeconds = read('CRM_TIMEOUT_SECONDS', wholeNumber(30, 1, 300), 30);
    const parallel = read('CRM_PARALLEL', wholeNumber(5, 1, 5), 5);
    if (url && clientId && clientSecret) {
      return { url, clientId, clientSecret, timeoutSeconds, parallel };
    }
    const missing = ['CRM_URL', 'CRM_CLIENT_ID', 'CRM_CLIENT_SECRET'].filter((name) => !raw(name));
    if (missing.length > 0 && missing.length < 3) {
      problems.push(
        `${missing.join(' and ')} must be set too: the CRM needs CRM_URL, CRM_CLIENT_ID and CRM_CLIENT_SECRET together, or none of them to keep inquiries waiting.`,
      );
    }
    return undefined;
  }

  const noProxies = trustedProxies(undefined);
  const settings: Settings = {
    port: read('PORT', wholeNumber(8787, 0, 65_535), 0),
    host: read('HOST', optionalText, undefined),
    dataDir: read('DATA_DIR', textOr('.data'), ''),
    databaseUrl: read('DATABASE_URL', postgresAddress, undefined),
    crm: readCrm(),
    clientId: read('CLIENT_ID', textOr('website'), ''),
    allowedOrigins: read('ALLOWED_ORIGINS', list(origin), []),
    ratePerAddress: read('RATE_PER_ADDRESS', wholeNumber(30, 1, 1_000_000), 1),
    rateTotal: read('RATE_TOTAL', wholeNumber(600, 1, 1_000_000), 1),
    trustedProxies: read('TRUSTED_PROXIES', trustedProxies, noProxies),
    retentionDays: read('RETENTION_DAYS', wholeNumber(30, 1, 3650), 1),
    metricsToken: read('METRICS_TOKEN', optionalText, undefined),
  };
  if (problems.length > 0) throw new SettingsError(problems);
  return settings;
}
