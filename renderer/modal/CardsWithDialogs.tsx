import type { ComponentType } from 'react';
import type { Ground } from '../../schema/generated/content.d.ts';
import { GroundSection, Wrap } from '../ui/layout/Section.tsx';

interface Props<Item> {
  ground: Ground;
  /** Each opens at `#slug`. */
  items: Item[];
  /** A list item that leads to the dialog. */
  Card: ComponentType<Item>;
  /** A `Modal` that tells the item whole. */
  Dialog: ComponentType<Item>;
  /** Lays the list of cards out. */
  className?: string;
}

/** A section of cards, each of which opens a dialog of its own. */
export function CardsWithDialogs<Item extends { slug: string }>({
  ground,
  items,
  Card,
  Dialog,
  className,
}: Props<Item>) {
  return (
    <GroundSection ground={ground}>
      <Wrap>
        <ul className={className}>
          {items.map((item, index) => (
            <Card key={index} {...item} />
          ))}
        </ul>
      </Wrap>
      {items.map((item, index) => (
        <Dialog key={index} {...item} />
      ))}
    </GroundSection>
  );
}
