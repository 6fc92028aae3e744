/** A picture of media/, as an image, also where it is an SVG: its markup never becomes a part of the studio. */
export function Thumbnail({ file }: { file: string }) {
  return (
    <img src={`/_studio/media/${encodeURI(file)}`} alt="" loading="lazy" width="72" height="48" />
  );
}
