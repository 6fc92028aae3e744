import { useId, useState } from 'react';
import { Frame } from '../../embed/Frame.tsx';
import { useEmbed } from '../../embed/use-embeds.ts';
import { fillMessage } from '../../data/fill-message.ts';
import { useMessages } from '../../data/messages.ts';
import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { buttonClass } from '../../ui/links/Button.tsx';
import { TextLink } from '../../ui/links/Button.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import { InlineMarkup } from '../../ui/text/InlineMarkup.tsx';
import styles from './embed.module.css';

/** A map, video or page of another host: a picture until the visitor asks for the rest. */
export default function Embed(block: BlockOf<'embed'>) {
  const { heading, lead, ground, href, picture, shape, label, notice } = block;
  const source = useEmbed(href);
  const messages = useMessages();
  const [shown, setShown] = useState(false);
  const id = useId();
  if (!source) return null;
  const values = { host: source.host };
  const link = fillMessage(messages.openEmbed, values);
  const tall = shape === 'tall';
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div className={styles.embed} data-frame={new URL(source.src).origin}>
        {shown ? (
          <Frame source={source} title={heading} href={href} link={link} tall={tall} focused />
        ) : (
          <>
            <Picture {...picture} className={`${styles.picture} ${tall ? styles.tall : ''}`} />
            <div className={styles.panel}>
              <button
                type="button"
                className={`${buttonClass()} with-script`}
                aria-describedby={id}
                onClick={() => setShown(true)}
              >
                {label ?? messages.loadEmbed}
              </button>
              <p id={id} className={`${styles.notice} with-script`}>
                {notice ? (
                  <InlineMarkup text={notice} />
                ) : (
                  fillMessage(messages.embedNotice, values)
                )}
              </p>
              <TextLink href={href} icon="arrow-up-right">
                {link}
              </TextLink>
            </div>
          </>
        )}
      </div>
    </Section>
  );
}
