import { noteBeforeMove } from './slide-moved.ts';

/**
 * Lets what is moved on the page go on: React takes an element out and puts it in again, which ends a film, loads a frame
 * again and takes the caret out of a text. Where the browser can move an element as it is, it does that instead.
 */
export function keepMoved(): void {
  Element.prototype.insertBefore = function <Kind extends Node>(
    this: Element,
    node: Kind,
    before: Node | null,
  ): Kind {
    if (!moveWithin(this, node, before)) Node.prototype.insertBefore.call(this, node, before);
    return node;
  };
  Element.prototype.appendChild = function <Kind extends Node>(this: Element, node: Kind): Kind {
    if (!moveWithin(this, node, null)) Node.prototype.appendChild.call(this, node);
    return node;
  };
}

/** @returns whether it was done: only what is on the page, in the same element, can be moved as it is */
function moveWithin(parent: Element, node: Node, before: Node | null): boolean {
  const isMove =
    node instanceof Element &&
    node.parentNode === parent &&
    node.isConnected &&
    'moveBefore' in parent;
  if (!isMove) return false;
  noteBeforeMove(node);
  parent.moveBefore(node, before);
  return true;
}
