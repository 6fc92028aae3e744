import type { Fault } from '../faults.ts';
import { BAD, goodLeads } from '../good-leads.ts';

export const fault: Fault = {
  attack: '100 leads that the CRM always answers with 503, 30 of them in one burst, among 1,000',
  expected: 'every good one in the CRM within 10 s of arriving',
  run: () =>
    goodLeads((crm) => {
      crm.stumblesOver = BAD;
    }),
};
