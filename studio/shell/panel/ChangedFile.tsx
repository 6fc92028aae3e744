import type { ReactNode } from 'react';
import type { StudioPutBack } from '../../../schema/generated/data.d.ts';
import type { ChangesOfFile, StudioChange, TextPiece, Whose } from '../../protocol.ts';
import { putBack } from '../data/draft-actions.ts';
import { nameOfFile } from '../data/names.ts';
import { allPages, openPage, showPlace, tellWritten } from '../data/page-actions.ts';
import { say } from '../data/store.ts';
import { PUTS_BACK } from './one-change.ts';

/** What has changed in a file, by blocks, and what others have written in it meanwhile. */
export function ChangedFile({ file, what, ours, theirs }: ChangesOfFile) {
  const name = nameOfFile(allPages(), file);
  return (
    <section className="change">
      <div className="field-head">
        <h3>
          <FileName file={file} name={name} />
        </h3>
        <PutBack asked={{ file, whose: 'ours', within: '' }} name={name} action="Put all back" />
      </div>
      {what === undefined ? null : <p className="help">{what}</p>}
      <List file={file} whose="ours" changes={ours} />
      {theirs.length === 0 ? null : (
        <>
          <h4>Written by others in the meantime</h4>
          <List file={file} whose="theirs" changes={theirs} />
        </>
      )}
    </section>
  );
}

function FileName({ file, name }: { file: string; name: string }): ReactNode {
  const page = allPages().find((one) => one.file === file);
  if (!page) return name;
  return (
    <button type="button" className="link" onClick={() => void openPage(page)}>
      {name}
    </button>
  );
}

interface ListProps {
  file: string;
  whose: Whose;
  changes: readonly StudioChange[];
}

function List({ file, whose, changes }: ListProps) {
  const blocks = changes.map(blockOf);
  return (
    <ol>
      {changes.map((change, n) => {
        const block = blocks[n];
        const isFirst = block !== undefined && blocks.indexOf(block) === n;
        const isSeveral = isFirst && blocks.lastIndexOf(block) > n;
        return (
          <li key={`${change.sentence} ${change.path}`}>
            {isSeveral ? (
              <PutBack
                asked={{ file, whose, within: block }}
                name={`block of ${change.name}`}
                action="Put the block back"
              />
            ) : null}
            <Change file={file} whose={whose} {...change} />
          </li>
        );
      })}
    </ol>
  );
}

/** The block that a change is in; nothing for one that is about the block as a whole. */
function blockOf({ path, from }: StudioChange): string | undefined {
  return /^(\/blocks\/\d+)\//.exec(path ?? from ?? '')?.[1];
}

function Change({
  file,
  whose,
  name,
  from,
  path,
  before,
  after,
}: StudioChange & Omit<ListProps, 'changes'>) {
  const asked = {
    file,
    whose,
    ...(from !== undefined && { from }),
    ...(path !== undefined && { path }),
  };
  return (
    <div className="one-change">
      <div className="field-head">
        {path === undefined ? (
          <strong>{name}</strong>
        ) : (
          <button
            type="button"
            className="link"
            onClick={() => void showPlace({ file, pointer: path })}
          >
            {name}
          </button>
        )}
        <PutBack asked={asked} name={name} action={before ? 'Put back' : 'Take out'} isOfOne />
      </div>
      <dl>
        <State name="Before" pieces={before} />
        <State name="Now" pieces={after} />
      </dl>
    </div>
  );
}

function State({ name, pieces }: { name: 'Before' | 'Now'; pieces: TextPiece[] | undefined }) {
  if (!pieces) return null;
  const Mark = name === 'Before' ? 'del' : 'ins';
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {pieces.map(({ text, isMarked, leftOut }, n) => {
          const words = leftOut === undefined ? text : ' … ';
          return isMarked ? <Mark key={n}>{words}</Mark> : <span key={n}>{words}</span>;
        })}
      </dd>
    </div>
  );
}

interface PutBackProps {
  asked: StudioPutBack;
  name: string;
  action: string;
  /** Whether it is for a single change, and has a key. */
  isOfOne?: boolean;
}

function PutBack({ asked, name, action, isOfOne = false }: PutBackProps) {
  return (
    <button
      type="button"
      className="button has-line"
      aria-label={`${action}: ${name}`}
      {...(isOfOne && { [PUTS_BACK]: '', 'aria-keyshortcuts': 'Z' })}
      onClick={() => {
        void putBack(asked).then((isDone) => {
          if (!isDone) return;
          tellWritten();
          say(`${name}: put back`);
        });
      }}
    >
      {action}
    </button>
  );
}
