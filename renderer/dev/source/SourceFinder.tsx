import { useEffect, useState } from 'react';
import { fetchJson, NotFound } from '../../data/fetch-json.ts';
import { notify } from '../../state/notifications.ts';
import { openEditor } from '../open-editor.ts';
import { findSource, type Source } from './find-source.ts';
import { LivingPage } from './living-page.ts';
import { isPosition, isTextSources, type Position } from './text-sources.ts';
import styles from './SourceFinder.module.css';

interface Shown extends Source {
  line: number;
  box: DOMRect;
}

/**
 * While Alt is held, says where the text that is pointed at or has the focus was written;
 * Alt+click and Alt+Enter open the editor there.
 */
export function SourceFinder() {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let latest: Element | undefined;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    const show = async () => {
      if (!latest) return;
      const element = latest;
      // That there is none is told to those who ask for it with a click.
      const found = await positionOf(element).catch(() => undefined);
      if (element !== latest) return;
      setShown(found && { ...found, box: element.getBoundingClientRect() });
    };
    const hide = () => setShown(undefined);
    const remember = (event: Event) => {
      if (event.target instanceof Element) latest = event.target;
    };
    document.addEventListener('focusin', remember, options);
    document.addEventListener(
      'pointerover',
      (event) => {
        remember(event);
        if (event.altKey) void show();
      },
      options,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key === 'Alt') void show();
        if (event.key !== 'Enter' || !event.altKey) return;
        take(event);
        void openSource(document.activeElement ?? document.body);
      },
      options,
    );
    document.addEventListener(
      'click',
      (event) => {
        if (!event.altKey || !(event.target instanceof Element)) return;
        take(event);
        void openSource(event.target);
      },
      options,
    );
    document.addEventListener('keyup', ({ key }) => key === 'Alt' && hide(), options);
    window.addEventListener('blur', hide, options);
    return () => controller.abort();
  }, []);

  if (!shown) return null;
  const { left, top, width, height } = shown.box;
  return (
    <div className={styles.box} style={{ left, top, width, height }} aria-hidden="true">
      <span className={styles.label}>{describe(shown)}</span>
    </div>
  );
}

/** The page must not act on what was meant for the editor. */
function take(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

async function sourceOf(element: Element): Promise<Source> {
  const route = encodeURIComponent(location.pathname);
  const sources = await fetchJson(`/dev/sources.json?route=${route}`, isTextSources);
  const root = document.getElementById('root') ?? document.body;
  return findSource(element, new LivingPage(root, sources), sources);
}

/** Lines are asked for apart, because only who points at something needs one. */
async function positionOf(element: Element): Promise<Source & Position> {
  const source = await sourceOf(element);
  const query = new URLSearchParams({ ...source.place });
  return { ...source, ...(await fetchJson(`/dev/position.json?${query}`, isPosition)) };
}

async function openSource(element: Element): Promise<void> {
  const words = await positionOf(element)
    .then(({ place: { file }, line, column }) => openEditor(`${file}:${line}:${column}`))
    .catch(explain);
  if (words !== undefined) notify('error', { words });
}

/** Why no place was found. */
function explain(error: unknown): string {
  return error instanceof NotFound
    ? 'This page is not written in a file of its own.'
    : 'The place of this could not be found. The terminal of the server says why.';
}

/** The type of the block, and file and line. */
function describe({ type, place, line }: Shown): string {
  const shortPlace = `${place.file}:${line}`;
  return type === undefined ? shortPlace : `${type} · ${shortPlace}`;
}
