import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';

/**
 * Checks that there are pages where site.yaml says that the services of the firm are described.
 * @param site the data of site.yaml, whose form is judged elsewhere
 * @param routes addresses of all pages
 */
export function checkServices(site: unknown, routes: Iterable<string>): Finding[] {
  const services = isRecord(site) ? site['services'] : undefined;
  if (typeof services !== 'string' || !services.startsWith('/')) return [];
  const folders = new Set([...routes].map((route) => route.slice(0, route.lastIndexOf('/'))));
  if (folders.has(services)) return [];
  const likely = closest(services, folders);
  return [
    {
      id: 'broken-link',
      path: ['services'],
      part: 'value',
      message: `There is no page below ${services}.`,
      suggestion: didYouMean(likely),
      ...(likely.length === 1 && { replacement: likely[0] }),
    },
  ];
}
