import type { FormDefinition, PageData, SiteData } from './types.ts';

/** Of the fields that are always there. */
type Types<Data> = {
  [Field in keyof Data as undefined extends Data[Field] ? never : Field]: 'string' | 'object';
};

const SITE: Types<SiteData> = {
  site: 'object',
  dark: 'string',
  messages: 'object',
  direction: 'string',
  home: 'string',
  languages: 'object',
  navigationRoom: 'object',
  pictures: 'object',
  forms: 'object',
  icons: 'string',
};

const PAGE: Types<PageData> = {
  route: 'string',
  page: 'object',
  pictures: 'object',
  dates: 'object',
  icons: 'object',
  head: 'object',
  scripts: 'object',
  styles: 'object',
};

const FORM: Types<FormDefinition> = {
  name: 'string',
  title: 'string',
  subtitle: 'string',
  fields: 'object',
  messages: 'object',
};

/*
 * The check and the build have looked at every field. What may still come instead is another file: a host's own
 * answer, or data of another build. So the fields at the top are enough to look at, and to send to every visitor.
 */

export function isSiteData(data: unknown): data is SiteData {
  return hasTypes(data, SITE);
}

export function isPageData(data: unknown): data is PageData {
  return hasTypes(data, PAGE);
}

export function isFormDefinition(data: unknown): data is FormDefinition {
  return hasTypes(data, FORM);
}

/** Whether data is an object whose fields have these types; `null` has none. */
export function hasTypes(
  data: unknown,
  types: Record<string, 'string' | 'number' | 'object'>,
): boolean {
  const fields = fieldsOf(data);
  return Object.entries(types).every(
    ([name, type]) => fields[name] !== null && typeof fields[name] === type,
  );
}

/** The fields of an object; none of anything else. */
export function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null ? { ...data } : {};
}
