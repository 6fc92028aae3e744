/** Of the library launch-editor, whose types leave this part out: which editor it would start. */
declare module 'launch-editor/guess.js' {
  /** The program and its arguments; null if there is none. */
  export default function guessEditor(): [editor: string | null | undefined, ...args: string[]];
}
