import { ButtonLink, Icon, Link } from 'website-from-yaml/block';
import styles from './style.module.css';

export default function Hours() {
  return (
    <p className={styles.note}>
      Open <ButtonLink href="/" />
      <Link href="/team">
        <Icon name="arrow-right" />
      </Link>
      <Link href="/team" label="Our team">
        <Icon name="arrow-right" />
      </Link>
    </p>
  );
}
