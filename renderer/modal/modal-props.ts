import type { ReactNode } from 'react';

export interface ModalProps {
  /** The fragment of its address: a link to `#slug` opens it. */
  slug: string;
  title: string;
  children: ReactNode;
  /** What is shown in place of `children` where no script runs, if that must differ. */
  withoutScript?: ReactNode;
  /** `wide` for reading, `profile` for a portrait beside text. */
  width?: 'wide' | 'profile';
  /** The title stands over the content; `false` when the content shows it itself with `ModalTitle`. */
  head?: boolean;
  subtitle?: string;
  /** A row of buttons that stays at the foot while the content scrolls. */
  foot?: ReactNode;
}
