import { useSite } from '../data/context.ts';
import { Picture } from '../ui/media/Picture.tsx';

/**
 * The logo: beside the name of the site on a page, and by itself on the dark band that ends it. Where it has a version
 * for dark grounds both stand on the page, and the sheet of the theme shows the one that fits.
 */
export function Logo({ on, className }: { on: 'page' | 'band'; className?: string }) {
  const { site } = useSite();
  const { src, alt, onDark } = site.logo;
  if (on === 'band') {
    return <Picture src={onDark ?? src} alt={alt || site.name} className={className} />;
  }
  if (!onDark) return wordless(src);
  return (
    <>
      <span data-logo="light">{wordless(src)}</span>
      <span data-logo="dark">{wordless(onDark)}</span>
    </>
  );
}

/** Its words are those of the link around it. */
function wordless(src: string) {
  return <Picture src={src} alt="" eager />;
}
