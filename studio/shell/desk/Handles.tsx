import { select } from '../data/page-actions.ts';
import { valueAt } from '../data/pointer.ts';
import { blockName } from '../data/selection.ts';
import { set, useStudio } from '../data/store.ts';

/** Half of a line, so that the number is next to what is at the top of its block. */
const BESIDE = 12;

/** The numbers of the blocks, next to them: what selects a block, and opens its actions. */
export function Handles() {
  const file = useStudio((state) => state.page?.file ?? '');
  const data = useStudio((state) => state.files[file]);
  const boxes = useStudio((state) => state.blocks);
  const selected = useStudio((state) => state.selected);
  const blocks = valueAt(data, '/blocks');
  const list: unknown[] = Array.isArray(blocks) ? blocks : [];
  return (
    <ol className="handles" aria-label="Blocks" data-arranging>
      {list.map((block, index) => {
        const box = boxes[index];
        if (!box || box.height === 0) return null;
        const pointer = `/blocks/${index}`;
        const isSelected =
          selected?.file === file && `${selected.pointer}/`.startsWith(`${pointer}/`);
        // It stays in sight as long as its block does.
        const top = Math.min(Math.max(box.top + BESIDE, 4), box.top + box.height - 32);
        return (
          <li key={pointer} style={{ top }}>
            <button
              type="button"
              data-selects={pointer}
              aria-pressed={isSelected}
              aria-label={`Block ${index + 1} of ${list.length}, ${blockName(block)}`}
              onClick={({ currentTarget }) => {
                const { bottom, left } = currentTarget.getBoundingClientRect();
                const wasSelected = selected?.file === file && selected.pointer === pointer;
                void select({ file, pointer }).then(() => {
                  if (wasSelected) set({ menu: { top: bottom + 4, left } });
                });
              }}
            >
              {index + 1}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
