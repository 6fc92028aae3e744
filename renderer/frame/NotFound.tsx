import { useSite } from '../data/content.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Picture } from '../ui/Picture.tsx';
import { leadClass, wrapClass } from '../ui/Section.tsx';
import styles from './NotFound.module.css';

/** What stands at an address without a page. */
export function NotFound() {
  const { title, text, action, picture } = useSite().site.notFound;
  return (
    <div className={styles.notFound}>
      <div className={`${wrapClass} ${styles.text}`}>
        <h1 tabIndex={-1}>
          <span className="visually-hidden">404. </span>
          {title}
        </h1>
        <p className={leadClass}>{text}</p>
        <ButtonLink {...action} />
      </div>
      <div className={styles.art}>
        <Picture {...picture} className={styles.picture} eager />
      </div>
    </div>
  );
}
