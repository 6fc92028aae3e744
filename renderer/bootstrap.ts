/*
 * The only script a page runs by itself, inlined in <head>. It wakes the page - loads React and the page's
 * own code - on the first sign of interaction.
 * What is pressed meanwhile is kept and done again once React is there.
 */
import './first-paint.ts';
import type { Wake } from './wake.ts';

const { entry = '', preload = '' } = document.currentScript?.dataset ?? {};

const SIGNS = ['pointerover', 'touchstart', 'focusin', 'keydown'] as const;
const missed: Wake['missed'] = [];
let waking = false;

function wake(): void {
  if (waking) return;
  waking = true;
  for (const url of preload.split(' ')) {
    const link = document.createElement('link');
    if (url.endsWith('.js')) link.rel = 'modulepreload';
    else Object.assign(link, { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous' });
    link.href = url;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ entry);
}

function noteSign({ target, type }: Event): void {
  if (type === 'keydown' || (target instanceof Element && target.closest('a, button, [data-wake]')))
    wake();
}

/** Buttons do nothing before React is there; links work by themselves. */
function keepPress(event: Event): void {
  const target =
    event.target instanceof Element ? event.target.closest('button, [data-keys]') : null;
  if (!target) return;
  if (event instanceof KeyboardEvent) {
    if (!/^(Arrow|Home|End)/.test(event.key) || !target.closest('[data-keys]')) return;
    missed.push({ target, key: event.key });
  } else {
    if (!target.matches('button')) return;
    missed.push({ target });
  }
  event.preventDefault();
  wake();
}

for (const sign of SIGNS)
  document.addEventListener(sign, noteSign, { capture: true, passive: true });
document.addEventListener('click', keepPress, true);
document.addEventListener('keydown', keepPress, true);
// After a reload, Back may lead to a page that only the script can show.
addEventListener('popstate', wake);

/** Called by the entry once React has taken the page over. */
window.wakeUp = {
  missed,
  done() {
    for (const sign of SIGNS) document.removeEventListener(sign, noteSign, true);
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('keydown', keepPress, true);
    removeEventListener('popstate', wake);
  },
};

addEventListener('DOMContentLoaded', () => {
  // A dialog's address opens it, and what moves by itself needs its script soon: both wake the page unasked.
  if (location.hash.length > 1 || document.querySelector('[data-wake=idle]')) {
    (window.requestIdleCallback ?? setTimeout)(wake);
  }
});
