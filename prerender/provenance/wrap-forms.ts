import { collectTexts } from '../../check/collect-texts.ts';
import type { DataPath } from '../../schema/pointer.ts';
import type { FormDefinition, PageData, SiteData } from '../../renderer/data/types.ts';
import type { Schemas } from '../../schema/load-schemas.ts';
import type { Origins } from './origins.ts';
import { type Marking, wrapFields } from './wrap-fields.ts';

/** Marks what forms say: those in the page, and what every page knows of them all; the data is changed. */
export function wrapForms(
  { site, data }: { site: SiteData; data: PageData },
  schemas: Schemas,
  { form: originOf }: Pick<Origins, 'form'>,
  marking: Marking,
): void {
  for (const [name, head] of Object.entries(site.forms)) {
    const texts = collectTexts(
      { title: head.title, subtitle: head.subtitle },
      schemas.form.schema,
      [],
    );
    wrapFields(head, texts, (path, text) => originOf(name, path, text), marking);
  }
  for (const [name, form] of Object.entries(data.forms ?? {})) {
    const texts = collectTexts(form, schemas.form.schema, []);
    const shown = texts.filter(({ text, path }) => !isTranslatedOption(form, text, path));
    wrapFields(form, shown, (path, text) => originOf(name, path, text), marking);
    wrapOptionLabels(name, form, originOf, marking);
  }
}

/** Whether an option is the answer alone, because visitors read another text for it. */
function isTranslatedOption(
  { fields }: FormDefinition,
  text: string,
  [, index]: DataPath,
): boolean {
  const labels = typeof index === 'number' ? fields[index]?.optionLabels : undefined;
  return labels !== undefined && Object.hasOwn(labels, text);
}

/** What the options of a translated form are called. */
function wrapOptionLabels(
  name: string,
  form: FormDefinition,
  originOf: Origins['form'],
  { wrapping }: Marking,
): void {
  for (const [index, field] of form.fields.entries()) {
    if (!field.optionLabels) continue;
    field.optionLabels = Object.fromEntries(
      Object.entries(field.optionLabels).map(([option, text]) => {
        const origin = originOf(name, ['fields', index, 'optionLabels', option], text);
        return [option, wrapping.around(text, { kind: 'text', origin, text })];
      }),
    );
  }
}
