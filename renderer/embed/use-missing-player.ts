import { type RefObject, useEffect, useState } from 'react';

/** Whose players answer to a question. */
const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** What the player's own script library sends so that the player reports to the page around it. */
const LISTENING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/** How often the player is asked until it answers, in milliseconds; its library asks as often. */
const ASK_EVERY = 250;

/** How long it may take on a slow connection, in milliseconds, before visitors are told of another way. */
const PATIENCE = 6000;

/**
 * Whether the player in a frame does not come: there is no connection, or it does not answer. Whether a frame of another
 * origin has loaded no page is told (a browser's own error page counts as loaded), so the player itself is asked. One
 * that answers late is no longer missing. Nothing is shown for what never answers, such as a map.
 * @param src what the frame shows
 */
export function useMissingPlayer(frame: RefObject<HTMLIFrameElement | null>, src: string): boolean {
  const [missing, setMissing] = useState(false);
  const answers = src.startsWith(`${PLAYER_HOST}/`);
  useEffect(() => {
    if (!answers) return undefined;
    const giveUp = () => setMissing(true);
    const patience = setTimeout(giveUp, navigator.onLine ? PATIENCE : 0);
    const asking = setInterval(() => {
      // To anyone who is there: an error page has another origin, and the browser would complain of it.
      frame.current?.contentWindow?.postMessage(LISTENING, '*');
    }, ASK_EVERY);
    const hear = ({ source, origin }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== PLAYER_HOST) return;
      setMissing(false);
      stop();
    };
    const stop = () => {
      clearTimeout(patience);
      clearInterval(asking);
      removeEventListener('offline', giveUp);
      removeEventListener('message', hear);
    };
    addEventListener('offline', giveUp);
    addEventListener('message', hear);
    return stop;
  }, [frame, answers]);
  return missing;
}
