/**
 * Marks the elements of blocks in a document that a server has drawn, as the development server does. A server does not
 * know which elements a block will have, so it writes a `<template>` before and behind them. Runs in the browser, so it
 * takes everything that it needs with it.
 * @param names of the attributes for the type and the index of a block; the template behind a block has no index
 */
export function markElements({ type, index }: { type: string; index: string }): void {
  for (const start of document.querySelectorAll(`template[${index}]`)) {
    let element = start.nextElementSibling;
    for (; element && !element.matches(`template[${type}]`); element = element.nextElementSibling) {
      element.setAttribute(type, start.getAttribute(type) ?? '');
      element.setAttribute(index, start.getAttribute(index) ?? '');
    }
  }
  // In between, they would keep sibling selectors from matching.
  for (const template of document.querySelectorAll(`template[${type}]`)) template.remove();
}
