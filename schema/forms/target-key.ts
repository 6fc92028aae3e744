import { isRecord } from '../is-record.ts';

/**
 * What tells a target of a form from all others, also of other forms: what goes to the same place waits in the same
 * queue.
 * @param target an entry of `deliver`, checked or not
 * @returns such as `crm`, `email:orders@bakery.example` or `webhook:https://...`; nothing for what names no place
 */
export function targetKey(target: unknown): string | undefined {
  const { to, address, url } = isRecord(target) ? target : {};
  if (to === 'crm') return 'crm';
  if (to === 'email' && typeof address === 'string') return `email:${address.toLowerCase()}`;
  return to === 'webhook' && typeof url === 'string' ? `webhook:${url}` : undefined;
}
