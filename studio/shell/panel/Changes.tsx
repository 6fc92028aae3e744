import { useEffect, useState } from 'react';
import type { WordsOfFile } from '../../protocol.ts';
import { isWords } from '../data/answers.ts';
import { call } from '../data/call.ts';
import { nameOfFile } from '../data/names.ts';
import { allPages, openPage, save } from '../data/page-actions.ts';
import { set, useStudio } from '../data/store.ts';

/** What the draft says otherwise than the files, in words. */
export function Changes() {
  const draft = useStudio((state) => state.draft);
  const [files, setFiles] = useState<WordsOfFile[]>([]);
  const { changed } = draft;
  useEffect(() => {
    let isLatest = true;
    void call('changes', { files: changed }, isWords).then(
      (found) => isLatest && setFiles(found),
      () => undefined,
    );
    return () => void (isLatest = false);
  }, [changed]);
  return (
    <aside className="panel" aria-label="What changed">
      <div className="panel-head">
        <h2>What changed</h2>
        <p>Since the last save. Nothing of this is in the files yet.</p>
        <button type="button" className="button has-line" onClick={() => set({ side: 'fields' })}>
          Back to the fields <kbd>Esc</kbd>
        </button>
      </div>
      <div className="fields">
        {files.length === 0 ? <p className="empty">Nothing has changed.</p> : null}
        {files.map(({ file, words }) => (
          <section key={file} className="change">
            <h3>{fileName(file)}</h3>
            <ol>
              {words.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          </section>
        ))}
        {draft.changed.length === 0 ? null : (
          <button type="button" className="button is-main" onClick={() => void save()}>
            Save <kbd>Ctrl S</kbd>
          </button>
        )}
      </div>
    </aside>
  );
}

function fileName(file: string) {
  const page = allPages().find((one) => one.file === file);
  if (!page) return nameOfFile([], file);
  return (
    <button type="button" className="link" onClick={() => void openPage(page)}>
      {page.name}
    </button>
  );
}
