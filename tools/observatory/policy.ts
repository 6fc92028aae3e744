/** The rules of the MDN HTTP Observatory about a Content-Security-Policy: what each finding adds to a score. */

const BROAD = new Set(['*', 'http:', 'https:', 'ftp:']);

/** A policy by its directives; a duplicate directive counts once. */
export function readPolicy(header: string): Map<string, Set<string>> {
  const directives = new Map<string, Set<string>>();
  for (const directive of header.split(';')) {
    const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
    if (name !== '' && !directives.has(name)) directives.set(name, new Set(sources));
  }
  return directives;
}

/** @param header undefined if there is none */
export function scorePolicy(header: string | undefined): [finding: string, modifier: number] {
  if (!header) return ['csp-not-implemented', -25];
  const policy = readPolicy(header);
  const sourcesOf = (name: string): string[] => [
    ...(policy.get(name) ?? policy.get('default-src') ?? ['*']),
  ];
  const [scripts, styles, objects] = [
    sourcesOf('script-src'),
    sourcesOf('style-src'),
    sourcesOf('object-src'),
  ];
  if (isOpen(scripts) || isInline(scripts) || isOpen(objects))
    return ['csp-implemented-with-unsafe-inline', -20];
  if ([...policy.values()].some((sources) => [...sources].some((at) => at.startsWith('http:'))))
    return ['csp-implemented-with-insecure-scheme', -20];
  if ([...scripts, ...styles].includes("'unsafe-eval'"))
    return ['csp-implemented-with-unsafe-eval', -10];
  if (isOpen(styles) || isInline(styles))
    return ['csp-implemented-with-unsafe-inline-in-style-src-only', 0];
  return [...(policy.get('default-src') ?? [])].join(' ') === "'none'"
    ? ['csp-implemented-with-no-unsafe-default-src-none', 10]
    : ['csp-implemented-with-no-unsafe', 5];
}

function isOpen(sources: readonly string[]): boolean {
  return sources.some((source) => BROAD.has(source));
}

/** A hash or a nonce takes the force of `'unsafe-inline'` in all browsers of today. */
function isInline(sources: readonly string[]): boolean {
  const isNarrowed = sources.some((source) => /^'(sha|nonce)/.test(source));
  return sources.includes('data:') || (sources.includes("'unsafe-inline'") && !isNarrowed);
}
