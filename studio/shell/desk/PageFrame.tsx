import { useEffect, useRef } from 'react';
import { useStudio } from '../data/store.ts';
import { loadOverlay, rememberFrame } from './frame.ts';
import { useClearOfFields } from './use-clear-of-fields.ts';

/** The page itself, in a frame of this very server, which the studio reads and marks. */
export function PageFrame() {
  const route = useStudio((state) => state.page?.route);
  const name = useStudio((state) => state.page?.name);
  const width = useStudio((state) => state.width);
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (route === undefined) return undefined;
    const frame = document.createElement('iframe');
    frame.addEventListener('load', () => loadOverlay(frame));
    frame.src = route;
    sheet.current?.replaceChildren(frame);
    rememberFrame(frame);
    return () => {
      rememberFrame(undefined);
      frame.remove();
    };
  }, [route]);
  useEffect(() => {
    sheet.current?.querySelector('iframe')?.setAttribute('title', `Page: ${name}`);
  });
  useClearOfFields(sheet);
  return <div ref={sheet} className="sheet" data-width={width} />;
}
