import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostName } from '../../check/features/hosts/host-limits.ts';
import { isRecord } from '../../schema/is-record.ts';

/** What a host's rules say about one address. */
export interface Said {
  headers: Record<string, string>;
  /** How many rules fit, and headers that more than one of them sets. */
  twice: string[];
}

/** How the rules of a host are understood, as its documentation says. */
export interface Rules {
  /** Every rule for headers as it is there. */
  patterns: string[];
  /** The longest line of a rule. */
  longest: number;
  headersOf: (path: string) => Said;
  /** The address that a request is sent on to. */
  redirectOf: (url: string) => string | undefined;
  /** The document for an address without a file. */
  notFoundOf: (path: string, files: ReadonlySet<string>) => string;
}

interface HeaderRule {
  pattern: string;
  fits: RegExp;
  headers: [string, string][];
}

/** All rules that fit are added up; a header that two of them set has both values. */
function sayHeaders(rules: readonly HeaderRule[], path: string): Said {
  const headers: Record<string, string> = {};
  const twice: string[] = [];
  for (const rule of rules.filter(({ fits }) => fits.test(path)))
    for (const [name, value] of rule.headers) {
      const known = headers[name.toLowerCase()];
      if (known !== undefined) twice.push(`${path} ${name}`);
      headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
    }
  return { headers, twice };
}

/** `_headers`: a pattern at the beginning of a line, indented headers below; `*` fits anything, slashes too. */
function readHeadersFile(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (!line.startsWith(' ')) {
      const parts = line.split('*').map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'));
      rules.push({ pattern: line, fits: new RegExp(`^${parts.join('.*')}$`), headers: [] });
      continue;
    }
    const [, name = '', value = ''] = /^\s+([^:]+):\s*(.*)$/.exec(line) ?? [];
    rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** `_redirects`: from, parameters (Netlify alone), to, status, between blanks; the first that fits counts. */
function readRedirectsFile(text: string) {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [from = '', ...rest] = line.split(' ');
      const [to = '', status = ''] = rest.slice(-2);
      return { from, parameters: rest.slice(0, -2), to, status };
    });
}

/** What `_headers` says, which hosts read alike. */
function headerRules(folder: string): Pick<Rules, 'patterns' | 'longest' | 'headersOf'> {
  const text = readFileSync(join(folder, 'site/_headers'), 'utf8');
  const rules = readHeadersFile(text);
  return {
    patterns: rules.map(({ pattern }) => pattern),
    longest: longestLine(text),
    headersOf: (path) => sayHeaders(rules, path),
  };
}

function readNetlify(folder: string): Rules {
  const redirects = readRedirectsFile(readFileSync(join(folder, 'site/_redirects'), 'utf8'));
  return {
    ...headerRules(folder),
    redirectOf: (url) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      // A slash at the end makes no difference; the parameters are exactly those of the rule.
      const path = pathname.replace(/(.)\/$/, '$1');
      const asked = [...searchParams].map((pair) => pair.join('=')).toSorted();
      return redirects.find(
        ({ from, parameters, status }) =>
          status.startsWith('301') &&
          from === path &&
          (parameters.length === 0 || parameters.toSorted().join() === asked.join()),
      )?.to;
    },
    notFoundOf: (path) =>
      redirects.find(
        ({ from, status }) => status === '404' && path.startsWith(from.replace('*', '')),
      )?.to ?? '/404.html',
  };
}

function readCloudflare(folder: string): Rules {
  const redirects = readRedirectsFile(readFileSync(join(folder, 'site/_redirects'), 'utf8'));
  return {
    ...headerRules(folder),
    // What follows the ? is not part of what is compared.
    redirectOf: (url) => {
      const { pathname } = new URL(url, 'http://host');
      return redirects.find(({ from }) => from === pathname)?.to;
    },
    // The nearest 404.html on the way up.
    notFoundOf: (path, files) => {
      for (let at = path; at.includes('/'); at = at.slice(0, at.lastIndexOf('/'))) {
        const page = `${at.slice(0, at.lastIndexOf('/'))}/404.html`;
        if (files.has(page.slice(1))) return page;
      }
      return '/404.html';
    },
  };
}

/** vercel.json: patterns as path-to-regexp has them, with groups and escapes of a regular expression. */
function readVercel(folder: string): Rules {
  const text = readFileSync(join(folder, 'site/vercel.json'), 'utf8');
  const config: unknown = JSON.parse(text);
  const rules = listOf(config, 'headers').map((rule): HeaderRule => ({
    pattern: textOf(rule, 'source'),
    fits: patternOf(rule),
    headers: listOf(rule, 'headers').map((each) => [textOf(each, 'key'), textOf(each, 'value')]),
  }));
  const redirects = listOf(config, 'redirects');
  return {
    patterns: rules.map(({ pattern }) => pattern),
    longest: 0,
    headersOf: (path) => sayHeaders(rules, path),
    redirectOf: (url) => {
      const { pathname, searchParams } = new URL(url, 'http://host');
      const found = redirects.find(
        (rule) =>
          patternOf(rule).test(pathname) &&
          listOf(rule, 'has').every((has) =>
            new RegExp(`^${textOf(has, 'value')}$`).test(
              searchParams.get(textOf(has, 'key')) ?? '',
            ),
          ),
      );
      return found === undefined ? undefined : textOf(found, 'destination');
    },
    notFoundOf: () => '/404.html',
  };
}

/** Hosts that a test starts, where they are installed, and asks; of all others it reads the rules. */
export type StartedHost = 'nginx' | 'caddy';

/** How the rules that are written for each host are read. */
export const READERS: Record<Exclude<HostName, StartedHost>, (folder: string) => Rules> = {
  netlify: readNetlify,
  cloudflare: readCloudflare,
  vercel: readVercel,
};

function patternOf(rule: unknown): RegExp {
  return new RegExp(`^${textOf(rule, 'source').replaceAll(/\.(?!\*)/g, String.raw`\.`)}$`);
}

function listOf(value: unknown, name: string): unknown[] {
  const list: unknown = isRecord(value) ? value[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function textOf(value: unknown, name: string): string {
  const text: unknown = isRecord(value) ? value[name] : undefined;
  if (typeof text !== 'string') throw new Error(`There is no ${name}.`);
  return text;
}

function longestLine(text: string): number {
  return Math.max(...text.split('\n').map((line) => line.length));
}
