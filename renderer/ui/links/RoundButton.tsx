import type { ButtonHTMLAttributes } from 'react';
import { Icon } from '../media/Icon.tsx';
import styles from './RoundButton.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: string;
  /** What the button does; an icon alone says nothing to a screen reader. */
  label: string;
  onBand?: boolean;
}

/** A round control that shows an icon only. */
export function RoundButton({ icon, label, onBand = false, className = '', ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip
      className={`${styles.round} ${onBand ? styles.onBand : ''} ${className}`}
      {...rest}
    >
      <Icon name={icon} pointing />
    </button>
  );
}

/** The same shape for links and for arrows inside a larger link. */
export const roundClass = styles.round;
export const roundOnBandClass = `${styles.round} ${styles.onBand}`;
