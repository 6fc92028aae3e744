import { useStudio } from '../data/store.ts';

/** What was done last, where everybody sees and hears it; since when the server is away, as long as it is. */
export function Said() {
  const { said, timesSaid, awaySince } = useStudio();
  return (
    <p role="status">
      {/* In another element each time: screen readers say again what has come, and not what stays. */}
      <span key={timesSaid}>
        {awaySince === undefined
          ? said || <Kept />
          : `The server has not answered since ${awaySince}. What you write is kept in this browser.`}
      </span>
    </p>
  );
}

function Kept() {
  const isKept = useStudio(({ draft }) => draft.changed.length > 0);
  const keptAt = useStudio((state) => state.keptAt);
  if (!isKept) return null;
  return (
    <>
      Draft kept
      {/* It is not said every minute. */}
      {keptAt === undefined ? null : <span aria-hidden>, {keptAt}</span>}
    </>
  );
}
