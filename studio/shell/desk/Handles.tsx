import { memo, useRef } from 'react';
import { stepsOf } from '../../../schema/pointer.ts';
import { useIsChanged } from '../data/changed-places.ts';
import { select } from '../data/page-actions.ts';
import { valueAt } from '../data/pointer.ts';
import { blockName, isWithin } from '../data/selection.ts';
import { now, set, useStudio } from '../data/store.ts';
import type { Box } from '../../../renderer/studio/messages.ts';
import { useDrag } from '../data/use-drag.ts';
import { useFocusFollows } from '../data/use-focus-follows.ts';
import { tellPage } from './frame.ts';

/** Half of a line, so that the number is next to what is at the top of its block. */
const BESIDE = 12;

/** What describes the number of a block that differs from the file, as its bar does. */
const CHANGED = 'changed-block';

/** Those of the page as it is saved are not those of the draft. */
const NONE: readonly Box[] = [];

/** The numbers of the blocks, next to them: what selects a block, opens its actions, and drags it. */
export function Handles() {
  const file = useStudio((state) => state.page?.file ?? '');
  const data = useStudio((state) => state.files[file]);
  const boxes = useStudio((state) => (state.isSaved ? NONE : state.blocks));
  const list = useRef<HTMLOListElement>(null);
  useFocusFollows(list);
  const blocks = valueAt(data, '/blocks');
  const entries: unknown[] = Array.isArray(blocks) ? blocks : [];
  const tried = useTried(file, entries.length);
  return (
    <>
      <ol ref={list} className="handles" aria-label="Blocks" data-arranging>
        {entries.map((block, index) => {
          // A block that is tried is on the page, and in no file.
          const shown = tried !== undefined && index >= tried ? index + 1 : index;
          const box = boxes[shown];
          if (!box || box.height === 0) return null;
          const pointer = `/blocks/${index}`;
          // It stays in sight as long as its block does, clear of what adds one below.
          const top = Math.min(Math.max(box.top + BESIDE, 4), box.top + box.height - 40);
          return (
            <li key={pointer} style={{ top }}>
              <Handle
                file={file}
                pointer={pointer}
                number={index + 1}
                shown={shown}
                name={`Block ${index + 1} of ${entries.length}, ${blockName(block)}`}
              />
            </li>
          );
        })}
      </ol>
      <p id={CHANGED} hidden>
        Changed
      </p>
    </>
  );
}

/** The place of a block that is tried, once the page shows it. */
function useTried(file: string, count: number): number | undefined {
  const trying = useStudio((state) => state.trying);
  const shown = useStudio((state) => state.blocks.length);
  if (!trying?.isBlock || trying.at.file !== file || shown !== count + 1) return undefined;
  return Number(stepsOf(trying.at.pointer)[1]);
}

interface HandleProps {
  file: string;
  pointer: string;
  number: number;
  /** The index of the block on the page. */
  shown: number;
  name: string;
}

/** Of many blocks only those are drawn again that have changed. */
const Handle = memo(function Handle({ file, pointer, number, shown, name }: HandleProps) {
  const isPressed = useStudio(({ selected }) => isWithin(selected, { file, pointer }));
  const isChanged = useIsChanged({ file, pointer });
  const drag = useDrag(file, pointer);
  return (
    <button
      ref={drag}
      type="button"
      data-selects={pointer}
      aria-pressed={isPressed}
      aria-label={name}
      aria-describedby={isChanged ? CHANGED : undefined}
      onFocus={({ currentTarget }) => {
        // Not where it is pressed, and perhaps dragged.
        if (currentTarget.matches(':focus-visible')) tellPage({ studio: 'reveal', block: shown });
      }}
      onClick={({ currentTarget }) => {
        const { bottom, left } = currentTarget.getBoundingClientRect();
        const { selected } = now();
        const wasSelected = selected?.file === file && selected.pointer === pointer;
        void select({ file, pointer }).then(() => {
          if (wasSelected) set({ menu: { top: bottom + 4, left } });
        });
      }}
    >
      {number}
    </button>
  );
});
