import type { ReactNode } from 'react';
import type { InLanguage } from '../data/types.ts';

export interface ModalProps {
  /** The fragment of its address: a link to `#slug` opens it. */
  slug: string;
  title: string;
  /** The title of the open dialog, where visitors have gone on in it to something else. */
  currentTitle?: string;
  children: ReactNode;
  /** Whether the content is there. An open dialog is drawn once it is. */
  isReady?: boolean;
  /** Whether the content also is in the page; if not, only once the dialog cannot be loaded. */
  isInPage?: boolean;
  /** What is shown in place of `children` where no script runs, if that must differ. */
  withoutScript?: ReactNode;
  /** `wide` for reading, `profile` for a portrait next to text. */
  width?: 'wide' | 'profile';
  /** How the title is over the content: large, as a `bar`, or not at all where the content shows it itself. */
  head?: 'large' | 'bar' | 'none';
  subtitle?: string;
  /** A row of buttons that stays at the foot while the content scrolls. */
  foot?: ReactNode;
  /** Of the content, if that is another language than the document's. */
  inLanguage?: InLanguage;
}
