import { useState } from 'react';

/**
 * A picture of media/, as an image, also where it is an SVG: its markup never becomes a part of the studio. One that
 * cannot be loaded is left out: its problem says so, next to it.
 */
export function Thumbnail({ file }: { file: string }) {
  const [missing, setMissing] = useState<string>();
  if (missing === file) return null;
  return (
    <img
      src={`/_studio/media/${encodeURI(file)}`}
      alt=""
      loading="lazy"
      width="72"
      height="48"
      onError={() => setMissing(file)}
    />
  );
}
