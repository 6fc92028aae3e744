import { TextSelection } from 'prosemirror-state';
import type { EditorProps } from 'prosemirror-view';
import { copy, cut, paste } from './clipboard.ts';
import type { Reading } from './reading.ts';

/**
 * What an editor of a text does with the mouse and the clipboard, on the page and in the panel.
 * @param say is told what was not pasted as it was copied
 */
export function textEvents(
  reading: Reading,
  say: (words: string) => void,
): Required<Pick<EditorProps, 'handleClickOn' | 'handleDOMEvents'>> {
  return {
    handleClickOn: (view, _pos, node, at) => {
      if (node.type.name !== 'reference') return false;
      const { tr, doc } = view.state;
      view.dispatch(tr.setSelection(TextSelection.create(doc, at, at + 1)));
      return true;
    },
    handleDOMEvents: {
      copy,
      cut,
      paste: (view, event) => {
        paste(view, event, { reading, say });
        return true;
      },
      drop: (_view, event) => {
        event.preventDefault();
        return true;
      },
    },
  };
}
