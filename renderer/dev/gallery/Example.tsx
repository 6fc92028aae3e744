import { useEffect, useRef } from 'react';
import { dress } from './choices.ts';

/** An example in a frame. @param sheet of the theme that is tried; without one, that of the site */
export function Example({
  title,
  src,
  sheet,
}: {
  title: string;
  src: string;
  sheet: string | undefined;
}) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => dress(frame.current, sheet), [sheet]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which tells its height
    <iframe
      ref={frame}
      title={title}
      src={src}
      loading="lazy"
      // What comes near later has the sheet of the site.
      onLoad={() => dress(frame.current, sheet)}
    />
  );
}
