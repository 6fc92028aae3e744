import { valueAt } from '../data/pointer.ts';
import { blockName } from '../data/selection.ts';
import { set, useStudio } from '../data/store.ts';

/**
 * Between two blocks of the page, and behind the last: what opens the shelf for that place. It is for the mouse, and no
 * stop of the Tab key: at the number of a block, A and Shift A do the same.
 */
export function AddBetween() {
  const file = useStudio((state) => state.page?.file ?? '');
  const data = useStudio((state) => state.files[file]);
  const boxes = useStudio((state) => state.blocks);
  const isFree = useStudio(({ trying, isSaved }) => !trying && !isSaved);
  const blocks = valueAt(data, '/blocks');
  if (!isFree || !Array.isArray(blocks)) return null;
  const names = blocks.map(blockName);
  return (
    <div className="between" role="group" aria-label="Between the blocks" data-arranging>
      {names.map((name, index) => {
        const box = boxes[index];
        if (!box || box.height === 0) return null;
        const next = names[index + 1];
        const place = next === undefined ? `after ${name}` : `between ${name} and ${next}`;
        return (
          <button
            key={index}
            type="button"
            tabIndex={-1}
            style={{ top: box.top + box.height }}
            aria-label={`Add a block ${place}`}
            onClick={() => set({ over: { kind: 'shelf', list: '/blocks', index: index + 1 } })}
          >
            +
          </button>
        );
      })}
    </div>
  );
}
