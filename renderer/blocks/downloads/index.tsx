import type { BlockOf } from '../../data/types.ts';
import { SideSection } from '../../ui/layout/SideSection.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import styles from './downloads.module.css';

/** Files to take away, one ruled row each; the links say of what kind and how large they are. */
export default function Downloads({ heading, lead, ground, files }: BlockOf<'downloads'>) {
  return (
    <SideSection heading={heading} lead={lead} ground={ground}>
      <ul className={styles.list}>
        {files.map(({ title, text, href }, index) => (
          <li key={index} className={styles.file}>
            <TextLink href={href} icon="arrow-up-right">
              {title}
            </TextLink>
            {text ? <p>{text}</p> : null}
          </li>
        ))}
      </ul>
    </SideSection>
  );
}
