import { useEffect } from 'react';
import type { StudioProblem } from '../../protocol.ts';
import { valueAt } from '../data/pointer.ts';
import { showProblem } from '../data/problems.ts';
import { blockName } from '../data/selection.ts';
import { say, useStudio } from '../data/store.ts';
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
          <li key={index} style={{ top }}>
            <button
              type="button"
              data-severity={first.severity}
              aria-label={`${count} in ${name}: ${first.message}`}
              title={first.message}
              onClick={() => void showProblem(first).then(() => say(first.message))}
            >
              !
            </button>
          </li>
        );
      })}
    </ol>
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
