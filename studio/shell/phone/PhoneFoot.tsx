import type { ReactNode } from 'react';
import { stepsToBlock } from '../../../schema/page-blocks.ts';
import { stepsOf, toPointer } from '../../../schema/pointer.ts';
import { DraftWords } from '../bar/DraftWords.tsx';
import { Said } from '../bar/Said.tsx';
import { unusualLength } from '../bar/unusual-length.ts';
import { stepBack, stepForth } from '../data/page-actions.ts';
import { takesMarks } from '../data/page-texts.ts';
import { entryAt, valueAt } from '../data/pointer.ts';
import { closeOver, now, set, useStudio } from '../data/store.ts';
import { tellPage } from '../desk/frame.ts';
import { closePanel, togglePanel } from '../keys/parts.ts';

/** The foot of a phone: what was done last, and what keys do elsewhere. It is above the keyboard while somebody writes. */
export function PhoneFoot() {
  const isWriting = useStudio(({ writing }) => writing !== undefined);
  const isOnPage = useStudio(
    ({ over, isPanelOpen, side }) => over?.kind !== 'order' && !isPanelOpen && side === 'fields',
  );
  const length = useStudio(unusualLength);
  return (
    <footer className="phone-foot">
      <div>
        {/* There is no room for both. */}
        <Said>
          <DraftWords />
        </Said>
        {length === undefined ? null : <span>{length}</span>}
      </div>
      <div role="group" aria-label={isWriting ? 'Writing' : 'Arranging'}>
        {isWriting ? <WritingTools /> : isOnPage ? <PageTools /> : <WayBack />}
      </div>
    </footer>
  );
}

function WritingTools() {
  const marks = useStudio(takesMarks);
  return (
    <>
      <Tool act={() => tellPage({ studio: 'leave', by: -1 })}>Previous</Tool>
      <Tool act={() => tellPage({ studio: 'leave', by: 1 })}>Next</Tool>
      {marks ? (
        <>
          <Tool act={() => tellPage({ studio: 'mark', mark: 'strong' })}>Bold</Tool>
          <Tool act={() => tellPage({ studio: 'mark', mark: 'link' })}>Link</Tool>
        </>
      ) : null}
      <Tool act={() => tellPage({ studio: 'figure' })}>Figure</Tool>
      <Undo />
      <Tool act={() => tellPage({ studio: 'leave', by: 0 })}>
        <strong>Done</strong>
      </Tool>
    </>
  );
}

function PageTools() {
  const isDrawn = useStudio(({ blocks }) => blocks.length > 0);
  return (
    <>
      <Steps />
      <Tool isOff={!isDrawn} act={() => set({ over: { kind: 'order' } })}>
        Blocks
      </Tool>
      <Tool act={togglePanel}>Fields</Tool>
      <Tool act={addBlock}>Add a block</Tool>
    </>
  );
}

function WayBack() {
  return (
    <>
      <Steps />
      <Tool act={addBlock}>Add a block</Tool>
      <Tool act={backToPage}>
        <strong>Back to the page</strong>
      </Tool>
    </>
  );
}

function Undo() {
  const canUndo = useStudio(({ draft }) => draft.canUndo);
  return (
    <Tool isOff={!canUndo} act={() => void stepBack()}>
      Undo
    </Tool>
  );
}

/** Redo has no room next to all that somebody who writes needs above the keyboard. */
function Steps() {
  const canRedo = useStudio(({ draft }) => draft.canRedo);
  return (
    <>
      <Undo />
      {canRedo ? <Tool act={() => void stepForth()}>Redo</Tool> : null}
    </>
  );
}

interface ToolProps {
  isOff?: boolean;
  act: () => void;
  children: ReactNode;
}

function Tool({ isOff = false, act, children }: ToolProps) {
  return (
    <button
      type="button"
      className="button"
      // Disabled, it would lose the focus.
      aria-disabled={isOff}
      // The text being written keeps the caret, and with it the keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) act();
      }}
    >
      {children}
    </button>
  );
}

/** Behind the innermost block that is selected, or at the end of the page. */
function addBlock(): void {
  const { page, selected, files } = now();
  const data = page && files[page.file];
  const blocks = valueAt(data, '/blocks');
  const end = Array.isArray(blocks) ? blocks.length : 0;
  const steps = stepsOf(selected?.pointer ?? '');
  const block = entryAt(data, toPointer(steps.slice(0, stepsToBlock(data, steps))));
  const { list, index } = block ?? { list: '/blocks', index: end - 1 };
  closePanel();
  set({ over: { kind: 'shelf', list, index: index + 1 } });
}

function backToPage(): void {
  closePanel();
  set({ side: 'fields' });
  closeOver();
}
