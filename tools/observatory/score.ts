import { readPolicy, scorePolicy } from './policy.ts';

/** What is answered over TLS; that a visitor without is sent there is up to the proxy in front (docs/hosting.md). */
interface Answer {
  /** By names in small letters. */
  headers: Record<string, string>;
  html: string;
}

type Finding = [finding: string, modifier: number];

/** A score has no bonus before it is that good without. */
const BONUS_FROM = 90;

const SIX_MONTHS = 15_768_000;
const PRIVATE_REFERRER =
  /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;

/**
 * The score of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js), from what a server
 * answers, without asking the service.
 */
export function observatoryScore(answer: Answer): { score: number; findings: Finding[] } {
  const findings = TESTS.map((test) => test(answer));
  const sum = (those: Finding[]): number => those.reduce((total, [, by]) => total + by, 0);
  const plain = 100 + sum(findings.filter(([, by]) => by < 0));
  const bonus = plain >= BONUS_FROM ? sum(findings.filter(([, by]) => by > 0)) : 0;
  return { score: Math.max(0, plain + bonus), findings };
}

const TESTS: ((answer: Answer) => Finding)[] = [
  ({ headers }) => scorePolicy(headers['content-security-policy']),
  ({ headers }) => cookies(headers['set-cookie']),
  ({ headers }) =>
    headers['access-control-allow-credentials'] === 'true'
      ? ['cross-origin-resource-sharing-implemented-with-universal-access', -50]
      : ['cross-origin-resource-sharing-restricted', 0],
  ({ headers }) => {
    const value = headers['referrer-policy'];
    if (value === undefined) return ['referrer-policy-not-implemented', 0];
    return PRIVATE_REFERRER.test(value)
      ? ['referrer-policy-private', 5]
      : ['referrer-policy-unsafe', -5];
  },
  ({ headers }) => {
    const [, seconds] = /max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '') ?? [];
    if (seconds === undefined) return ['hsts-not-implemented', -20];
    return Number(seconds) >= SIX_MONTHS
      ? ['hsts-implemented-max-age-at-least-six-months', 0]
      : ['hsts-implemented-max-age-less-than-six-months', -10];
  },
  ({ html }) => integrity(html),
  ({ headers }) =>
    headers['x-content-type-options'] === 'nosniff'
      ? ['x-content-type-options-nosniff', 0]
      : ['x-content-type-options-not-implemented', -5],
  ({ headers }) => {
    const ancestors = readPolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
    if (ancestors && !ancestors.has('*')) return ['x-frame-options-implemented-via-csp', 5];
    return /^(deny|sameorigin)$/i.test(headers['x-frame-options'] ?? '')
      ? ['x-frame-options-sameorigin-or-deny', 5]
      : ['x-frame-options-not-implemented', -20];
  },
  ({ headers }) => {
    const value = headers['cross-origin-resource-policy'];
    if (value === undefined) return ['corp-not-implemented', 0];
    return /^same-(origin|site)$/.test(value)
      ? [`corp-implemented-with-${value}`, 10]
      : ['corp-implemented-with-cross-origin', 0];
  },
];

function cookies(header: string | undefined): Finding {
  if (header === undefined) return ['cookies-not-found', 0];
  return /;\s*secure/i.test(header)
    ? ['cookies-secure', 0]
    : ['cookies-without-secure-flag-but-protected-by-hsts', -5];
}

/** Scripts of the own origin need no digest; those of others are trusted with everything. */
function integrity(html: string): Finding {
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag);
  const foreign = scripts.filter((tag) => /\ssrc="(https?:)?\/\//.test(tag));
  if (foreign.every((tag) => /\sintegrity="/.test(tag)))
    return ['sri-not-needed-or-implemented', 0];
  return foreign.some((tag) => /\ssrc="(http:)?\/\//.test(tag))
    ? ['sri-not-implemented-and-external-scripts-not-loaded-securely', -50]
    : ['sri-not-implemented-but-external-scripts-loaded-securely', -5];
}
