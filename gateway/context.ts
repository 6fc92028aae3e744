import type { Forms } from '../schema/forms/forms-file.ts';
import type { Schedule } from '../schema/generated/data.d.ts';
import type { Form } from '../schema/generated/content.d.ts';
import type { Log } from './log.ts';
import type { CallLimits } from './rates/call-limits.ts';
import type { Metrics } from './metrics.ts';
import type { ProofOfWork } from './rates/proof-of-work.ts';
import type { Settings } from './settings/settings.ts';
import type { Store } from './store/store.ts';
import type { Tokens } from './token.ts';

/** What the routes work with; tests put in their own clock, store and log. */
export interface GatewayContext {
  settings: Omit<
    Settings,
    | 'port'
    | 'host'
    | 'dataDir'
    | 'databaseUrl'
    | 'formsFile'
    | 'targets'
    | 'deployHookUrl'
    | 'metricsToken'
  >;
  store: Store;
  /** The forms that the present build has. */
  forms: () => Forms;
  /** When the present build is no longer what the site should be. */
  schedule: () => Schedule;
  /** Keys of all targets that an inquiry sent with a form goes to. */
  targetsOf: (form: Form) => string[];
  /** Their secret is in the store. @throws as long as that cannot be used */
  tokens: () => Promise<Tokens>;
  /** Of calls to the routes that a form uses. */
  limits: CallLimits;
  work: ProofOfWork;
  /** Milliseconds since 1970. */
  clock: () => number;
  log: Log;
  metrics: Metrics;
  /** Called after an inquiry was stored that now waits for delivery to these targets. */
  onAccepted: (targets: readonly string[]) => void;
  delivery: () => DeliveryHealth;
  /** Bearer token for /metrics, as it is at the moment. */
  metricsToken: () => string | undefined;
}

export interface DeliveryHealth {
  /** Whether every target of every form has the settings that it needs. */
  configured: boolean;
  /** Why nothing is delivered at the moment; undefined when all is well. */
  problem: string | undefined;
}

/** What the Node server tells about the connection; absent when a request comes from a test. */
export interface Connection {
  Bindings: { incoming?: { socket: { remoteAddress?: string } } };
  /** Whether there are so many calls at the moment that this one's inquiry is to be held back. */
  Variables: {
    isHeld: boolean;
    /** Whether a browser is to prove some work with its inquiry. */
    isBusy: boolean;
  };
}
