import styles from './videos.module.css';

/**
 * The player of a video, playing at once. It exists only while its dialog is open, so nothing is asked of the
 * video's host before the visitor wants to see it, and closing ends the sound.
 */
export function Player({ id, title }: { id: string; title: string }) {
  return (
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
  );
}
