import type { Picture as PictureContent } from '../../schema/generated/content.d.ts';
import { usePictureFile } from '../content.ts';

interface Props extends PictureContent {
  className?: string;
  /** Show a drawing layer by layer, each in an element of its own, so that a style sheet can move them. */
  layered?: boolean;
  /** The first view's picture is wanted at once; all others may wait until they come near. */
  eager?: boolean;
}

/**
 * A picture from the media folder: a drawing that follows the page's colours, or a photograph in modern formats.
 * An empty `alt` marks a decoration, which assistive technology passes over.
 */
export function Picture({ src, alt, className, layered = false, eager = false }: Props) {
  const file = usePictureFile(src);
  if (!file) return null;
  if (file.kind === 'drawing') {
    const name = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
    const layers = layered ? file.layers : ['art'];
    return (
      <svg className={className} viewBox={file.viewBox} preserveAspectRatio={file.fit} {...name}>
        {layers.map((id) => (
          <use key={id} href={`${file.url}#${id}`} data-layer={layered ? id : undefined} />
        ))}
      </svg>
    );
  }
  return (
    <picture>
      {file.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes="(min-width: 64rem) 50vw, 100vw" />
      ))}
      <img
        className={className}
        src={file.url}
        alt={alt}
        width={file.width}
        height={file.height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
