import { type RefObject, useEffect, useState } from 'react';
import { type Checked, type Engine, loadEngine } from './engine.ts';
import { PAGE, SITE } from './sample.ts';

/** How long nobody types before the page is checked, in milliseconds. */
const PAUSE = 300;

interface Found {
  /** Nothing until the engine has come. */
  checked?: Checked;
  /** Whether a page was drawn, and whether it is the one that is in the field. */
  drawn?: 'this' | 'earlier';
  isLoading?: boolean;
  hasFailed?: boolean;
}

/**
 * Checks and draws what is in a field, at the start and after each pause of typing.
 *
 * @param page where it is drawn
 */
export function useCheck(
  field: RefObject<HTMLTextAreaElement | null>,
  page: RefObject<HTMLElement | null>,
): Found {
  const [found, setFound] = useState<Found>({});
  useEffect(() => {
    const [from, host] = [field.current, page.current];
    if (!from || !host) return undefined;
    const listening = new AbortController();
    let pause = 0;
    const check = async ({ checkTexts, drawPage }: Engine) => {
      const text = from.value;
      const checked = await checkTexts({ ...SITE, [PAGE]: text });
      if (listening.signal.aborted || text !== from.value) return;
      const isDrawn = drawPage(host, checked, PAGE);
      setFound(({ drawn }) => ({ checked, drawn: isDrawn ? 'this' : drawn && 'earlier' }));
    };
    const start = async () => {
      setFound({ isLoading: true });
      const engine = await loadEngine();
      const checkSoon = () => {
        clearTimeout(pause);
        pause = window.setTimeout(() => void check(engine), PAUSE);
      };
      from.addEventListener('input', checkSoon, { signal: listening.signal });
      await check(engine);
    };
    start().catch((error: unknown) => {
      console.error(error);
      setFound({ hasFailed: true });
    });
    return () => {
      listening.abort();
      clearTimeout(pause);
    };
  }, [field, page]);
  return found;
}
