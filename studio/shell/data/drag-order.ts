import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import {
  draggable,
  dropTargetForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { blockDraggingToIFrames } from '@atlaskit/pragmatic-drag-and-drop/element/block-dragging-to-iframes';
import { previewName } from '../../../renderer/studio/dragging/drag-preview.ts';
import { indexAfter, landingAt, type Sides } from '../../../renderer/studio/dragging/landing.ts';
import type { At } from '../../../renderer/studio/messages.ts';
import { moveTo } from './arrange.ts';
import { placeAt, whyNotTo } from './order.ts';
import { entryAt, parentOf } from './pointer.ts';
import { describe } from './selection.ts';
import { now, say, set } from './store.ts';

/** What is dragged says about itself. */
function atOf({ file, pointer }: Record<string, unknown>): At | undefined {
  return typeof file === 'string' && typeof pointer === 'string' ? { file, pointer } : undefined;
}

/**
 * Lets an entry of a list be dragged by an element to another place of its list, which is the same as moving it up or
 * down.
 * @returns what ends that
 */
export function dragBy(element: HTMLElement, at: At): () => void {
  return combine(
    draggable({
      element,
      getInitialData: () => ({ ...at }),
      onGenerateDragPreview: ({ nativeSetDragImage }) =>
        previewName(nativeSetDragImage, describe(at).name),
    }),
    blockDraggingToIFrames({ element }),
  );
}

interface Target {
  list: At;
  /** Where its entries are, from the top and left of the window. */
  boxes: () => Sides[];
  /** Told where the pointer is, such as to show what is above. */
  over?: (y: number) => void;
}

/**
 * Lets an element take the entries of one list, at the place that the pointer is next to; a line shows it.
 * @returns what ends that
 */
export function dropOn(element: HTMLElement, { list, boxes, over }: Target): () => void {
  let last: number | undefined;
  const clear = () => {
    last = undefined;
    set({ landing: undefined });
  };
  const look = (at: At, { clientX: x, clientY: y }: { clientX: number; clientY: number }) => {
    const isRtl = getComputedStyle(element).direction === 'rtl';
    const landing = landingAt(boxes(), { x, y }, isRtl);
    const entry = entryAt(now().files[at.file], at.pointer);
    if (!landing || !entry) return clear();
    const to = indexAfter(entry.index, landing.slot);
    const why = whyNotTo(at, to);
    set({ landing: why === undefined ? landing.line : undefined });
    if (to !== last) say(why ?? `${describe(at).name}, ${placeAt(at, to)}`);
    last = to;
  };
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => {
      const at = atOf(source.data);
      return at !== undefined && at.file === list.file && parentOf(at.pointer) === list.pointer;
    },
    onDrag: ({ source, location }) => {
      const at = atOf(source.data);
      if (at) look(at, location.current.input);
      over?.(location.current.input.clientY);
    },
    onDragLeave: clear,
    onDrop: ({ source, location }) => {
      const at = atOf(source.data);
      if (at) look(at, location.current.input);
      const to = last;
      clear();
      if (at && to !== undefined) void moveTo(at, to);
    },
  });
}
