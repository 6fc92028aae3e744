import { useEffect } from 'react';
import { isFromPage } from '../../../renderer/studio/messages.ts';
import { useStudio } from '../data/store.ts';
import { ActionsMenu } from './ActionsMenu.tsx';
import { isFromFrame } from './frame.ts';
import { Handles } from './Handles.tsx';
import { hearPage } from './hear-page.ts';
import { PageFrame } from './PageFrame.tsx';
import { Shelf } from './Shelf.tsx';

/** The page on its desk: in a frame, as visitors see it, with the numbers of its blocks next to it. */
export function Desk() {
  const over = useStudio((state) => state.over);
  useEffect(() => {
    const hear = (event: MessageEvent<unknown>) => {
      if (isFromFrame(event) && isFromPage(event.data)) hearPage(event.data);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  return (
    <main className="desk">
      <Handles />
      <PageFrame />
      <ActionsMenu />
      {over?.kind === 'shelf' ? <Shelf index={over.index} /> : null}
    </main>
  );
}
