import { useCallback } from 'react';
import type { Sides } from '../../../renderer/studio/dragging/landing.ts';
import { dragBy, dropOn } from './drag-order.ts';

/** For the element by which an entry is dragged. */
export function useDrag(file: string, pointer: string) {
  return useCallback(
    (element: HTMLElement | null) => (element ? dragBy(element, { file, pointer }) : undefined),
    [file, pointer],
  );
}

/** For the list of elements that show the entries of a list, one each, in their order. */
export function useDrop(file: string, pointer: string, entries: string) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const boxes = (): Sides[] =>
        [...element.querySelectorAll(entries)].map((one) => one.getBoundingClientRect());
      return dropOn(element, { list: { file, pointer }, boxes });
    },
    [file, pointer, entries],
  );
}
