/** Schemas of what another language adds, by file name, each with that of the original. */
export const ORIGINALS = { 'site-language': 'site', 'form-language': 'form' } as const;

interface Field {
  perLanguage?: unknown;
  default?: unknown;
}

/** Those of the original's fields that may differ from language to language. What one leaves out, the original says. */
export function localFields<Own extends Field>(
  properties: Readonly<Record<string, Own>>,
): Record<string, Omit<Own, 'default'>> {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, { default: _default, ...field }]) =>
      field.perLanguage === true ? [[name, field]] : [],
    ),
  );
}
