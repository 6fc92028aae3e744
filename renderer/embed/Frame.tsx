import { type ReactNode, useEffect, useRef } from 'react';
import type { EmbedSource } from '../../schema/embeds/embed-source.ts';
import { useMessages } from '../data/messages.ts';
import { TextLink } from '../ui/links/Button.tsx';
import { Icon } from '../ui/media/Icon.tsx';
import { usePlayer } from './use-player.ts';
import styles from './Frame.module.css';

/** What a frame may do: a page its own scripts, windows and forms; a player no forms. Never: lead the visitor away. */
const SANDBOX = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

const ALLOWED = {
  player: {
    sandbox: `${SANDBOX} allow-presentation`,
    allow: 'autoplay; encrypted-media; picture-in-picture; fullscreen',
  },
  page: { sandbox: `${SANDBOX} allow-forms`, allow: 'fullscreen' },
};

interface Props {
  source: EmbedSource;
  title: string;
  /** Where the same can be seen if the frame is blocked or its host cannot be reached. */
  href: string;
  /** The words of the link that leads there. */
  link: string;
  /** A page that scrolls, such as a calendar, needs more height than a player or a map. */
  tall?: boolean;
  /** What is seen until a player has come, and instead of one that does not. */
  poster?: ReactNode;
  /** Takes the focus when it comes. */
  focused?: boolean;
}

/**
 * A player, map or page of another host. It exists only after the visitor has asked for it, so nothing is asked of that
 * host before, and closing ends the sound.
 */
export function Frame({ source, title, href, link, tall = false, poster, focused = false }: Props) {
  const { src, kind } = source;
  const frame = useRef<HTMLIFrameElement>(null);
  const state = usePlayer(frame, src);
  const messages = useMessages();
  useEffect(() => {
    if (focused) frame.current?.focus();
  }, [focused]);
  return (
    <>
      <div className={`${styles.stage} ${styles[kind]} ${tall ? styles.tall : ''}`}>
        {poster}
        {state === 'coming' ? (
          <span className={styles.disc}>
            <Icon name="loader-circle" className={styles.spinner} />
          </span>
        ) : null}
        {/* The two together are safe, as the frame is never of our own origin. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe
          ref={frame}
          className={`${styles.frame} ${state === 'there' ? '' : styles.unseen}`}
          src={src}
          title={title}
          // What is not seen is passed by: the error page of a blocked player would take the focus out of the dialog.
          tabIndex={state === 'there' ? undefined : -1}
          {...ALLOWED[kind]}
          // Players refuse to play for a site that hides where it is.
          referrerPolicy="strict-origin-when-cross-origin"
        />
      </div>
      <div className={styles.instead}>
        <p role="status">{state === 'missing' ? messages.playerMissing : ''}</p>
        <TextLink href={href} icon="arrow-up-right">
          {link}
        </TextLink>
      </div>
    </>
  );
}
