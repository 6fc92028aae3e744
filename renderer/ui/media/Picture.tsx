import type { Picture as PictureContent } from '../../../schema/generated/content.d.ts';
import { usePictureFile, useSite } from '../../data/context.ts';
import type { PictureFile } from '../../../schema/generated/data.d.ts';

interface Props extends PictureContent {
  className?: string;
  /** Show a drawing layer by layer, each in an element of its own, so that a style sheet can move them. */
  layered?: boolean;
  /** The first view's picture is wanted at once; all others may wait until they come near. */
  eager?: boolean;
  /** It is wider than half the screen on large screens; otherwise a file for half of it is loaded. */
  wide?: boolean;
}

/**
 * A picture from the media folder: a drawing, which knows light and dark, or a photograph in modern formats.
 * An empty `alt` marks a decoration, which assistive technology passes over.
 * Where it has another file for dark pages, both are in the page, and style sheets show one: it follows the theme that a
 * visitor chooses. Browsers do not load the other one, because it is lazy and has no box.
 */
export function Picture({ dark, ...picture }: Props) {
  const pages = useSite().dark;
  if (dark === undefined || pages === 'none') return <OneFile {...picture} />;
  const onDark = { ...picture, src: dark, narrow: undefined };
  if (pages === 'only') return <OneFile {...onDark} />;
  return (
    <>
      <OneFile {...picture} scheme="light" />
      <OneFile {...onDark} scheme="dark" />
    </>
  );
}

interface FileProps extends Omit<Props, 'dark'> {
  /** Which pages show it; all do if this is left out. */
  scheme?: 'light' | 'dark';
}

function OneFile({ src, alt, focus, narrow, className, layered, eager, wide, scheme }: FileProps) {
  const file = usePictureFile(src);
  const narrowFile = usePictureFile(narrow ?? src);
  if (!file) return null;
  const image = (
    <img
      className={className}
      data-scheme={scheme}
      data-focus={focus?.map((part) => Math.round(part * 10)).join(' ')}
      src={file.url}
      alt={alt}
      width={file.width}
      height={file.height}
      loading={eager && !scheme ? 'eager' : 'lazy'}
      fetchPriority={eager ? priorityOf(file, scheme) : undefined}
      decoding="async"
    />
  );
  const forPhones = narrow === undefined || !narrowFile ? null : <NarrowSources {...narrowFile} />;
  if (file.kind === 'drawing') {
    if (!layered && !file.inherits)
      return narrow === undefined ? (
        image
      ) : (
        <picture>
          {forPhones}
          {image}
        </picture>
      );
    // A part of the page, where its style sheets reach it.
    const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    const layers = layered ? file.layers : ['art'];
    return (
      <svg
        className={className}
        viewBox={file.viewBox}
        preserveAspectRatio={file.fit}
        {...name}
        data-scheme={scheme}
      >
        {layers.map((id) => (
          <use key={id} href={`${file.url}#${id}`} data-layer={layered ? id : undefined} />
        ))}
      </svg>
    );
  }
  return (
    <picture>
      {forPhones}
      {file.sources.map(({ type, srcset }) => (
        <source
          key={type}
          type={type}
          srcSet={wide ? srcset : withoutWidest(srcset)}
          sizes={wide ? '100vw' : '(min-width: 64rem) 50vw, 100vw'}
        />
      ))}
      {image}
    </picture>
  );
}

/**
 * Of a picture of the first view. Words and their fonts come before a drawing; React would ask for it first of all. One of
 * two files has to be lazy, so it makes up for that.
 */
function priorityOf(
  { kind }: PictureFile,
  scheme: FileProps['scheme'],
): 'low' | 'high' | undefined {
  if (kind === 'drawing') return 'low';
  return scheme && 'high';
}

/** The widest files, in pixels, that a picture is offered in which is never as wide as the window. */
const WIDEST_OF_HALF = 1920;

/** @param srcset as the build writes it: `/media/roof-480.avif 480w, ...`, the narrowest first */
function withoutWidest(srcset: string): string {
  const [first, ...others] = srcset.split(', ');
  const kept = others.filter(
    (entry) => Number.parseInt(entry.slice(entry.lastIndexOf(' ')), 10) <= WIDEST_OF_HALF,
  );
  return [first, ...kept].join(', ');
}

/** Screens that are narrower than tablets; see the breakpoints in styles/constants.css. */
const PHONES = '(max-width: 47.99rem)';

/** What phones show instead of a picture. */
function NarrowSources(file: PictureFile) {
  const { url, width, height } = file;
  const size = { media: PHONES, width, height };
  return (
    <>
      {file.kind === 'bitmap'
        ? file.sources.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes="100vw" {...size} />
          ))
        : null}
      <source srcSet={url} {...size} />
    </>
  );
}
