import type { Inquiry } from '../../../schema/generated/content.d.ts';

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
