import { useState } from 'react';
import type { DescribedBlock } from '../../../schema/block-guide.ts';
import { buttonClass } from '../../ui/links/Button.tsx';
import styles from './CopiedExample.module.css';

/** The YAML of a block's example, and a button that copies it. */
export function CopiedExample({ title, example }: DescribedBlock) {
  const [said, setSaid] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(example).then(
      () => setSaid('Copied'),
      () => setSaid('The browser does not allow copying. Select the text instead.'),
    );
  return (
    <div className={styles.example}>
      <p className={styles.bar}>
        <span role="status">{said}</span>
        <button
          type="button"
          className={buttonClass('quiet', 'small')}
          aria-label={`Copy the YAML of ${title}`}
          onClick={() => void copy()}
        >
          Copy
        </button>
      </p>
      <pre>{example}</pre>
    </div>
  );
}
