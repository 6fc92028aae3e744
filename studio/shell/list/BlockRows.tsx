import { memo, useRef } from 'react';
import { useAreSettingsChanged, useIsChanged } from '../data/changed-places.ts';
import { select } from '../data/page-actions.ts';
import { valueAt } from '../data/pointer.ts';
import { blockName, isWithin } from '../data/selection.ts';
import { set, useStudio } from '../data/store.ts';
import { useDrag, useDrop } from '../data/use-drag.ts';
import { SELECTS, useFocusFollows } from '../data/use-focus-follows.ts';
import { ChangeBar } from './ChangeBar.tsx';

/** The blocks of the page that is shown, to select and to drag to another place. */
export function BlockRows({ file }: { file: string }) {
  const data = useStudio((state) => state.files[file]);
  const isPageSelected = useStudio(
    ({ selected }) => selected?.file === file && selected.pointer === '',
  );
  const areSettingsChanged = useAreSettingsChanged(file);
  const drop = useDrop(file, '/blocks', `[${SELECTS}]`);
  const list = useRef<HTMLDivElement>(null);
  useFocusFollows(list);
  const blocks = valueAt(data, '/blocks');
  const entries: unknown[] = Array.isArray(blocks) ? blocks : [];
  return (
    <div ref={list} data-arranging>
      <ol ref={drop} className="blocks">
        <li>
          <button
            type="button"
            className="row"
            aria-pressed={isPageSelected}
            onClick={() => void select({ file, pointer: '' })}
          >
            <span>Page settings</span>
            {areSettingsChanged ? <ChangeBar /> : null}
          </button>
        </li>
        {entries.map((block, index) => (
          // Blocks have no names of their own; what is at a place is what the row shows.
          <li key={`${index} ${blockName(block)}`}>
            <BlockRow
              file={file}
              pointer={`/blocks/${index}`}
              number={index + 1}
              name={blockName(block)}
            />
          </li>
        ))}
        <li>
          <button
            type="button"
            className="row"
            onClick={() => set({ over: { kind: 'shelf', list: '/blocks', index: entries.length } })}
          >
            Add a block
          </button>
        </li>
      </ol>
    </div>
  );
}

interface RowProps {
  file: string;
  pointer: string;
  number: number;
  name: string;
}

/** Of many blocks only those are drawn again that have changed. */
const BlockRow = memo(function BlockRow({ file, pointer, number, name }: RowProps) {
  const isPressed = useStudio(({ selected }) => isWithin(selected, { file, pointer }));
  const isChanged = useIsChanged({ file, pointer });
  const drag = useDrag(file, pointer);
  return (
    <button
      ref={drag}
      type="button"
      className="row"
      data-selects={pointer}
      aria-pressed={isPressed}
      onClick={() => void select({ file, pointer })}
    >
      <i className="number">{number}</i> <span>{name}</span>
      {isChanged ? <ChangeBar /> : null}
    </button>
  );
});
