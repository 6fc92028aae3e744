import { parseXml, XmlElement } from '@rgrove/parse-xml';
import { svgRoot } from './svg-root.ts';

/** An element that an icon is drawn with, and its attributes as React writes them. */
type Shape = [tag: string, attributes: Record<string, string>];

/** An icon of the site itself: what it is drawn with on a square of 24 units, or what follows its name in a sentence. */
export type OwnIcon = { shapes: Shape[] } | { fault: string };

/** Shapes, and what of their attributes says where they are. */
const SHAPES = new Map([
  ['path', ['d']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['polyline', ['points']],
  ['polygon', ['points']],
]);

/** What programs write into drawings and nobody sees. */
const UNSEEN = /^(title|desc|metadata|sodipodi:.*)$/;

/** What a shape takes on from the groups around it, and what holds where nobody says anything. */
const STYLES: Readonly<Record<string, string>> = {
  fill: 'black',
  'fill-rule': 'nonzero',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
};

/** Attributes that make a shape depend on something else in its file. */
const REFERENCES = ['clip-path', 'mask', 'filter', 'marker-start', 'marker-mid', 'marker-end'];

/** Numbers, letters of paths, names of transformations; nothing that could end an attribute. */
const PLAIN = /^[\w\s.,#%()+-]*$/;

/** The square that icons are drawn on. */
const SIZE = 24;

class Unfit extends Error {}

/** Reads a drawing in one color, as `media/icons/instagram.svg`, whatever its size, groups and color are. */
export function readOwnIcon(svg: string): OwnIcon {
  const viewBox = svgRoot(svg)
    ?.viewBox.split(/[\s,]+/)
    .map(Number);
  if (!viewBox) return { fault: 'has no viewBox, so its size is unknown.' };
  try {
    const { root } = parseXml(svg);
    if (root?.name !== 'svg') return { fault: 'is not an SVG drawing.' };
    const colours = new Set<string>();
    const shapes = shapesIn(root, STYLES, [fitTransform(viewBox)], colours);
    if (colours.size > 1) {
      const names = [...colours].join(', ');
      return {
        fault: `has ${colours.size} colors (${names}), but an icon takes the one color of the text.`,
      };
    }
    return shapes.length > 0 ? { shapes } : { fault: 'is empty.' };
  } catch (error) {
    if (error instanceof Unfit) return { fault: error.message };
    return { fault: 'is not well-formed XML, so browsers cannot read it.' };
  }
}

/** Moves a drawing into the middle of the square, as large as it fits. */
function fitTransform([x = 0, y = 0, width = SIZE, height = SIZE]: number[]): string {
  const scale = SIZE / Math.max(width, height);
  const left = (SIZE - width * scale) / 2 - x * scale;
  const top = (SIZE - height * scale) / 2 - y * scale;
  const move = left === 0 && top === 0 ? '' : `translate(${short(left)} ${short(top)})`;
  return scale === 1 ? move : `${move}scale(${short(scale)})`;
}

function short(value: number): string {
  return String(Number(value.toFixed(4)));
}

/** All shapes below an element, each with what it takes on from the groups around it. */
function shapesIn(
  element: XmlElement,
  inherited: Readonly<Record<string, string>>,
  transforms: readonly string[],
  colours: Set<string>,
): Shape[] {
  const attributes = { ...element.attributes, ...declarations(element.attributes['style']) };
  const reference = REFERENCES.find((name) => attributes[name] !== undefined);
  if (reference !== undefined)
    throw new Unfit(`has a ${reference}, which is not allowed in an icon.`);
  const own = Object.keys(STYLES).flatMap((name) => {
    const value = attributes[name];
    return value === undefined || value === 'inherit' ? [] : [[name, value] as const];
  });
  const styles = { ...inherited, ...Object.fromEntries(own) };
  const around = [...transforms, attributes['transform'] ?? ''];
  const places = SHAPES.get(element.name);
  if (places) return shapeOf(element.name, { attributes, places, styles, around }, colours);
  if (!['svg', 'g'].includes(element.name)) {
    throw new Unfit(`has a <${element.name}>. Only shapes and groups are allowed in an icon.`);
  }
  return element.children.flatMap((child) =>
    child instanceof XmlElement && !UNSEEN.test(child.name)
      ? shapesIn(child, styles, around, colours)
      : [],
  );
}

/** What a `style` attribute says; such attributes are forbidden on the pages. */
function declarations(style = ''): Record<string, string> {
  const pairs = style.split(';').map((declaration) => declaration.split(':'));
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name.trim(), value.trim()]));
}

interface Drawn {
  attributes: Record<string, string>;
  places: readonly string[];
  styles: Readonly<Record<string, string>>;
  around: readonly string[];
}

/** One shape; none where it has neither a filling nor a line, as the frames that programs leave. */
function shapeOf(
  tag: string,
  { attributes, places, styles, around }: Drawn,
  colours: Set<string>,
): Shape[] {
  const fill = paint(styles['fill'], colours);
  const stroke = paint(styles['stroke'], colours);
  if (fill === 'none' && stroke === 'none') return [];
  const transform = around.filter(Boolean).join(' ');
  const shape: Record<string, string | undefined> = {
    ...Object.fromEntries(places.map((name) => [name, attributes[name]])),
    fill,
    stroke,
    ...(styles['fill-rule'] === 'evenodd' ? { fillRule: 'evenodd' } : {}),
    ...(stroke === 'none'
      ? {}
      : {
          strokeWidth: styles['stroke-width'],
          strokeLinecap: styles['stroke-linecap'],
          strokeLinejoin: styles['stroke-linejoin'],
        }),
    ...(transform ? { transform } : {}),
  };
  const kept = Object.entries(shape).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value.trim()] as const],
  );
  const odd = kept.find(([, value]) => !PLAIN.test(value));
  if (odd) throw new Unfit(`has an unsupported attribute: ${odd.join('=')}.`);
  return [[tag, Object.fromEntries(kept)]];
}

/** `none`, or the color of the words around; which one the drawing itself has is remembered. */
function paint(value = 'none', colours: Set<string>): 'none' | 'currentColor' {
  if (value === 'none' || value === 'transparent') return 'none';
  if (value.startsWith('url('))
    throw new Unfit('has a gradient or pattern, but an icon has one color.');
  colours.add(
    value
      .toLowerCase()
      .replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3')
      .replace(/^#000000$/, 'black'),
  );
  return 'currentColor';
}
