/**
 * The form whose calls carry no name: those of the CRM's protocol (docs/specification.md, section 7), which knows one
 * form only. All others are named in the address of the second call.
 */
export const DEFAULT_FORM = 'inquiry';
