import { useContext } from 'react';
import { codeKey, type CodeRole, type CodeRun } from '../../schema/texts/code-runs.ts';
import { AssetsContext } from '../data/context.ts';
import { Scroller } from '../ui/cards/Scroller.tsx';
import { CopyButton } from './CopyButton.tsx';

interface Props {
  text: string;
  language?: string;
}

/** Lines of code below their language, in the colors of what the build has taken them apart into. */
export function Code({ text, language }: Props) {
  const { code } = useContext(AssetsContext);
  const runs = code?.[codeKey(language ?? '', text)];
  return (
    <div className="code">
      <div className="code-head">
        {language === undefined ? null : <span dir="ltr">{language}</span>}
        <CopyButton text={text} />
      </div>
      <Scroller className="code-lines">
        <pre dir="ltr">
          <code>{runs ? <Runs text={text} runs={runs} /> : text}</code>
        </pre>
      </Scroller>
    </div>
  );
}

const CLASSES: Record<CodeRole, string> = {
  comment: 'code-comment',
  keyword: 'code-keyword',
  string: 'code-string',
  value: 'code-value',
  name: 'code-name',
};

function Runs({ text, runs }: { text: string; runs: readonly CodeRun[] }) {
  let end = 0;
  return runs.map(([role, length], index) => {
    const words = text.slice(end, (end += length));
    return role === '' ? (
      words
    ) : (
      <span key={index} className={CLASSES[role]}>
        {words}
      </span>
    );
  });
}
