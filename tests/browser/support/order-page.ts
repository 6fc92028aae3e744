import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/* A page of four blocks, one of them with three cards, for tests of the studio. */

export const ORDER_ROUTE = '/services/order';
export const ORDER_FILE = `pages${ORDER_ROUTE}.yaml`;
export const ORDER_YAML = `title: Order
description: A page whose texts, blocks and cards are written, moved to other places and marked as changed.
blocks:
  - type: hero
    title: Order
    lead: What comes first.
  - type: card-grid
    heading: What we measure
    cards:
      - { icon: thermometer, title: Warmth, text: Every wall and window. }
      - { icon: wind, title: Draughts, text: Every door and chimney. }
      - { icon: sun, title: Light, text: Every lamp. }
  - type: stats
    items:
      - { value: '12', label: years }
      - { value: '30', label: houses }
  - type: quote
    text: A house is measured once.
    name: Ruth Amberg
`;

/** Writes the page into a copy of the second site. */
export function writeOrderPage(folder: string): void {
  writeFileSync(join(folder, ORDER_FILE), ORDER_YAML);
}
