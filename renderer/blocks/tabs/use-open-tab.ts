import { type RefObject, useEffect, useState } from 'react';

interface Open {
  index: number;
  /** What the address names in it, where that has opened it. */
  place?: Element;
}

/**
 * Which tab is open: the first, until the visitor opens another one, follows a link to a place in it, or finds words of
 * it with the search of the browser.
 * @param panels the element around the panels, one element each
 */
export function useOpenTab(
  panels: RefObject<HTMLElement | null>,
): [open: number, setOpen: (index: number) => void] {
  const [open, setOpen] = useState<Open>({ index: 0 });

  useEffect(() => {
    const root = panels.current;
    if (!root) return undefined;
    const panelAround = (place: Node) =>
      [...root.children].findIndex((panel) => panel.contains(place));
    const openAddress = () => {
      const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const index = place ? panelAround(place) : -1;
      if (!place || index === -1) return;
      setOpen((before) => (before.index === index ? before : { index, place }));
    };
    const openFound = ({ target }: Event) => {
      if (target instanceof Node) setOpen({ index: panelAround(target) });
    };
    openAddress();
    addEventListener('hashchange', openAddress);
    root.addEventListener('beforematch', openFound);
    return () => {
      removeEventListener('hashchange', openAddress);
      root.removeEventListener('beforematch', openFound);
    };
  }, [panels]);

  useEffect(() => {
    for (const [index, panel] of [...(panels.current?.children ?? [])].entries()) {
      // React knows this attribute without a value only; with this one, browsers find words in a closed panel.
      if (index === open.index) panel.removeAttribute('hidden');
      else panel.setAttribute('hidden', 'until-found');
    }
    // It was hidden when the browser would have scrolled to it.
    open.place?.scrollIntoView();
  }, [panels, open]);

  return [open.index, (index) => setOpen({ index })];
}
