import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { applyOperations } from '../../edit/edit-yaml.ts';
import type { Operation } from '../../schema/generated/data.d.ts';
import { SCHEMA_VERSION } from '../../schema/schema-version.ts';
import { contrast } from '../../theme/oklch.ts';
import type { Answers } from './answers.ts';
import type { BrandColors } from './brand-colors.ts';
import type { Logo } from './logo.ts';
import { TEMPLATES, type TemplateName } from './templates.ts';
import { drawWordmark } from './wordmark.ts';

const HERE = import.meta.dirname;

/** Places in a site of files that are not its content; npm does not include .gitignore in a package. */
const PLACES: Record<string, string> = {
  gitignore: '.gitignore',
  'settings.json': '.vscode/settings.json',
  'extensions.json': '.vscode/extensions.json',
  'check.yml': '.github/workflows/check.yml',
};

/** The largest width of a logo in `site.yaml`, in pixels; a longer name is shown smaller. */
const WIDEST_LOGO = 280;

/** How a new site looks, where that is not left to its template. */
export interface Brand {
  colors?: BrandColors | undefined;
  logo?: Logo | undefined;
}

/** The files of a new site but for its package.json and a logo of its own: texts by path from its folder. */
export function starterFiles(answers: Answers, brand: Brand = {}): Map<string, string> {
  const { name, language, url, template } = answers;
  const [base = ''] = language.split('-');
  const files = contentOf(base, template);
  for (const [file, place] of Object.entries(PLACES)) files.set(place, read('files', file));

  const mark = drawMark(brand.colors ?? TEMPLATES[template].colors);
  files.set('media/mark.svg', mark);
  const { drawing, width } = drawWordmark(name, mark);
  if (!brand.logo) files.set('media/logo.svg', drawing);
  const [box] = /(?<=^email: ).*@/m.exec(files.get('site.yaml') ?? '') ?? [''];
  const email = `${box}${new URL(url).hostname.replace(/^www\./, '')}`;
  change(files, 'site.yaml', [
    { op: 'set', path: '/schemaVersion', value: SCHEMA_VERSION },
    { op: 'set', path: '/name', value: name },
    { op: 'set', path: '/url', value: url },
    { op: 'set', path: '/language', value: language },
    { op: 'set', path: '/email', value: email },
    { op: 'set', path: '/logo/src', value: logoFile(brand.logo) },
    ...(brand.logo?.onDark ? [ON_DARK] : []),
    { op: 'set', path: '/logo/width', value: brand.logo?.width ?? Math.min(width, WIDEST_LOGO) },
    ...themeOperations(template, brand.colors),
  ]);
  for (const file of files.keys())
    if (file.startsWith('forms/'))
      change(files, file, [{ op: 'set', path: '/deliver/0/address', value: email }]);
  return files;
}

/** The icon of a browser tab is shown without the theme, so its colors are in it; white on a bright one is not seen. */
function drawMark({ accent, ink }: Pick<BrandColors, 'accent' | 'ink'>): string {
  const stroke = contrast(accent, '#ffffff') < LEAST_CONTRAST ? ink : '#ffffff';
  return read('media', 'mark.svg')
    .replaceAll(TEMPLATES.service.colors.accent, accent)
    .replaceAll('#fff', stroke);
}

/** Of graphics with their ground (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;

/** The logo for dark grounds, below media/. */
export const ON_DARK_FILE = 'logo-on-dark.png';
const ON_DARK: Operation = { op: 'set', path: '/logo/onDark', value: ON_DARK_FILE };

/** The name of the logo below media/. */
export function logoFile(logo: Logo | undefined): string {
  return `logo${logo ? extname(logo.path).toLowerCase() : '.svg'}`;
}

/**
 * Pages, forms and drawings of a template. `site.yaml` and forms are what the template says, and what all say; of the
 * shared pages a template has those that its `site.yaml` links to, unless it has its own.
 */
function contentOf(language: string, template: TemplateName): Map<string, string> {
  const [shared, own] = [join(language, 'shared'), join(language, template)];
  const site = read(own, 'site.yaml');
  const files = new Map([['site.yaml', `${read(shared, 'site.yaml')}\n${site}`]]);
  for (const page of readdirSync(join(HERE, shared, 'pages')))
    if (site.includes(`href: /${page.replace('.yaml', '')} `))
      files.set(`pages/${page}`, read(shared, `pages/${page}`));
  for (const page of yamlFiles(join(own, 'pages')))
    files.set(`pages/${page}`, read(own, `pages/${page}`));
  // The fields of all forms come behind those of the template.
  const end = read(shared, 'form.yaml').replace('fields:\n', '');
  for (const form of yamlFiles(join(own, 'forms')))
    files.set(`forms/${form}`, read(own, `forms/${form}`) + end);
  const texts = [...files.values()].join('\n');
  for (const drawing of readdirSync(join(HERE, 'media')))
    if (texts.includes(drawing)) files.set(`media/${drawing}`, read('media', drawing));
  return files;
}

/** Colors that are not given are computed, so those of the template must not stay among others. */
function themeOperations(template: TemplateName, colors: BrandColors | undefined): Operation[] {
  const { shape, colors: usual } = TEMPLATES[template];
  const set = Object.entries<string>({ ...(colors ?? usual) }).map(([color, value]): Operation => ({
    op: 'set',
    path: `/theme/colors/${color}`,
    value,
  }));
  const remove = ['tint', 'spark'].map((color): Operation => ({
    op: 'remove',
    path: `/theme/colors/${color}`,
  }));
  return [{ op: 'set', path: '/theme/shape', value: shape }, ...set, ...(colors ? remove : [])];
}

function yamlFiles(folder: string): string[] {
  const path = join(HERE, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replaceAll('\\', '/'));
}

function change(files: Map<string, string>, file: string, operations: Operation[]): void {
  files.set(file, applyOperations(files.get(file) ?? '', operations));
}

function read(folder: string, file: string): string {
  return readFileSync(join(HERE, folder, file), 'utf8');
}
