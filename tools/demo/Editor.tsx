import { Fragment } from 'react';
import { yamlTokens } from './yaml-tokens.ts';

interface Props {
  text: string;
  /** Where in the text it is. */
  caret: number;
}

/** The text of a YAML file as an editor shows it: numbered lines, colors, a caret. */
export function Editor({ text, caret }: Props) {
  let start = 0;
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const column = caret - start;
      start += line.length + 1;
      const isHere = column >= 0 && column <= line.length;
      return (
        <div key={index} className={isHere ? 'line here' : 'line'}>
          {isHere ? <Colored line={line} from={0} to={column} /> : null}
          {isHere ? <i className="caret" /> : null}
          <Colored line={line} from={isHere ? column : 0} to={line.length} />
        </div>
      );
    });
}

/** The characters of a line from a column up to another, colored as parts of the whole line. */
function Colored({ line, from, to }: { line: string; from: number; to: number }) {
  let start = 0;
  return yamlTokens(line).map(({ kind, text }) => {
    const shown = text.slice(Math.max(from - start, 0), Math.max(to - start, 0));
    start += text.length;
    return (
      <Fragment key={start}>{shown === '' ? null : <span className={kind}>{shown}</span>}</Fragment>
    );
  });
}
