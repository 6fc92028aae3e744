import {
  Fragment,
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type FragmentInstance,
} from 'react';
import type { Block } from '../../schema/generated/content.d.ts';
import { BLOCK, BLOCK_INDEX } from '../contract.ts';
import { useBlockIndex } from '../data/block-fields.ts';
import { drawsBlock, type Fill, filled } from './fill-block.ts';

/**
 * A block whose elements name its type and its index. No element is wrapped around it, so that sibling and child
 * selectors match as on the built page. It is drawn again only when one of its own fields has changed, so that a change
 * is on the screen soon.
 */
export function markBlock(type: string, Component: ComponentType<Block>) {
  return memo(function MarkedBlock(block: Block) {
    const [fills, setFills] = useState<readonly Fill[]>([]);
    const fragment = useRef<FragmentInstance>(null);
    const index = useBlockIndex();
    useLayoutEffect(() => {
      const { current } = fragment;
      // Only blocks of the page itself are found.
      if (!current || index === undefined) return undefined;
      const marks = new Marks(type, index);
      current.observeUsing(marks);
      const forget = drawsBlock(index, setFills);
      return () => {
        forget();
        current.unobserveUsing(marks);
      };
    }, [index]);
    return (
      <Fragment ref={fragment}>
        <Component {...filled(block, fills)} />
      </Fragment>
    );
  });
}

/** Marks the outermost elements of a block: React tells it of each that comes or goes, as it tells an observer. */
class Marks implements ResizeObserver {
  readonly #type: string;
  readonly #index: number;

  constructor(type: string, index: number) {
    this.#type = type;
    this.#index = index;
  }

  observe(element: Element): void {
    element.setAttribute(BLOCK, this.#type);
    element.setAttribute(BLOCK_INDEX, String(this.#index));
  }

  unobserve(element: Element): void {
    element.removeAttribute(BLOCK);
    element.removeAttribute(BLOCK_INDEX);
  }

  disconnect(): void {
    // React calls it nowhere: it names each element that goes.
  }
}
