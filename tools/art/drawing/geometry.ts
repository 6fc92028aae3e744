/**
 * The one outline of the art system: right-angled terraces with rounded corners.
 * Everything here is plain geometry in drawing units; color and markup live in kit.ts.
 */

/** x to the right, y downwards, in drawing units. */
export type Point = readonly [number, number];

/** Size of a drawing, and of its viewBox. */
export type Frame = { readonly width: number; readonly height: number };

/** The picture of a page: 4:3. */
export const PICTURE: Frame = { width: 640, height: 480 };

/** How far a layer runs past the frame, so that rounded ends and contours stay out of sight. */
const OVERHANG = 90;

/** Rounds to a tenth of a unit: finer steps cannot be seen, and only make files larger. */
export const round = (value: number): string => String(Math.round(value * 10) / 10);

/** The point at `index`, counted round the outline, so -1 is the last one. */
function corner(outline: readonly Point[], index: number): Point {
  const point = outline.at(index % outline.length);
  if (!point) throw new Error('An outline needs at least one point. Give its corners clockwise.');
  return point;
}

/**
 * Reads points as SVG writes them: "0,330 110,372 530,330".
 *
 * @throws when a pair is not two numbers
 */
export function points(written: string): Point[] {
  return written.split(' ').map((pair): Point => {
    const [x, y, ...rest] = pair.split(',').map(Number);
    if (x === undefined || y === undefined || rest.length > 0 || !Number.isFinite(x + y)) {
      throw new Error(`"${pair}" in "${written}" is not a point. Write pairs such as "110,372".`);
    }
    return [x, y];
  });
}

/** Unit step from `a` to `b` along one axis. */
const direction = (a: Point, b: Point): Point => [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];

/** Length of the edge from `a` to `b`; edges are level or upright, so no square root is needed. */
const edge = (a: Point, b: Point): number => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]);

/** Drops repeated points and points in the middle of a straight edge, which have no corner to round. */
function simplify(outline: readonly Point[]): readonly Point[] {
  const distinct = outline.filter((point, i) => edge(corner(outline, i - 1), point) > 0.01);
  return distinct.filter((point, i) => {
    const before = corner(distinct, i - 1);
    const after = corner(distinct, i + 1);
    const upright = before[0] === point[0] && point[0] === after[0];
    const level = before[1] === point[1] && point[1] === after[1];
    return !upright && !level;
  });
}

/**
 * SVG path data of a clockwise right-angled outline with every corner rounded.
 *
 * @param radius wanted corner radius; a short edge lowers it to half the edge
 * @param grow how far the outline was inset: outer corners lose it and inner corners gain it,
 *   which keeps contour lines concentric
 */
export function terrace(outline: readonly Point[], radius = 24, grow = 0): string {
  const corners = simplify(outline);
  let path = '';
  let pen: Point = [0, 0];
  corners.forEach((point, i) => {
    const before = corner(corners, i - 1);
    const after = corner(corners, i + 1);
    const into = direction(before, point);
    const out = direction(point, after);
    const outer = into[0] * out[1] - into[1] * out[0] > 0;
    const wanted = Math.max(0, outer ? radius - grow : radius + grow);
    const cut = Math.min(wanted, edge(before, point) / 2, edge(point, after) / 2);
    const start: Point = [point[0] - into[0] * cut, point[1] - into[1] * cut];
    const end: Point = [point[0] + out[0] * cut, point[1] + out[1] * cut];
    if (i === 0) path += `M${round(start[0])} ${round(start[1])}`;
    else if (into[0] !== 0) {
      if (round(start[0]) !== round(pen[0])) path += `H${round(start[0])}`;
    } else if (round(start[1]) !== round(pen[1])) path += `V${round(start[1])}`;
    if (cut > 0.05) {
      path += `A${round(cut)} ${round(cut)} 0 0 ${outer ? 1 : 0} ${round(end[0])} ${round(end[1])}`;
    }
    pen = end;
  });
  return `${path}Z`;
}

/** Moves every edge of a clockwise right-angled outline inwards by `distance`. */
export function inset(outline: readonly Point[], distance: number): readonly Point[] {
  const corners = simplify(outline);
  return corners.map((point, i): Point => {
    const into = direction(corner(corners, i - 1), point);
    const out = direction(point, corner(corners, i + 1));
    return [point[0] - (into[1] + out[1]) * distance, point[1] + (into[0] + out[0]) * distance];
  });
}

/**
 * A layer that runs off the frame on the left, right and bottom.
 *
 * @param steps points from left to right: where each step begins and how high its top is; the first
 *   one always begins at the left edge
 * @param left how far it runs past the left edge
 */
export function bank(
  steps: string | readonly Point[],
  frame: Frame = PICTURE,
  left = OVERHANG,
): Point[] {
  const bottom = frame.height + OVERHANG;
  const right = frame.width + OVERHANG;
  const outline: Point[] = [[-left, bottom]];
  let top = bottom;
  const tops = typeof steps === 'string' ? points(steps) : steps;
  tops.forEach(([x, y], i) => {
    const start = i === 0 ? -left : x;
    if (i > 0) outline.push([start, top]);
    outline.push([start, y]);
    top = y;
  });
  outline.push([right, top], [right, bottom]);
  return outline;
}

/** A rectangle between its top left and bottom right corners. */
export const box = (left: number, top: number, right: number, bottom: number): Point[] => [
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

/** Moves and scales an outline. */
export const place = (outline: readonly Point[], by: Point, scale: number): Point[] =>
  outline.map(([x, y]) => [by[0] + x * scale, by[1] + y * scale]);

/** Mirrors an outline in the upright line at `axis`, and keeps it clockwise. */
export const mirror = (outline: readonly Point[], axis: number): Point[] =>
  outline.map(([x, y]): Point => [2 * axis - x, y]).toReversed();
