import type { FromShell } from './messages.ts';
import { TAG_STYLE } from './tag-style.ts';

/** What is selected, as the shell names it. */
export type Selected = Extract<FromShell, { studio: 'select' }>;

/** Next to what is selected, in px. */
const GAP = 8;

/** The tag is so high, in px; with what is between it and the corners. */
const HEIGHT = 24;
const TAG = HEIGHT + 4;

const STYLE = `${TAG_STYLE}
:host { position: absolute; inset: 0 auto auto 0; z-index: 2147483000; --pen: var(--studio-pen); --halo: light-dark(#fff, #0a0a14); --number: 34px; }
@media (pointer: coarse) { :host { --number: 52px; } }
/* A phone does not show them. */
@media (width < 600px) { :host { --number: 0px; } }
.crop { position: absolute; pointer-events: none; }
.crop i { position: absolute; width: 16px; height: 16px; filter: drop-shadow(0 0 1px var(--halo)) drop-shadow(0 0 1px var(--halo)); }
.crop i:nth-child(1) { inset: 0 auto auto 0; border: solid var(--pen); border-width: 2px 0 0 2px; }
.crop i:nth-child(2) { inset: 0 0 auto auto; border: solid var(--pen); border-width: 2px 2px 0 0; }
.crop i:nth-child(3) { inset: auto auto 0 0; border: solid var(--pen); border-width: 0 0 2px 2px; }
.crop i:nth-child(4) { inset: auto 0 0 auto; border: solid var(--pen); border-width: 0 2px 2px 0; }
.tag { gap: 7px; padding: 0 8px; cursor: pointer; }
.tag span { font-weight: 400; }
.tag span + span { padding-left: 7px; border-left: 1px solid rgb(128 128 128 / 0.6); font-weight: 500; }
.tag:disabled { cursor: default; }
.tag:focus-visible { outline: 2px solid #141414; outline-offset: 2px; box-shadow: 0 0 0 4px #fff; }
`;

/** The corners around what is selected, and the tag with its name. */
export class Marks {
  readonly #host = document.createElement('div');
  readonly #crop = document.createElement('div');
  readonly #tag = document.createElement('button');

  readonly #act: (box: DOMRect, isMoving: boolean) => void;

  /** @param act is told where the tag is when it is pressed */
  constructor(act: (box: DOMRect, isMoving: boolean) => void) {
    this.#act = act;
    // In the language of the studio, whatever that of the page is.
    Object.assign(this.#host, { lang: 'en', dir: 'ltr' });
    const root = this.#host.attachShadow({ mode: 'open' });
    const style = document.createElement('style');
    style.textContent = STYLE;
    this.#crop.className = 'crop';
    this.#crop.ariaHidden = 'true';
    this.#crop.append(...Array.from({ length: 4 }, () => document.createElement('i')));
    this.#tag.className = 'tag';
    this.#tag.type = 'button';
    this.#tag.addEventListener('click', () => this.act());
    root.append(style, this.#crop, this.#tag);
    this.hide();
    document.body.append(this.#host);
  }

  /** The element that has the tag in it. */
  get host(): HTMLElement {
    return this.#host;
  }

  /** Whether an event came from the tag. */
  has(event: Event): boolean {
    return event.composedPath().includes(this.#host);
  }

  /** As if the tag was pressed. @param isMoving to be moved to a place, instead of all actions */
  act(isMoving = false): void {
    this.#act(this.#tag.getBoundingClientRect(), isMoving);
  }

  hide(): void {
    this.#crop.hidden = true;
    this.#tag.hidden = true;
  }

  /** @param isTagShown not while somebody writes: it would cover the text above */
  show(box: DOMRect, { name, place, act }: Selected, isTagShown: boolean): void {
    const width = document.documentElement.clientWidth;
    const left = Math.max(box.left - GAP, 2) + scrollX;
    const right = Math.min(box.right + GAP, width - 2) + scrollX;
    const top = Math.max(box.top - GAP + scrollY, 2);
    Object.assign(this.#crop.style, {
      left: `${left}px`,
      top: `${top}px`,
      width: `${right - left}px`,
      height: `${box.bottom + GAP + scrollY - top}px`,
    });
    this.#crop.hidden = false;
    this.#tag.hidden = !isTagShown;
    const words = [name, place, act].filter((one) => one !== '');
    // As it is seen: somebody who speaks says what is there.
    this.#tag.ariaLabel = words.join(', ');
    this.#tag.disabled = act === '';
    const [own, ...others] = words.map((one, n) => element(n === 0 ? 'b' : 'span', one));
    this.#tag.replaceChildren(own ?? '', ...others.flatMap((one) => [' ', one]));
    // Above, or below where there is no room above; inside, where there is none either.
    const above = top - TAG;
    const below = box.bottom + GAP + (TAG - HEIGHT);
    const inside = top + (TAG - HEIGHT);
    const isInside = above < 0 && below + HEIGHT > innerHeight;
    const under = isInside ? inside : below + scrollY;
    // In a narrow window the number of the block, or its flag, lies over this corner of it.
    const next = isInside ? 'var(--number)' : '0px';
    // Where the lines of the page begin.
    const isRtl = getComputedStyle(document.documentElement).direction === 'rtl';
    Object.assign(this.#tag.style, {
      left: isRtl ? `calc(${right}px - ${next})` : `calc(${left}px + ${next})`,
      top: `${above < 0 ? under : above}px`,
      translate: isRtl ? '-100%' : 'none',
    });
  }
}

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  made.dir = 'auto';
  return made;
}
