import { usePictureFile, useSite } from '../data/context.ts';
import { Picture } from '../ui/media/Picture.tsx';

/**
 * The logo: next to the name of the site on a page, and by itself on the dark band that ends it. Where it has a version
 * for dark grounds both are on the page, and the sheet of the theme shows the one that fits.
 */
export function Logo({ on, className }: { on: 'page' | 'band'; className?: string }) {
  const { site } = useSite();
  const { src, alt, onDark } = site.logo;
  const words = alt || site.name;
  if (on === 'band') return <NamedLogo src={onDark ?? src} words={words} className={className} />;
  if (!onDark) return <LogoInLink src={src} words={words} />;
  return (
    <>
      <span data-logo="light">
        <LogoInLink src={src} words={words} />
      </span>
      <span data-logo="dark">
        <LogoInLink src={onDark} words={words} />
      </span>
    </>
  );
}

interface Props {
  src: string;
  /** What shows where the file is blocked. */
  words: string;
  className?: string | undefined;
}

/** One that is a part of the page has nothing to show in its place, so its words are next to it. */
function NamedLogo({ src, words, className }: Props) {
  if (!useIsPartOfPage(src)) return <Picture src={src} alt={words} className={className} />;
  return (
    <>
      <Picture src={src} alt="" className={className} />
      <span className="visually-hidden">{words}</span>
    </>
  );
}

/** Its name is that of the link around it, which shows it where the logo is a part of the page. */
function LogoInLink({ src, words }: Props) {
  return <Picture src={src} alt={useIsPartOfPage(src) ? '' : words} eager />;
}

function useIsPartOfPage(src: string): boolean {
  const file = usePictureFile(src);
  return file?.kind === 'drawing' && file.inherits;
}
