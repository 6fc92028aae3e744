import { useEffect } from 'react';
import { useStudio } from '../data/store.ts';
import { changesShown, markChanges } from './mark-changes.ts';

/** In the margin, next to what differs from the file. It is seen; the numbers of the blocks tell it to all others. */
export function ChangeBars() {
  const file = useStudio((state) => state.page?.file ?? '');
  const changes = useStudio(changesShown);
  const bars = useStudio((state) => state.bars);
  useEffect(() => markChanges(file, changes), [file, changes]);
  return (
    <div className="bars" aria-hidden="true">
      {bars.map(({ top, height }, n) => (
        <i key={n} style={{ top, height }} />
      ))}
    </div>
  );
}
