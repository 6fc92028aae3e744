import { LEAD_FIELDS, MOST_EMAIL_CHARACTERS } from '../../../schema/forms/crm-lead.ts';
import { formText } from '../../../schema/forms/form-text.ts';
import type { FormField } from '../../../schema/generated/content.d.ts';
import { storedFields } from '../../inquiry.ts';

/**
 * What the CRM surely takes as an address: no empty part between dots, and a domain with a dot
 * whose last part is not a number. `type=email` in a browser takes more, such as `a@b`.
 */
const ADDRESS = /^[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+[^.@]*[a-z][^.@]*$/i;

/**
 * The lead as the CRM can take it: its seven fields, always all of them, in the order of its protocol. What it has no
 * field for is written into the message, where anyone who reads the lead finds it: below it what the form asks beyond a
 * lead; above it an address that the CRM would refuse, whose field stays empty. The form promises no bounds beyond
 * those of `type=email`, and that should cost nobody the inquiry.
 * @param body the inquiry as it was stored
 * @param fields of its form
 */
export function crmLead(body: string, fields: readonly FormField[]): string {
  const values = storedFields(body);
  const { email = '', description = '' } = values;
  const isAddress = email.length <= MOST_EMAIL_CHARACTERS && ADDRESS.test(email);
  const more = formText(
    fields.filter(({ name }) => !isLeadField(name)),
    values,
  );
  const message = [
    ...(email === '' || isAddress ? [] : [`Email as typed: ${email}`, '']),
    description,
    ...(more.length > 0 ? ['', ...more] : []),
  ].join('\n');
  const lead: Record<string, string> = {
    ...values,
    email: isAddress ? email : '',
    description: message,
  };
  return JSON.stringify(Object.fromEntries(LEAD_FIELDS.map((name) => [name, lead[name] ?? ''])));
}

function isLeadField(name: string): boolean {
  return LEAD_FIELDS.some((field) => field === name);
}
