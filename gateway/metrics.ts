type Labels = Record<string, string | number>;

/** Upper bounds in seconds: below and above the 300 ms that an answer may take. */
const DURATION_BOUNDS = [0.01, 0.03, 0.1, 0.3, 1, 3, 10];

/** A series in the Prometheus text format; label values here are codes without quotes in them. */
function series(name: string, labels: Labels): string {
  const pairs = Object.entries(labels).map(([key, value]) => `${key}="${value}"`);
  return pairs.length === 0 ? name : `${name}{${pairs.join(',')}}`;
}

/** What becomes of an inquiry that is sent. */
const OUTCOMES = ['accepted', 'repeated', 'duplicate', 'held', 'quarantined', 'key-reused'];
/** Counters that have no series without labels. */
const LABELLED = new Set([
  'gateway_requests_total',
  'gateway_submissions_total',
  'gateway_delivery_attempts_total',
]);

export interface Gauge {
  name: string;
  help: string;
  values: { labels?: Labels; value: number }[];
}

/**
 * Counts what happens in this process. What is true of the store (how many inquiries are in which state)
 * is asked from it at the moment of reading, and handed to `text` as gauges.
 */
export class Metrics {
  readonly #counters = new Map<string, Map<string, number>>();
  readonly #help: Record<string, string> = {
    gateway_requests_total: 'Requests answered, by route and status.',
    gateway_submissions_total: 'Inquiries sent, by outcome.',
    gateway_store_errors_total: 'Failed reads and writes of the store.',
    gateway_delivery_attempts_total: 'Attempts to deliver an inquiry to a target, by outcome.',
    gateway_log_lines_lost_total: 'Lines of the log that could not be written.',
    gateway_crm_token_calls_total: 'Token calls to the CRM.',
    gateway_challenges_total: 'Tokens sent with a challenge because of many calls.',
    gateway_request_seconds_bucket: 'Time to answer a request.',
  };

  /** What an alert asks for is there from the start: the first of a series that was absent is not an increase. */
  constructor() {
    for (const name of Object.keys(this.#help)) {
      if (name.endsWith('_total') && !LABELLED.has(name)) this.count(name, {}, 0);
    }
    for (const outcome of OUTCOMES) this.count('gateway_submissions_total', { outcome }, 0);
  }

  count(name: string, labels: Labels = {}, by = 1): void {
    const all = this.#counters.get(name) ?? new Map<string, number>();
    const key = series(name, labels);
    all.set(key, (all.get(key) ?? 0) + by);
    this.#counters.set(name, all);
  }

  observeRequest(route: string, status: number, seconds: number): void {
    this.count('gateway_requests_total', { route, status });
    for (const le of DURATION_BOUNDS) {
      this.count('gateway_request_seconds_bucket', { route, le }, seconds <= le ? 1 : 0);
    }
    this.count('gateway_request_seconds_bucket', { route, le: '+Inf' });
    this.count('gateway_request_seconds_sum', { route }, seconds);
    this.count('gateway_request_seconds_count', { route });
  }

  /** The Prometheus text format, version 0.0.4. */
  text(gauges: Gauge[]): string {
    const lines: string[] = [];
    for (const [name, all] of this.#counters) {
      const help = this.#help[name];
      if (name === 'gateway_request_seconds_bucket') {
        lines.push(
          `# HELP gateway_request_seconds ${help}`,
          '# TYPE gateway_request_seconds histogram',
        );
      } else if (help) {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} counter`);
      }
      for (const [key, value] of all) lines.push(`${key} ${value}`);
    }
    for (const { name, help, values } of gauges) {
      lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} gauge`);
      for (const { labels = {}, value } of values) lines.push(`${series(name, labels)} ${value}`);
    }
    return `${lines.join('\n')}\n`;
  }
}
