import { useTabs } from '@ark-ui/react/tabs';
import { useRef } from 'react';
import { useSite } from '../../data/context.ts';
import type { BlockOf } from '../../data/types.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import styles from './tabs.module.css';
import { useOpenTab } from './use-open-tab.ts';

/**
 * Texts of which one is shown, below a row of tabs. The document holds all of them: without a script, and on paper, they
 * are below each other, each with its heading.
 */
export default function Tabs({ heading, lead, ground, tabs }: BlockOf<'tabs'>) {
  const panels = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenTab(panels);
  const options = {
    value: String(open),
    onValueChange: ({ value }: { value: string }) => setOpen(Number(value)),
    // The library would have it from a provider.
    dir: useSite().direction,
    translations: { listLabel: heading },
  };
  const { getListProps, getTriggerProps, getContentProps } = useTabs(options);
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <div {...getListProps()} className={`with-script ${styles.list}`} data-keys>
        {tabs.map(({ label }, index) => (
          <button key={index} {...getTriggerProps({ value: String(index) })} className={styles.tab}>
            {label}
          </button>
        ))}
      </div>
      <div ref={panels}>
        {tabs.map(({ id, ...tab }, index) => {
          const { hidden, ...panel } = getContentProps({ value: String(index) });
          return (
            // A closed one keeps its box, so it must not be a stop of the Tab key or something to read.
            <div key={index} {...(hidden ? { className: styles.closed } : panel)}>
              <Panel {...tab} id={id} />
            </div>
          );
        })}
      </div>
    </Section>
  );
}

function Panel({
  id,
  label,
  text,
  picture,
  action,
  secondAction,
}: BlockOf<'tabs'>['tabs'][number]) {
  return (
    <div id={id} className={`${styles.panel} ${picture ? styles.columns : ''}`}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.words}>
        <Markdown text={text} level={4} />
        {action ? (
          <p>
            <Actions action={action} secondAction={secondAction} />
          </p>
        ) : null}
      </div>
      {picture ? <FramedPicture picture={picture} className={styles.picture} /> : null}
    </div>
  );
}
