/** What a text is written in. */
export interface TextBox {
  focus: () => void;
  /** Puts words where the caret is, in the place of what is selected. */
  insert: (words: string) => void;
}

/** What names and describes a field of a text, and what it says. */
export interface TextBoxProps {
  id: string;
  describedBy: string;
  isWrong: boolean;
  isRequired: boolean;
  text: string;
  /** @param isComposing whether an input method is writing a word of it */
  write: (text: string, isComposing?: boolean) => void;
  /** Somebody wants to insert a figure; not given where a text takes none. */
  ask: (() => void) | undefined;
  onFocus: () => void;
  onBlur: () => void;
}
