/** The fields of a lead in the order of the CRM's protocol (docs/specification.md, section 7). */
export const LEAD_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'contactNumber',
  'country',
  'companyName',
  'description',
] as const;

/** Without these the CRM does not accept a lead. */
export const CRM_NEEDS = ['firstName', 'lastName', 'email', 'description'] as const;

/** The CRM's column of e-mail addresses. */
export const MOST_EMAIL_CHARACTERS = 80;
