import type { MovedRule } from '../output/headers/moved-addresses.ts';
import type { HeaderRule } from './header-rules.ts';

/** A `_headers` file, as hosts of files read it. */
export function headersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ pattern, headers }) =>
      [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
}

/** An address with and without a slash at its end; one that ends like a file has none. */
export function withSlash(path: string): string[] {
  return /\.\w+$/.test(path) ? [path] : [path, `${path}/`];
}

/** Old addresses that have a new one, which is all that hosts of files can say of them. */
export function redirectsOf(
  moved: readonly MovedRule[],
): (Omit<MovedRule, 'moved'> & { location: string })[] {
  return moved.flatMap(({ moved: to, ...rule }) =>
    'location' in to ? [{ ...rule, location: to.location }] : [],
  );
}
