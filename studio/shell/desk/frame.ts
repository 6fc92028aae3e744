import type { Sides } from '../../../renderer/studio/dragging/landing.ts';
import type { FromShell, StaleBlocks } from '../../../renderer/studio/messages.ts';

let frame: HTMLIFrameElement | undefined;

/** To be told which frame shows the page. */
export function rememberFrame(element: HTMLIFrameElement | undefined): void {
  frame = element;
}

/** Whether a message comes from the page in the frame. */
export function isFromFrame({ source, origin }: MessageEvent): boolean {
  return frame !== undefined && source === frame.contentWindow && origin === location.origin;
}

/** Tells the page in the frame; what it does not hear yet, it is told once it is drawn. */
export function tellPage(message: FromShell | StaleBlocks): void {
  frame?.contentWindow?.postMessage(message, location.origin);
}

/** So many ms a page has to tell what was written; one that is being loaded has nothing to tell. */
const FLUSH_MS = 500;

/** Who waits for what the page has to tell. */
const waiting = new Set<() => void>();

/** Waits until the page has told what was written on it until now. */
export async function flushPage(): Promise<void> {
  if (!frame) return;
  await new Promise<void>((resolve) => {
    waiting.add(resolve);
    setTimeout(resolve, FLUSH_MS);
    tellPage({ studio: 'flush' });
  });
}

/** The page has told what was written on it. */
export function hasFlushed(): void {
  for (const resolve of waiting) resolve();
  waiting.clear();
}

/** Where the frame is in the window. */
export function frameBox(): Sides {
  return frame?.getBoundingClientRect() ?? { top: 0, left: 0, bottom: 0, right: 0 };
}

/** Scrolls the page, in px. */
export function scrollPage(by: number): void {
  frame?.contentWindow?.scrollBy({ top: by, behavior: 'instant' });
}

/** Gives the focus to the page, so that the keys of arranging act there. */
export function focusPage(): void {
  frame?.contentWindow?.focus();
}

/** Loads into the page what tells of it. It is of the same origin; no other address is ever shown in the frame. */
export function loadOverlay(element: HTMLIFrameElement): void {
  const inside = element.contentDocument;
  if (!inside || inside.querySelector('script[data-studio]')) return;
  const script = inside.createElement('script');
  script.type = 'module';
  script.src = '/renderer/studio/start-overlay.ts';
  script.dataset['studio'] = '';
  inside.head.append(script);
}
