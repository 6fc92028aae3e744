import styles from './LoadingBar.module.css';

/** Shows at the top of the window that the next page is under way; assistive technology hears it of the main part. */
export function LoadingBar() {
  return <div aria-hidden className={styles.bar} />;
}
