import { useEffect, useRef } from 'react';
import { dress } from './choices.ts';
import styles from './Example.module.css';

interface Props {
  /** The type of the block. */
  type: string;
  title: string;
  /** The look of the site's header above it; without one, the frame is as high as the block. */
  header?: string;
  /** What else is drawn around it; of a footer and a closing band, nothing but that. */
  part?: 'closing' | 'footer' | 'manual';
  /** Of the theme that is tried; without one, that of the site. */
  sheet: string | undefined;
}

/** The example of a block in each theme, side by side where there is room. */
export function Example({ themes, ...props }: Props & { themes: readonly string[] }) {
  return (
    <div className={styles.drawn}>
      {themes.map((theme) => (
        <div key={theme} className={styles.frame}>
          <Frame {...props} theme={theme} />
        </div>
      ))}
    </div>
  );
}

function Frame({ type, title, header, part, sheet, theme }: Props & { theme: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => dress(frame.current, sheet), [sheet]);
  const query = new URLSearchParams({
    theme,
    ...(header !== undefined && { header }),
    ...(part && { part }),
  });
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page, which tells its height
    <iframe
      ref={frame}
      title={`${title}, ${theme}`}
      src={`/_blocks/${type}?${query.toString()}`}
      loading="lazy"
      // What comes near later has the sheet of the site.
      onLoad={() => dress(frame.current, sheet)}
    />
  );
}
