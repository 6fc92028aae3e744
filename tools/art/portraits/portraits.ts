/**
 * Front-facing busts. Features are few on purpose: brow, eye, nose, mouth, one shaded half.
 * Light always comes from the left.
 */
import { bank } from '../drawing/geometry.ts';
import type { Frame, Point } from '../drawing/geometry.ts';
import { disc, layer, picture, stroke } from '../drawing/kit.ts';
import { colour } from '../drawing/palette.ts';
import type { LayerName } from '../drawing/palette.ts';
import { BEARD, GARMENT, HAIR, HAIR_COLOUR, SKIN } from './portrait-parts.ts';
import { seeded } from '../drawing/random.ts';

const PORTRAIT: Frame = { width: 320, height: 400 };

/** How a portrait is mixed. */
export type Recipe = {
  /** File name, and the seed of the ground's shape. */
  readonly id: string;
  readonly skin: keyof typeof SKIN;
  readonly hair: keyof typeof HAIR;
  readonly hairColour: keyof typeof HAIR_COLOUR;
  readonly garment: keyof typeof GARMENT;
  readonly neckline: 'crew' | 'vee' | 'shirt' | 'blazer';
  readonly ground: keyof typeof GROUND;
  readonly beard?: keyof typeof BEARD;
  readonly glasses?: 'round' | 'square';
  readonly smile?: boolean;
};

/**
 * The color behind the person, and the one layer that rises there. Dawn and mist are too dark for
 * dark hair in the dark theme.
 */
const GROUND = {
  sky: { sheet: colour.portrait, hill: 'process' },
  dawn: { sheet: colour.dawn, hill: 'people' },
  noon: { sheet: colour.process, hill: 'people' },
  dusk: { sheet: colour.portrait, hill: 'people' },
  blue: { sheet: colour.process, hill: 'data' },
  mist: { sheet: colour.mist, hill: 'process' },
} as const satisfies Record<string, { sheet: string; hill: LayerName }>;

const path = (data: string, fill: string): string =>
  data === '' ? '' : `<path d="${data}" fill="${fill}"/>`;

/** Disc and hill, on the left or the right as the seed has it. */
function background({ id, ground }: Recipe): string {
  const random = seeded(id);
  const lift = Math.round(random() * 3) * 20;
  const discOnRight = random() > 0.5;
  const steps: Point[] = discOnRight
    ? [
        [0, 250 - lift],
        [90, 290],
        [220, 230],
      ]
    : [
        [0, 280],
        [100, 230 + lift / 2],
        [240, 270],
      ];
  return (
    disc([discOnRight ? 236 : 84, 120 + lift / 3], 54) +
    layer(bank(steps, PORTRAIT), GROUND[ground].hill, { radius: 22, gap: 10 })
  );
}

type Colours = { readonly cloth: string; readonly trim: string; readonly shade: string };

/** The garment's opening at the neck. */
const NECKLINE: Record<Recipe['neckline'], (colours: Colours) => string> = {
  crew: ({ trim }) =>
    `<path d="M128 299C132 322 146 334 160 334S188 322 192 299" fill="none" stroke="${trim}" stroke-width="5" stroke-opacity=".55"/>`,
  vee: ({ trim, shade }) =>
    `<path d="M134 296L160 352L186 296V292C186 308 174 320 160 320S134 308 134 292Z" fill="${shade}"/><path d="M130 299L160 356L190 299" fill="none" stroke="${trim}" stroke-width="4" stroke-opacity=".6" stroke-linejoin="round"/>`,
  shirt: ({ trim }) =>
    path('M132 290L108 312L140 356L160 326L180 356L212 312L188 290L160 326Z', trim),
  blazer: ({ cloth, trim }) =>
    `<path d="M132 294L160 400L188 294L214 306L176 420H144L106 306Z" fill="${trim}" fill-opacity=".95"/><path d="M126 302L158 420H120L92 340L108 330L98 314ZM194 302L162 420H200L228 340L212 330L222 314Z" fill="${cloth}"/><path d="M158 420L98 314M162 420L222 314" stroke="${trim}" stroke-width="1.5" stroke-opacity=".35"/>`,
};

/** Neck, shoulders and garment. */
function bust(recipe: Recipe): string {
  const [, shade] = SKIN[recipe.skin];
  const [cloth, trim] = GARMENT[recipe.garment];
  return (
    '<g transform="translate(0 -12)">' +
    path(
      'M34 440V420C34 346 62 318 112 306L140 298H180L208 306C258 318 286 346 286 420V440Z',
      cloth,
    ) +
    path('M134 226H186V292C186 308 174 320 160 320S134 308 134 292Z', shade) +
    NECKLINE[recipe.neckline]({ cloth, trim, shade }) +
    '</g>'
  );
}

/** Ears, face, beard and features, with the right half in shade. */
function head(recipe: Recipe): string {
  const [skin, shade, mark] = SKIN[recipe.skin];
  const hair = HAIR_COLOUR[recipe.hairColour];
  const hairless = recipe.hair === 'bald' && recipe.beard === undefined;
  const eye = (x: number): string => `<ellipse cx="${x}" cy="181" rx="4" ry="5" fill="${mark}"/>`;
  return (
    `<ellipse cx="105" cy="188" rx="11" ry="17" fill="${skin}"/><ellipse cx="215" cy="188" rx="11" ry="17" fill="${shade}"/>` +
    path(
      'M106 168C106 126 128 106 160 106S214 126 214 168C214 222 196 260 160 260S106 222 106 168Z',
      skin,
    ) +
    `<path d="M160 106C192 106 214 126 214 168C214 222 196 260 160 260C176 250 182 236 178 222C172 216 170 210 172 202C166 160 172 130 160 106Z" fill="${shade}" fill-opacity=".75"/>` +
    (recipe.beard === undefined ? '' : path(BEARD[recipe.beard], hair)) +
    `<g stroke-opacity=".9">${stroke('M122 166Q134 158 147 164M173 164Q186 158 198 166', hairless ? mark : hair, 4.5)}</g>` +
    stroke('M160 178C159 190 154 200 152 206Q157 211 164 209', mark, 2.6) +
    stroke(
      `M144 230Q160 ${recipe.smile === true ? 242 : 238} 178 229`,
      recipe.beard === undefined ? mark : skin,
      3.4,
    ) +
    eye(135) +
    eye(185)
  );
}

/** Frames with a bridge and two temples; `rx` makes them round or square. */
function glasses(shape: Recipe['glasses']): string {
  if (shape === undefined) return '';
  const rx = shape === 'round' ? 16 : 9;
  return `<g fill="none" stroke="#10153A" stroke-width="3.2"><rect x="114" y="166" width="40" height="32" rx="${rx}"/><rect x="166" y="166" width="40" height="32" rx="${rx}"/><path d="M154 178Q160 174 166 178M114 176L105 174M206 176L215 174"/></g>`;
}

/** The portrait that a recipe describes. */
export function portrait(recipe: Recipe): string {
  const hair = HAIR_COLOUR[recipe.hairColour];
  const { back, front } = HAIR[recipe.hair];
  return picture(
    background(recipe) +
      path(back, hair) +
      bust(recipe) +
      head(recipe) +
      path(front, hair) +
      glasses(recipe.glasses),
    PORTRAIT,
    { ground: GROUND[recipe.ground].sheet },
  );
}
