import styles from './Bullets.module.css';

/** A list with short bars for bullets, alternating in length and color. */
export function Bullets({ items }: { items: string[] }) {
  return (
    <ul className={styles.bullets}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}
