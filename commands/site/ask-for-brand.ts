import { basename } from 'node:path';
import {
  type BrandColors,
  describeColors,
  fitting,
  readColors,
} from '../../authoring/starter/brand-colors.ts';
import { type Logo, readLogo } from '../../authoring/starter/logo.ts';
import type { Brand } from '../../authoring/starter/starter-files.ts';
import { TEMPLATES, type TemplateName } from '../../authoring/starter/templates.ts';
import { ask } from './ask.ts';

/** Colors and logo as options of the command give them. */
interface GivenBrand {
  colors?: string | undefined;
  logo?: string | undefined;
}

/**
 * The colors and the logo of a new site: what was given, else what somebody answers, else what the template has. The
 * colors of a logo are a proposal, which an answer can change.
 *
 * @throws with a sentence, if what was given cannot be used
 */
export async function askForBrand(
  { colors, logo }: GivenBrand,
  { template, isAsked }: { template: TemplateName; isAsked: boolean },
): Promise<Brand> {
  const usual = fitting(TEMPLATES[template].colors);
  if (colors !== undefined || logo !== undefined) {
    const read = logo === undefined ? undefined : await readLogo(logo, usual);
    return { logo: read, colors: colors === undefined ? read?.colors : readColors(colors) };
  }
  if (!isAsked) return {};
  const brand = await ask({
    text: 'Colors of buttons, of text and a second one, or the path of a logo',
    usual: describeColors(usual),
    read: (answer) => readBrand(answer, usual),
  });
  return brand.logo ? { ...brand, colors: await askForColors(brand.logo) } : brand;
}

async function readBrand(answer: string, usual: BrandColors): Promise<Brand> {
  if (answer === describeColors(usual)) return {};
  return answer.startsWith('#')
    ? { colors: readColors(answer) }
    : { logo: await readLogo(answer, usual) };
}

function askForColors({ path, colors }: Logo): Promise<BrandColors> {
  return ask({
    text: `${basename(path)} has these colors for buttons, text and a second one; Enter takes them, or type others`,
    usual: describeColors(colors),
    read: readColors,
  });
}
