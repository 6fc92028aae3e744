import { explainReserved } from '../../model/reserved-routes.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import { isRecord } from '../../../schema/is-record.ts';
import type { CheckedFile } from '../../model/rule.ts';

/** Checks that nothing answers for an address that site.yaml calls gone. */
export function checkGone({ data: site, routes }: Pick<CheckedFile, 'data' | 'routes'>): Finding[] {
  const gone: unknown = isRecord(site) ? site['gone'] : undefined;
  if (!isRecord(site) || !Array.isArray(gone)) return [];
  const redirects = isRecord(site['redirects']) ? site['redirects'] : {};
  return gone.flatMap((address: unknown, index): Finding[] => {
    if (typeof address !== 'string') return [];
    const page = routes.get(address);
    const reserved = explainReserved(address);
    const found =
      (page !== undefined && `${address} is the page ${page}, which visitors would never see.`) ||
      (Object.hasOwn(redirects, address) && `${address} is also redirected.`);
    const place = {
      path: ['gone', index],
      part: 'value',
      suggestion: 'Remove this line.',
    } as const;
    if (found) return [{ ...place, id: 'gone-but-there', message: found }];
    return reserved ? [{ ...place, id: 'reserved-route', message: reserved }] : [];
  });
}
