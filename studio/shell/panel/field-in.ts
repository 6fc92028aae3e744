import { createContext, use, useEffect, useState } from 'react';
import type { At } from '../../../renderer/studio/messages.ts';
import { useStudio } from '../data/store.ts';

/** The JSON Pointer of the field of the panel that has the focus: the innermost one around it. */
export const FieldIn = createContext<string | undefined>(undefined);

/** Whether somebody is in a field, or writes its text on the page. */
export function useIsIn({ file, pointer }: At): boolean {
  const isWritten = useStudio(
    ({ writing }) => writing?.file === file && writing.pointer === pointer,
  );
  return use(FieldIn) === pointer || isWritten;
}

/** Follows the focus; while something is pressed nothing moves below the pointer, so that the press becomes a click. */
export function useFieldIn(): string | undefined {
  const [field, setField] = useState<string>();
  useEffect(() => {
    let isPressing = false;
    const follow = () => {
      if (isPressing) return;
      const frame = document.activeElement?.closest<HTMLElement>('.panel .field');
      setField(frame?.dataset['pointer']);
    };
    const press = () => {
      isPressing = true;
    };
    // The click comes after the pointer is up.
    const release = () =>
      setTimeout(() => {
        isPressing = false;
        follow();
      });
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    document.addEventListener('focusin', follow, options);
    document.addEventListener('pointerdown', press, options);
    document.addEventListener('pointerup', release, options);
    document.addEventListener('pointercancel', release, options);
    return () => controller.abort();
  }, []);
  return field;
}
