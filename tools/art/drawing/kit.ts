/** The parts every drawing is made of, as SVG markup. Attributes only: no styles, no classes. */
import { PICTURE, box, inset, round, terrace } from './geometry.ts';
import type { Frame, Point } from './geometry.ts';
import { LAYERS, colour } from './palette.ts';
import type { LayerName } from './palette.ts';

/** Fine dots, for past and future positions. The width stays 1.5 px at any size. */
const DOTTED =
  'fill="none" stroke-width="1.5" stroke-dasharray="2 6" stroke-linecap="round" vector-effect="non-scaling-stroke"';

type LayerOptions = {
  /** Corner radius. */
  readonly radius?: number;
  /** Contour lines inside the outline, two to four; none on small pieces. */
  readonly lines?: number;
  /** Distance between contour lines. */
  readonly gap?: number;
  /** Opacity of the outermost contour line. */
  readonly lineOpacity?: number;
  /** Ground colors may take a layer's place, as in a night scene. */
  readonly fill?: string;
  /** Makes the layer addressable on its own. */
  readonly id?: string;
};

/** The attribute that makes a part addressable on its own, if it has a name. */
const idOf = (id: string | undefined): string => (id === undefined ? '' : ` id="${id}"`);

/**
 * One layer: its fill and its contour lines, which fade inwards. They fade by `stroke-opacity`,
 * because `opacity` would make a browser compose every line on a surface of its own.
 * `data-layer` holds its number, 1 to 4, from which motion takes its order.
 */
export function layer(
  points: readonly Point[],
  name: LayerName,
  { radius = 24, lines = 3, gap = 11, lineOpacity = 0.5, fill, id }: LayerOptions = {},
): string {
  const outline = `<path d="${terrace(points, radius)}" fill="${fill ?? colour[name]}"/>`;
  const contours = Array.from({ length: lines }, (_, i) => {
    const depth = (i + 1) * gap;
    const opacity = Math.round(lineOpacity * (1 - i / (lines + 0.6)) * 100) / 100;
    return `<path d="${terrace(inset(points, depth), radius, depth)}" fill="none" stroke="${colour.line}" stroke-width="1.5" vector-effect="non-scaling-stroke" stroke-opacity="${opacity}"/>`;
  });
  return `<g${idOf(id)} data-layer="${LAYERS.indexOf(name) + 1}">${outline}${contours.join('')}</g>`;
}

/** A filled outline without contours, for ground that has to meet the page without a seam. */
export const silhouette = (points: readonly Point[], fill: string, radius: number): string =>
  `<path d="${terrace(points, radius)}" fill="${fill}"/>`;

/** The customer. Exactly one in every drawing. */
export const disc = ([x, y]: Point, radius = 40, id?: string): string =>
  `<circle${idOf(id)} data-disc="" cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${colour.disc}"/>`;

/** Where the disc was or will be. */
export const ghostDisc = ([x, y]: Point, radius = 40, paint: string = colour.ghost): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" stroke="${paint}" ${DOTTED}/>`;

/** Where a layer was or will be. */
export const ghost = (
  points: readonly Point[],
  radius = 24,
  paint: string = colour.ghost,
): string => `<path d="${terrace(points, radius)}" stroke="${paint}" ${DOTTED}/>`;

/** A dotted way. `path` is SVG path data. */
export const way = (path: string, paint: string = colour.ghost): string =>
  `<path d="${path}" stroke="${paint}" ${DOTTED}/>`;

/** A solid mark such as an arrow or a tick. `path` is SVG path data. */
export const stroke = (path: string, paint: string = colour.ghost, width = 2): string =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** A small rounded bar: one record, one line, one message. */
export const pill = ([x, y]: Point, width: number, height: number, fill: string): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${round(Math.min(width, height) / 2)}" fill="${fill}"/>`;

/** The place of a pill that has gone or is yet to come. */
export const slot = (
  [x, y]: Point,
  width: number,
  height: number,
  paint: string = colour.ghost,
): string => ghost(box(x, y, x + width, y + height), Math.min(width, height) / 2, paint);

type PictureOptions = {
  /** The color behind the layers; 'none' where the page's own ground shows through. */
  readonly ground?: string;
  readonly groundId?: string;
  /** preserveAspectRatio: how the drawing meets a frame of another shape. */
  readonly fit?: string;
};

/**
 * A whole SVG file. Everything visible is inside `#art`, because pages show a drawing by
 * `<use href="file.svg#art"/>`, through which it inherits their colors.
 */
export function picture(
  body: string,
  frame: Frame = PICTURE,
  { ground = colour.sky, groundId, fit = 'xMidYMid slice' }: PictureOptions = {},
): string {
  const sheet =
    ground === 'none'
      ? ''
      : `<rect${idOf(groundId)} width="${frame.width}" height="${frame.height}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}" preserveAspectRatio="${fit}" aria-hidden="true"><g id="art">${sheet}${body}</g></svg>\n`;
}
