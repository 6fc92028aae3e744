import { useMessages } from '../../data/messages.ts';
import { TextLink } from '../../ui/links/Button.tsx';
import styles from './videos.module.css';

/**
 * The player of a video, playing at once. It exists only while its dialog is open, so nothing is asked of the
 * video's host before the visitor wants to see it, and closing ends the sound.
 * @param href where the video can be seen if the player is blocked or the host cannot be reached
 */
export function Player({ id, title, href }: { id: string; title: string; href: string }) {
  const messages = useMessages();
  return (
    <>
      <iframe
        className={styles.player}
        src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
        title={title}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        // The two together are safe, as the frame is never of our own origin.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
        // The player refuses to play for a site that hides where it is.
        referrerPolicy="strict-origin-when-cross-origin"
      />
      {/* No page is told whether a frame of another origin has loaded, so this is said in any case. */}
      <p className={styles.instead}>
        {messages.playerEmpty}
        <TextLink href={href} icon="arrow-up-right">
          {messages.watchElsewhere}
        </TextLink>
      </p>
    </>
  );
}
