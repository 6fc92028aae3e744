import { closest, didYouMean } from '../../check/diagnostics/did-you-mean.ts';
import type { ThemeColors } from '../../schema/generated/content.d.ts';

/** A kind of organization that a new site can be for: a folder of pages in each language, and how it looks at first. */
interface Template {
  about: string;
  /** Other words for it, in the languages of the starters. */
  names: readonly string[];
  colors: Required<Omit<ThemeColors, 'paper'>>;
  shape: 'sharp' | 'firm' | 'soft' | 'round';
}

export const TEMPLATES = {
  service: {
    about: 'service firm',
    names: ['firm', 'company', 'agency', 'dienstleister', 'firma'],
    colors: {
      accent: '#0b6470',
      ink: '#12292e',
      second: '#f2b950',
      tint: '#e2f1f1',
      spark: '#e8623a',
    },
    shape: 'soft',
  },
  shop: {
    about: 'shop or bakery with orders',
    names: ['bakery', 'store', 'laden', 'bäckerei'],
    colors: {
      accent: '#a8431c',
      ink: '#2f1b12',
      second: '#ecba74',
      tint: '#fbefe0',
      spark: '#d98324',
    },
    shape: 'round',
  },
  practice: {
    about: 'practice or clinic',
    names: ['clinic', 'doctor', 'praxis', 'arzt', 'klinik'],
    colors: {
      accent: '#3257a8',
      ink: '#17233d',
      second: '#f3b8a0',
      tint: '#e7edf9',
      spark: '#e2725b',
    },
    shape: 'soft',
  },
  hotel: {
    about: 'hotel or restaurant',
    names: ['restaurant', 'inn', 'cafe', 'gasthaus', 'pension'],
    colors: {
      accent: '#7a3344',
      ink: '#2b161c',
      second: '#d8b27e',
      tint: '#f7ebe8',
      spark: '#c9803c',
    },
    shape: 'sharp',
  },
  association: {
    about: 'association or club',
    names: ['club', 'charity', 'verein', 'verband'],
    colors: {
      accent: '#3d6e2a',
      ink: '#1b2a15',
      second: '#f0c04a',
      tint: '#ebf4e2',
      spark: '#d8552b',
    },
    shape: 'round',
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;

/** The templates as a question offers them: `service (service firm), shop (shop or bakery with orders) ...`. */
export function describeTemplates(): string {
  const all = Object.entries(TEMPLATES).map(([name, { about }]) => `${name} (${about})`);
  return `${all.slice(0, -1).join(', ')} or ${all.at(-1)}`;
}

/**
 * The template as people name it: `shop`, `Bakery`, `verein`.
 * @throws with those that there are
 */
export function readTemplate(words: string): TemplateName {
  const named = new Map<string, TemplateName>();
  for (const name of templateNames())
    for (const word of [name, ...TEMPLATES[name].names]) named.set(word, name);
  const asked = words.trim().toLowerCase();
  const found = named.get(asked);
  if (found !== undefined) return found;
  const advice = didYouMean(closest(asked, named.keys())) ?? '';
  throw new Error(
    `There is no template \`${words.trim()}\`. Write ${describeTemplates()}. ${advice}`.trim(),
  );
}

export function templateNames(): TemplateName[] {
  return Object.keys(TEMPLATES).filter(isTemplate);
}

function isTemplate(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
