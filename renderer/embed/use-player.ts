import { type RefObject, useEffect, useState } from 'react';

/** Whose players answer to a question. */
const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** What the player's own script library sends so that the player reports to the page around it. */
const LISTENING = JSON.stringify({ event: 'listening', id: 1, channel: 'widget' });

/** How often the player is asked until it answers, in milliseconds; its library asks as often. */
const ASK_EVERY = 250;

/** How long it may take on a slow connection, in milliseconds, before visitors are told of another way. */
const PATIENCE = 6000;

/** Nothing of it may be seen yet; it is there; it does not come. */
export type PlayerState = 'coming' | 'there' | 'missing';

/**
 * Whether the player in a frame has come: it does not if there is no connection, or it does not answer. Whether a frame
 * of another origin has loaded no page is told (a browser's own error page counts as loaded), so the player itself is
 * asked. One that answers late is no longer missing. What never answers, such as a map, counts as there.
 * @param src what the frame shows
 */
export function usePlayer(frame: RefObject<HTMLIFrameElement | null>, src: string): PlayerState {
  const answers = src.startsWith(`${PLAYER_HOST}/`);
  const [state, setState] = useState<PlayerState>(answers ? 'coming' : 'there');
  useEffect(() => {
    if (!answers) return undefined;
    const giveUp = () => setState('missing');
    const patience = setTimeout(giveUp, navigator.onLine ? PATIENCE : 0);
    const asking = setInterval(() => {
      // To anyone who is there: an error page has another origin, and the browser would complain of it.
      frame.current?.contentWindow?.postMessage(LISTENING, '*');
    }, ASK_EVERY);
    const hear = ({ source, origin }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== PLAYER_HOST) return;
      setState('there');
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
  return state;
}
