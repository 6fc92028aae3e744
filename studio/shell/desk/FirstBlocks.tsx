import { insert } from '../data/arrange.ts';
import { valueAt } from '../data/pointer.ts';
import { set, useStudio } from '../data/store.ts';
import { useUsage } from '../data/use-usage.ts';
import { BlockLook } from './BlockLook.tsx';
import { focusPage, tellPage } from './frame.ts';
import { FIRST, firstBlocks, offeredBlocks } from './offered-blocks.ts';

/** What could come next on a new page that has only its heading: blocks in the theme of the site, one key or click each. */
export function FirstBlocks() {
  const made = useStudio((state) => state.made);
  const page = useStudio((state) => state.page);
  const { route = '/', file = '' } = page ?? {};
  const data = useStudio((state) => state.files[file]);
  const isFree = useStudio(({ over, isAlone, isSaved }) => !over && !isAlone && !isSaved);
  const blocks = valueAt(data, '/blocks');
  const there: unknown[] = Array.isArray(blocks) ? blocks : [];
  if (!isFree || file === '' || made !== file || there.length !== 1) return null;
  return <Offer route={route} file={file} there={there} />;
}

function Offer({ route, file, there }: { route: string; file: string; there: unknown[] }) {
  const types = useStudio((state) => state.overview?.blocks ?? []);
  const usage = useUsage();
  const all = offeredBlocks(types, { route, blocks: there }, usage.blocks, '');
  const more = all.length - FIRST;
  // Which come first is known with it.
  if (Object.keys(usage.blocks).length === 0) return null;
  return (
    <section className="first" aria-label="What comes next?">
      <div className="first-head">
        <p>
          <strong>What comes next?</strong> Take one now or write first.
        </p>
        <button
          type="button"
          className="button"
          onClick={() => set({ over: { kind: 'shelf', list: '/blocks', index: there.length } })}
        >
          {more} more <kbd>A</kbd>
        </button>
      </div>
      <ol>
        {firstBlocks(all).map(({ type, title }, index) => (
          <li key={type.type}>
            <BlockLook type={type.type} title={title} />
            <button
              type="button"
              data-first={index + 1}
              onClick={() => {
                tellPage({ studio: 'leave', by: 0 });
                void insert(file, '/blocks', there.length, type.sample).then(focusPage);
              }}
            >
              <strong>{title}</strong> <kbd aria-hidden>Alt {index + 1}</kbd>
              <span>{type.schema.description}</span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
