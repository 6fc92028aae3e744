import type { Forms } from '../../../schema/forms/forms-file.ts';
import type { CrmSettings } from '../../settings/settings.ts';
import type { Target } from '../target.ts';
import { CrmClient } from './crm-client.ts';
import { crmLead } from './crm-lead.ts';

/**
 * The CRM as a target.
 * @param forms what the fields beyond those of a lead are called
 * @param onTokenCall told of each token call
 */
export function crmTarget(
  settings: CrmSettings,
  forms: () => Forms,
  clock: () => number,
  onTokenCall: () => void,
): Target {
  const client = new CrmClient(settings, clock, onTokenCall);
  return {
    key: 'crm',
    parallel: settings.parallel,
    // An attempt makes at most four calls (two tokens, two leads) within the time limit each.
    leaseMilliseconds: 5 * settings.timeoutSeconds * 1000,
    recognisesRepetition: true,
    deliver: ({ id, form, body }, signal) =>
      client.deliver(id, crmLead(body, forms()[form]?.fields ?? []), signal),
    // Only the token endpoint can tell whether the CRM is away or leads fail one by one.
    probeNext: () => client.forgetToken(),
    abort: () => client.abort(),
  };
}
