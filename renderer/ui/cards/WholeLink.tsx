import type { ReactNode } from 'react';
import { Link } from '../links/Link.tsx';
import styles from './WholeLink.module.css';

interface Props {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link that covers all of the card or row that it is in, which is `position: relative`; its name stays its words. */
export function WholeLink({ href, className = '', children }: Props) {
  return (
    <Link href={href} className={`${styles.whole} ${className}`}>
      {children}
    </Link>
  );
}
