/* Generated from schema/inquiry.json by "npm run generate". Do not edit. */
import type { Inquiry } from './content.d.ts';

/** A field of the form, in words for the visitor. */
export interface InquiryField {
  name: keyof Inquiry;
  label: string;
  input: 'text' | 'email' | 'tel' | 'textarea';
  autoComplete: string;
  /** What to do when it is empty or malformed; only a required field has one. */
  hint?: string;
  /** What its value must match. */
  pattern?: string;
}

/** An inquiry before anything is typed; its fields are in the order of the wire. */
export const emptyInquiry: Inquiry = {
  "firstName": "",
  "lastName": "",
  "email": "",
  "contactNumber": "",
  "country": "",
  "companyName": "",
  "description": ""
};

/** The fields in the order of the form. */
export const inquiryFields: InquiryField[] = [
  {
    "name": "firstName",
    "label": "First Name *",
    "input": "text",
    "autoComplete": "given-name",
    "hint": "Enter your first name",
    "pattern": "\\S"
  },
  {
    "name": "lastName",
    "label": "Last Name *",
    "input": "text",
    "autoComplete": "family-name",
    "hint": "Enter your last name",
    "pattern": "\\S"
  },
  {
    "name": "email",
    "label": "Email *",
    "input": "email",
    "autoComplete": "email",
    "hint": "Enter your email address, such as name@example.com",
    "pattern": "^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$"
  },
  {
    "name": "contactNumber",
    "label": "Phone",
    "input": "tel",
    "autoComplete": "tel"
  },
  {
    "name": "companyName",
    "label": "Company Name",
    "input": "text",
    "autoComplete": "organization"
  },
  {
    "name": "country",
    "label": "Country",
    "input": "text",
    "autoComplete": "country-name"
  },
  {
    "name": "description",
    "label": "Message *",
    "input": "textarea",
    "autoComplete": "off",
    "hint": "Tell us what you need help with",
    "pattern": "\\S"
  }
];
