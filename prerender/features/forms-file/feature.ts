import { FORMS_FILE } from '../../../schema/forms/forms-file.ts';
import type { BuildFeature } from '../../pipeline/feature.ts';

/** The definitions that the gateway checks inquiries by. */
export const formsFile: BuildFeature = {
  name: 'forms-file',
  emit: ({ opened: { forms }, dist }) => {
    const targets = Object.fromEntries(forms.map(({ name, form }) => [name, form]));
    dist.write(FORMS_FILE, JSON.stringify(targets));
  },
};
