import { useRef } from 'react';
import { useMessages } from '../../data/messages.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import { PLAYER_HOST, useMissingPlayer } from './use-missing-player.ts';
import styles from './videos.module.css';

/**
 * The player of a video, playing at once. It exists only while its dialog is open, so nothing is asked of the
 * video's host before the visitor wants to see it, and closing ends the sound.
 * @param href where the video can be seen if the player is blocked or the host cannot be reached
 */
export function Player({ id, title, href }: { id: string; title: string; href: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const missing = useMissingPlayer(frame);
  const messages = useMessages();
  return (
    <>
      <iframe
        ref={frame}
        className={styles.player}
        // The last parameter lets the player answer; see use-missing-player.ts.
        src={`${PLAYER_HOST}/embed/${id}?autoplay=1&enablejsapi=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // The two together are safe, as the frame is never of our own origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // The player refuses to play for a site that hides where it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <div className={styles.instead}>
        <p role="status">{missing ? messages.playerMissing : ''}</p>
        <TextLink href={href} icon="arrow-up-right">
          {messages.watchElsewhere}
        </TextLink>
      </div>
    </>
  );
}
