import { hasTypes } from '../../data/guards.ts';
import { THEME_SHEET } from '../../contract.ts';
import { THEME_SHEET_URL } from '../theme-sheet.ts';

/** A named choice of the theme, such as how much space there is. */
export interface OfferedChoice {
  /** Of the field of `theme`. */
  name: string;
  title: string;
  description: string;
  values: string[];
  /** What the site has chosen. */
  now: string;
}

export function areChoices(data: unknown): data is OfferedChoice[] {
  return (
    Array.isArray(data) &&
    data.every((one) =>
      hasTypes(one, {
        name: 'string',
        title: 'string',
        description: 'string',
        values: 'object',
        now: 'string',
      }),
    )
  );
}

/** What is tried in place of what the site has chosen, by the names of the choices. */
export type Tried = Readonly<Record<string, string>>;

/** What the address of the gallery tries, so that it can be sent to somebody. */
export function triedIn(search: string, choices: readonly OfferedChoice[]): Tried {
  const named = new URLSearchParams(search);
  return Object.fromEntries(
    choices.flatMap(({ name, values, now }) => {
      const value = named.get(name);
      return value !== null && value !== now && values.includes(value) ? [[name, value]] : [];
    }),
  );
}

/** The sheet of the theme with what is tried. */
export async function fetchSheet(tried: Tried): Promise<string> {
  const query = new URLSearchParams({ ...tried, route: '/' });
  const response = await fetch(`${THEME_SHEET_URL}?${query.toString()}`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.text();
}

/** Shows an example in its frame with a sheet of the theme. */
export function dress(frame: HTMLIFrameElement | null, sheet: string | undefined): void {
  const style = frame?.contentDocument?.querySelector(`[${THEME_SHEET}]`);
  if (style && sheet !== undefined && style.textContent !== sheet) style.textContent = sheet;
}

/** What of site.yaml says it. */
export function writtenAs(tried: Tried): string {
  const fields = Object.entries(tried).map(([name, value]) => `${name}: ${value}`);
  return `theme: { ${fields.join(', ')} }`;
}
