import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

/**
 * Begins a row that scrolls sideways at one of its entries, gives it the focus, and tells from then on which entry is in
 * view.
 * @param start index of the entry; without one, the row is left as it is
 */
export function useShown(
  ref: RefObject<HTMLElement | null>,
  start: number | undefined,
  onShow: ((index: number) => void) | undefined,
): void {
  const tell = useEffectEvent((index: number) => onShow?.(index));
  useLayoutEffect(() => {
    const row = ref.current;
    if (!row || start === undefined) return undefined;
    const distances = () => {
      const { left } = row.getBoundingClientRect();
      return [...row.querySelectorAll('li')].map((li) => li.getBoundingClientRect().left - left);
    };
    row.focus({ preventScroll: true });
    row.scrollBy({ left: distances()[start] ?? 0, behavior: 'instant' });
    tell(start);
    const read = () => {
      const away = distances().map(Math.abs);
      tell(away.indexOf(Math.min(...away)));
    };
    row.addEventListener('scroll', read);
    return () => row.removeEventListener('scroll', read);
  }, [ref, start]);
}
