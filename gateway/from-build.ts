import type { Forms } from '../schema/forms/forms-file.ts';
import type { Schedule } from '../schema/generated/data.d.ts';

/** What the present build wrote; the same objects as long as there is no other. */
export interface FromBuild {
  forms: () => Forms;
  schedule: () => Schedule;
}
