import { useEffect } from 'react';
import type { StudioProblem } from '../../protocol.ts';
import { valueAt } from '../data/pointer.ts';
import { showProblem } from '../data/problems.ts';
import { blockName, isWithin } from '../data/selection.ts';
import { now, say, set, useStudio } from '../data/store.ts';
import { isShown } from '../keys/parts.ts';
import { tellPage } from './frame.ts';

/** Half of a line, so that the flag is next to what is at the top of its block. */
const BESIDE = 12;

/** In the margin, next to each block with problems: what is wrong there, and the way to its field. */
export function Flags() {
  const file = useStudio((state) => state.page?.file ?? '');
  const data = useStudio((state) => state.files[file]);
  const boxes = useStudio((state) => state.blocks);
  const problems = useStudio((state) => state.draft.problems);
  const found = byBlock(problems.filter((problem) => problem.file === file));
  const stale = [...found]
    .filter(([, own]) => own.some(({ severity }) => severity === 'error'))
    .map(([index]) => index)
    .join(' ');
  const isDrawn = boxes.length > 0;
  useEffect(() => {
    const blocks = stale === '' ? [] : stale.split(' ').map(Number);
    if (isDrawn) tellPage({ studio: 'stale', blocks });
  }, [stale, isDrawn]);
  return (
    <ol className="flags" aria-label="Problems">
      {[...found].map(([index, own]) => {
        const box = boxes[index];
        const [first] = own;
        if (!box || box.height === 0 || !first) return null;
        const top = Math.min(Math.max(box.top + BESIDE, 4), box.top + box.height - 28);
        const name = blockName(valueAt(data, `/blocks/${index}`));
        const count = own.length === 1 ? '1 problem' : `${own.length} problems`;
        return (
          <Flag
            key={index}
            index={index}
            top={top}
            name={`${count} in ${name}: ${first.message}`}
            problem={first}
          />
        );
      })}
    </ol>
  );
}

interface FlagProps {
  /** That of its block. */
  index: number;
  top: number;
  name: string;
  problem: StudioProblem;
}

function leave(): void {
  set({ noted: undefined });
}

/** Who points at it, or comes to it by Tab, reads what is wrong, if the fields do not say it anyway. */
function Flag({ index, top, name, problem }: FlagProps) {
  const isNoted = useStudio((state) => state.noted === index);
  // Mended while somebody points at it, it takes its note along.
  useEffect(() => leave, []);
  const note = () => {
    const { selected } = now();
    const isSelected = isWithin(selected, { file: problem.file, pointer: `/blocks/${index}` });
    const panel = document.querySelector('.panel');
    if (!isSelected || !panel || !isShown(panel)) set({ noted: index });
  };
  return (
    // The note is a part of it, so that it can be pointed at as well.
    <li style={{ top }} onPointerEnter={note} onPointerLeave={leave}>
      <button
        type="button"
        data-severity={problem.severity}
        aria-label={name}
        onFocus={note}
        onBlur={leave}
        onClick={() => {
          leave();
          void showProblem(problem).then(() => say(problem.message));
        }}
      >
        !
      </button>
      {isNoted ? (
        <p className="note" aria-hidden>
          {problem.message}
        </p>
      ) : null}
    </li>
  );
}

/** Problems of each block, its errors first. */
function byBlock(problems: readonly StudioProblem[]): Map<number, StudioProblem[]> {
  const found = new Map<number, StudioProblem[]>();
  for (const problem of problems) {
    const index = Number(/^\/blocks\/(\d+)/.exec(problem.pointer ?? '')?.[1] ?? -1);
    if (index < 0) continue;
    const own = found.get(index) ?? [];
    found.set(index, problem.severity === 'error' ? [problem, ...own] : [...own, problem]);
  }
  return found;
}
