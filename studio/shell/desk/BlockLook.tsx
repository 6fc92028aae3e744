import { useEffect, useRef, useState } from 'react';
import { useStudio } from '../data/store.ts';

/** Who only scrolls past is gone by then, in ms. */
const SEEN_MS = 150;

/** The example of a block in the theme of the site, scaled, and drawn once it is in view. */
export function BlockLook({ type, title }: { type: string; title: string }) {
  const theme = useStudio((state) => state.theme) ?? themeOfSystem();
  const [isSeen, setIsSeen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => setIsSeen(true), SEEN_MS);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, []);
  return (
    <span ref={place} className="block-look" inert>
      {isSeen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this very server
        <iframe title={title} src={`/_blocks/${type}?theme=${theme}`} />
      ) : null}
    </span>
  );
}

function themeOfSystem(): 'light' | 'dark' {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}
