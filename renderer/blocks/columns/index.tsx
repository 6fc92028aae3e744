import type { BlockOf } from '../../data/types.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import { Heading } from '../../ui/text/Heading.tsx';
import styles from './columns.module.css';

/** Two or three columns of text, each with a picture above it where it has one. */
export default function Columns({ heading, lead, ground, columns }: BlockOf<'columns'>) {
  const isUnderHeading = heading !== undefined;
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div className={`${styles.columns} ${columns.length === 3 ? styles.three : styles.two}`}>
        {columns.map(({ picture, title, text, action }, index) => (
          <div key={index} className={styles.column}>
            {picture ? <FramedPicture picture={picture} className={styles.picture} /> : null}
            {title === undefined ? null : isUnderHeading ? (
              <Heading level={3}>{title}</Heading>
            ) : (
              <Heading level={2} className={styles.title}>
                {title}
              </Heading>
            )}
            <Markdown text={text} level={isUnderHeading ? 4 : 3} />
            {action ? <TextLink href={action.href}>{action.label}</TextLink> : null}
          </div>
        ))}
      </div>
    </Section>
  );
}
