import { type ReactNode, useId, useState } from 'react';
import type { EmbedSource } from '../../schema/embeds/embed-source.ts';
import { fillMessage } from '../data/fill-message.ts';
import { useMessages } from '../data/messages.ts';
import { buttonClass, TextLink } from '../ui/links/Button.tsx';
import { InlineMarkup } from '../ui/text/InlineMarkup.tsx';
import { Frame } from './Frame.tsx';
import styles from './AskedFrame.module.css';

interface Props {
  source: EmbedSource;
  /** What the frame is called. */
  title: string;
  /** Where the same can be seen at its host. */
  href: string;
  /** What is there until the visitor asks for the frame. */
  children: ReactNode;
  tall?: boolean;
  /** Words on the button, if not the usual ones. */
  label?: string | undefined;
  /** What the button does with data, if not in the usual words. */
  notice?: string | undefined;
}

/** A frame of another host, which is asked for nothing before the visitor presses the button; without a script, a link. */
export function AskedFrame({ source, title, href, children, tall, label, notice }: Props) {
  const messages = useMessages();
  const [shown, setShown] = useState(false);
  const id = useId();
  const values = { host: source.host };
  const link = fillMessage(messages.openEmbed, values);
  return (
    <div className={styles.embed} data-frame={new URL(source.src).origin}>
      {shown ? (
        <Frame source={source} title={title} href={href} link={link} tall={tall} focused />
      ) : (
        <>
          {children}
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
              {notice ? <InlineMarkup text={notice} /> : fillMessage(messages.embedNotice, values)}
            </p>
            <TextLink href={href} icon="arrow-up-right">
              {link}
            </TextLink>
          </div>
        </>
      )}
    </div>
  );
}
