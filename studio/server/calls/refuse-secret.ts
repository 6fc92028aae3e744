import { readDataIfAny } from '../../../edit/source.ts';
import { applyToData } from '../../../schema/apply-to-data.ts';
import type { Operation } from '../../../schema/generated/data.d.ts';
import { isRecord } from '../../../schema/is-record.ts';
import { CallError } from '../read-body.ts';

const WHY =
  'A client secret is not written in the studio, because everything in site.yaml is public: the build would refuse it. ' +
  'Set it for the gateway as CRM_CLIENT_SECRET.';

const STILL_THERE =
  'site.yaml has a client secret, and the build refuses one that visitors may not see. Take forms.clientSecret out of ' +
  'the file first.';

/**
 * Refuses what would put a client secret into a file, or forbid one that is there: no such site can be built.
 * @param text of the file before
 * @throws CallError with the reason
 */
export function refuseSecret(text: string, operations: readonly Operation[]): void {
  const data = readDataIfAny(text);
  const before = sendingOf(data);
  const after = sendingOf(operations.reduce(applyToData, data));
  const secret = after['clientSecret'];
  if (secret === undefined) return;
  if (secret !== before['clientSecret']) throw new CallError(409, WHY);
  const [was, is] = [before, after].map((forms) => forms['acceptSecretInBrowser'] === true);
  if (was && !is) throw new CallError(409, STILL_THERE);
}

function sendingOf(site: unknown): Record<string, unknown> {
  const forms = isRecord(site) ? site['forms'] : undefined;
  return isRecord(forms) ? forms : {};
}
