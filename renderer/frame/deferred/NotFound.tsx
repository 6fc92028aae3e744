import { useSite } from '../../data/context.ts';
import { ButtonLink } from '../../ui/links/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { Lead, Wrap } from '../../ui/layout/Section.tsx';
import styles from './NotFound.module.css';

/** What is at an address without a page. */
export function NotFound() {
  const { title, text, action, picture } = useSite().site.notFound;
  return (
    <div className={styles.notFound}>
      <Wrap className={styles.text}>
        <h1 tabIndex={-1}>
          <span className="visually-hidden">404. </span>
          {title}
        </h1>
        <Lead>{text}</Lead>
        <ButtonLink {...action} />
      </Wrap>
      {picture ? (
        <div className={styles.art}>
          <Picture {...picture} className={styles.picture} eager />
        </div>
      ) : null}
    </div>
  );
}
