import { useCallback, useEffect } from 'react';
import { isFromPage } from '../../../renderer/studio/messages.ts';
import { dropOn } from '../data/drag-order.ts';
import { now, useStudio } from '../data/store.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { AddBetween } from './AddBetween.tsx';
import { ChangeBars } from './ChangeBars.tsx';
import { FirstBlocks } from './FirstBlocks.tsx';
import { Flags } from './Flags.tsx';
import { frameBox, isFromFrame, scrollPage } from './frame.ts';
import { Handles } from './Handles.tsx';
import { hearPage } from './hear-page.ts';
import { LandingLine } from './LandingLine.tsx';
import { LinkForm } from './LinkForm.tsx';
import { NotDrawn } from './NotDrawn.tsx';
import { PageFrame } from './PageFrame.tsx';
import { PictureShelf } from './PictureShelf.tsx';
import { BlockShelf } from './BlockShelf.tsx';
import { BlockOrder } from '../phone/BlockOrder.tsx';

/** The page on its desk: in a frame, as visitors see it, with the numbers of its blocks next to it. */
export function Desk() {
  const over = useStudio((state) => state.over);
  const drop = useDropOnPage();
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (isFromFrame(event) && isFromPage(event.data)) hearPage(event.data);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return (
    <main ref={drop} className="desk">
      <Handles />
      <AddBetween />
      <PageFrame />
      <NotDrawn />
      <LandingLine />
      <FirstBlocks />
      <ChangeBars />
      <Flags />
      <ActionsMenu />
      {over?.kind === 'order' ? <BlockOrder /> : null}
      {over?.kind === 'link' ? <LinkForm href={over.href} /> : null}
      {over?.kind === 'pictures' ? (
        <PictureShelf place={over.place} {...(over.dropped && { dropped: over.dropped })} />
      ) : null}
      {over?.kind === 'shelf' ? <BlockShelf list={over.list} index={over.index} /> : null}
    </main>
  );
}

/** So near to the top or bottom of the page, in px, what is dragged scrolls it, by so much each time. */
const EDGE = 48;
const SCROLL = 16;

/** Blocks are dragged over the page as a whole, by their numbers. */
function useDropOnPage() {
  const file = useStudio((state) => state.page?.file ?? '');
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const boxes = () => {
        const { top, left, right } = frameBox();
        return now().blocks.map((box) => ({
          top: top + box.top,
          bottom: top + box.top + box.height,
          left,
          right,
        }));
      };
      const over = (y: number) => {
        const { top, bottom } = frameBox();
        if (y < top + EDGE) scrollPage(-SCROLL);
        else if (y > bottom - EDGE) scrollPage(SCROLL);
      };
      return dropOn(element, { list: { file, pointer: '/blocks' }, boxes, over });
    },
    [file],
  );
}
