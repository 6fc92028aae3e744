import { type RefObject, useEffect } from 'react';
import type { Extent } from '../../../renderer/studio/messages.ts';
import { useStudio } from '../data/store.ts';
import { isShown, isOverPage } from '../keys/parts.ts';
import { clearOf } from './clear-of.ts';

/** Moves the page in its sheet, where the fields are over it, so that what is written or selected is next to them. */
export function useClearOfFields(sheet: RefObject<HTMLElement | null>): void {
  const marked = useStudio((state) => state.marked);
  // What opens the fields, or takes them away.
  useStudio(({ isPanelOpen, side, over, isAlone }) =>
    [isPanelOpen, side, over?.kind, isAlone].join(' '),
  );
  useEffect(() => {
    const move = () => {
      const frame = sheet.current?.querySelector('iframe');
      if (frame) frame.style.translate = `${moveOf(sheet.current, marked)}px`;
    };
    move();
    addEventListener('resize', move);
    return () => removeEventListener('resize', move);
  });
}

function moveOf(sheet: HTMLElement | null, marked: Extent | undefined): number {
  const panel = document.querySelector('.panel');
  if (!sheet || !marked || !panel || !isOverPage() || !isShown(panel)) return 0;
  const { left, width } = sheet.getBoundingClientRect();
  const fields = panel.getBoundingClientRect();
  return clearOf(marked, { left: fields.left - left, right: fields.right - left }, width);
}
