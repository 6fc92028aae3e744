import type { Head } from '../data/types.ts';
import { focusHeadingInView, focusMainHeading } from './focus-main-heading.ts';
import { scrollToArrival } from './scroll.ts';

/**
 * What a browser does by itself when it opens a page, done after a client-side navigation: the head tells of the
 * new page, the window scrolls, and the focus goes to its main heading, or after Back to the first one in view, so that a
 * screen reader reads on from there.
 * @param path of the new page
 * @param head of the new page; none when there is no page at the address
 */
export function afterNavigation(path: string, head: Head | undefined): void {
  if (head) {
    document.title = head.title;
    setAttribute('meta[name=description]', 'content', head.description);
    setAttribute('link[rel=canonical]', 'href', head.canonical ?? location.href);
  }
  if (scrollToArrival(path)) focusHeadingInView();
  else focusMainHeading();
}

function setAttribute(selector: string, name: string, value: string): void {
  document.head.querySelector(selector)?.setAttribute(name, value);
}
