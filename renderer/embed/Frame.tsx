import { useEffect, useRef } from 'react';
import type { EmbedSource } from '../../schema/embeds/embed-source.ts';
import { useMessages } from '../data/messages.ts';
import { TextLink } from '../ui/links/Button.tsx';
import { useMissingPlayer } from './use-missing-player.ts';
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
  /** Takes the focus when it comes. */
  focused?: boolean;
}

/**
 * A player, map or page of another host. It exists only after the visitor has asked for it, so nothing is asked of that
 * host before, and closing ends the sound.
 */
export function Frame({ source, title, href, link, tall = false, focused = false }: Props) {
  const { src, kind } = source;
  const frame = useRef<HTMLIFrameElement>(null);
  const missing = useMissingPlayer(frame, src);
  const messages = useMessages();
  useEffect(() => {
    if (focused) frame.current?.focus();
  }, [focused]);
  return (
    <>
      {/* The two together are safe, as the frame is never of our own origin. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe
        ref={frame}
        className={`${styles.frame} ${styles[kind]} ${tall ? styles.tall : ''}`}
        src={src}
        title={title}
        {...ALLOWED[kind]}
        // Players refuse to play for a site that hides where it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div className={styles.instead}>
        <p role="status">{missing ? messages.playerMissing : ''}</p>
        <TextLink href={href} icon="arrow-up-right">
          {link}
        </TextLink>
      </div>
    </>
  );
}
