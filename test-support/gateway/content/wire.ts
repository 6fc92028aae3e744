import { fileURLToPath } from 'node:url';
import { isRecord } from '../../../schema/is-record.ts';
import { readForms } from '../../../schema/forms/forms-file.ts';

/** Forms as a build writes them: the inquiry of the first site, and one with a field of each type. */
export const FORMS_FILE = fileURLToPath(new URL('forms.json', import.meta.url));
export const FORMS = readForms(FORMS_FILE);

/** The token that an answer gives. */
export async function accessToken(response: Response): Promise<string> {
  const answer: unknown = await response.json();
  return isRecord(answer) ? String(answer['access_token']) : '';
}

/** What a line of the log says, and whatever else is one object as JSON. */
export function fieldsOf(json: string): Record<string, unknown> {
  const fields: unknown = JSON.parse(json);
  return isRecord(fields) ? fields : {};
}

/** The answers of the inquiry form. */
export interface Inquiry {
  firstName: string;
  lastName: string;
  email: string;
  contactNumber: string;
  country: string;
  companyName: string;
  description: string;
}

export const TOKEN = '/crm/services/oauth2/token';
export const LEAD = '/crm/services/apexrest/createLead';
export const CREDENTIALS = 'grant_type=client_credentials&client_id=website';

export const ADA: Inquiry = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'Ada@Example.com',
  contactNumber: '',
  country: '',
  companyName: 'Analytical Engines',
  description: 'We need a machine.',
};

/** An inquiry like no other: `marker` is in its message. */
export function inquiryAbout(marker: string): Inquiry {
  return { ...ADA, description: marker };
}
