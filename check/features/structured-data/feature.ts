import { isRecord } from '../../../schema/is-record.ts';
import { closest, didYouMean } from '../../diagnostics/did-you-mean.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { CheckedFile, CheckFeature } from '../../model/rule.ts';

/** What pages say about themselves to search engines: which of them are services, site.yaml tells. */
export const structuredData: CheckFeature = { siteFileRules: [checkServices] };

/** Checks that there are pages where site.yaml says that the services of the firm are described. */
export function checkServices({ data, routes }: Pick<CheckedFile, 'data' | 'routes'>): Finding[] {
  const services = isRecord(data) ? data['services'] : undefined;
  if (typeof services !== 'string' || !services.startsWith('/')) return [];
  const folders = new Set(
    [...routes.keys()].map((route) => route.slice(0, route.lastIndexOf('/'))),
  );
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
