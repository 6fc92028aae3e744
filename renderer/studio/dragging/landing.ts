/** Where something is on the screen. */
export interface Sides {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** Between which entries of a list something would land, and the line that shows it. */
export interface Landing {
  /** 0 is before the first entry. */
  slot: number;
  line: { top: number; left: number; width: number; height: number };
}

/** How thick the line is, in px. */
const LINE = 3;

/**
 * Where an entry that is dragged to a point would land.
 *
 * @param boxes of all entries of its list, in their order
 * @param isRtl whether entries next to one another begin on the right
 */
export function landingAt(
  boxes: readonly Sides[],
  point: { x: number; y: number },
  isRtl = false,
): Landing | undefined {
  const byDistance = boxes.toSorted((a, b) => distance(a, point) - distance(b, point));
  const [box] = byDistance;
  if (!box) return undefined;
  const index = boxes.indexOf(box);
  const isBeside = boxes.some((other) => other !== box && areBeside(box, other));
  const isInFirstHalf = isBeside
    ? point.x < (box.left + box.right) / 2 !== isRtl
    : point.y < (box.top + box.bottom) / 2;
  const isAtStart = isInFirstHalf !== (isBeside && isRtl);
  return { slot: isInFirstHalf ? index : index + 1, line: edgeOf(box, isBeside, isAtStart) };
}

/** The index that an entry has in its list once it is taken out and put between two others. */
export function indexAfter(index: number, slot: number): number {
  return slot > index ? slot - 1 : slot;
}

function edgeOf(box: Sides, isBeside: boolean, isAtStart: boolean): Landing['line'] {
  const { top, left, bottom, right } = box;
  if (isBeside)
    return {
      top,
      left: (isAtStart ? left : right) - LINE / 2,
      width: LINE,
      height: bottom - top,
    };
  return { top: (isAtStart ? top : bottom) - LINE / 2, left, width: right - left, height: LINE };
}

/** Entries in one row overlap in height, and not in width. */
function areBeside(one: Sides, other: Sides): boolean {
  const overlap = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return overlap > 1 && (one.right <= other.left + 1 || other.right <= one.left + 1);
}

function distance({ top, left, bottom, right }: Sides, { x, y }: { x: number; y: number }): number {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}
