import { storedFields } from '../inquiry.ts';

/** The CRM's column of e-mail addresses. */
const MOST_CHARACTERS = 80;
/**
 * What the CRM surely takes as an address: no empty part between dots, and a domain with a dot
 * whose last part is no number. `type=email` in a browser takes more, such as `a@b`.
 */
const ADDRESS = /^[^.@]+(?:\.[^.@]+)*@(?:[^.@]+\.)+[^.@]*[a-z][^.@]*$/i;

/**
 * The lead as the CRM can take it. The form promises no bounds beyond those of `type=email`, so an
 * address that the CRM would refuse costs nobody the inquiry: it is written at the top of the
 * message, where whoever reads the lead finds it, and the field stays empty.
 * @param body the inquiry as it was stored
 * @returns the same text where nothing has to change
 */
export function crmLead(body: string): string {
  const inquiry = storedFields(body);
  const { email = '', description = '' } = inquiry;
  if (email === '' || (email.length <= MOST_CHARACTERS && ADDRESS.test(email))) return body;
  const message = `Email as typed: ${email}\n\n${description}`;
  return JSON.stringify({ ...inquiry, email: '', description: message });
}
