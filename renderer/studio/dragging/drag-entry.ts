import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { previewName } from './drag-preview.ts';
import { indexAfter, landingAt, type Sides } from './landing.ts';
import type { At, Order } from '../messages.ts';

/** What is dragged: its name, and its place in its list. */
interface Dragged {
  at: At;
  name: string;
  order: Order;
}

/** What dragging asks, and what it leads to. */
interface Drag {
  /** What the tag names now; nothing if that is not an entry of a list. */
  dragged: () => Dragged | undefined;
  boxOf: (at: At) => Element | undefined;
  /** The entry would become the one at this index, or is it now. */
  moved: (at: At, to: number, isDropped: boolean) => void;
}

const STYLE = 'position: fixed; z-index: 2147483001; pointer-events: none; border-radius: 2px;';
const COLOR = 'background: var(--studio-pen); box-shadow: 0 0 0 1px light-dark(#fff, #0a0a14);';

/**
 * Lets the entry that is selected be dragged to another place of its list by its tag. It is the same operation as Move
 * up and down; a line shows where the entry lands, and Escape puts it back.
 * @param handle the element that has the tag in it
 */
export function dragByTag(handle: HTMLElement, { dragged, boxOf, moved }: Drag): void {
  const line = document.createElement('div');
  let last: number | undefined;
  const clear = () => {
    line.remove();
    last = undefined;
  };
  const look = (x: number, y: number) => {
    const found = dragged();
    const landing = found && landingOf(found, boxOf, { x, y });
    if (!found || !landing || !found.order.allowed.includes(landing.to)) return clear();
    const { top, left, width, height } = landing.line;
    line.style.cssText = `${STYLE} ${COLOR} top: ${top}px; left: ${left}px; width: ${width}px; height: ${height}px;`;
    document.body.append(line);
    if (last !== landing.to) moved(found.at, landing.to, false);
    last = landing.to;
  };
  draggable({
    element: handle,
    canDrag: () => dragged() !== undefined,
    onGenerateDragPreview: ({ nativeSetDragImage }) =>
      previewName(nativeSetDragImage, dragged()?.name ?? ''),
    onDrop: clear,
  });
  dropTargetForElements({
    element: document.documentElement,
    onDrag: ({ location }) => look(location.current.input.clientX, location.current.input.clientY),
    onDragLeave: clear,
    onDrop: ({ location }) => {
      look(location.current.input.clientX, location.current.input.clientY);
      const found = dragged();
      if (found && last !== undefined) moved(found.at, last, true);
      clear();
    },
  });
}

function landingOf(
  { at, order }: Dragged,
  boxOf: Drag['boxOf'],
  point: { x: number; y: number },
): { to: number; line: { top: number; left: number; width: number; height: number } } | undefined {
  const list = at.pointer.slice(0, at.pointer.lastIndexOf('/'));
  const shown: { index: number; box: Sides }[] = [];
  for (let index = 0; index < order.count; index += 1) {
    const box = boxOf({ file: at.file, pointer: `${list}/${index}` });
    if (box && box.getClientRects().length > 0)
      shown.push({ index, box: box.getBoundingClientRect() });
  }
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
  const landing = landingAt(
    shown.map(({ box }) => box),
    point,
    isRtl,
  );
  if (!landing) return undefined;
  const slot = shown[landing.slot]?.index ?? (shown.at(-1)?.index ?? 0) + 1;
  const index = Number(at.pointer.slice(list.length + 1));
  return { to: indexAfter(index, slot), line: landing.line };
}
