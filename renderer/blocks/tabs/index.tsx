import { useTabs } from '@ark-ui/react/tabs';
import { useId, useRef } from 'react';
import { useBehind } from '../../data/block-fields.ts';
import { useSite } from '../../data/context.ts';
import type { BlockOf } from '../../data/types.ts';
import { GroundSection, Section, SectionHead, Wrap } from '../../ui/layout/Section.tsx';
import { BlocksPanel, groundOf, TextPanel } from './panels.tsx';
import styles from './tabs.module.css';
import { useOpenTab } from './use-open-tab.ts';

/**
 * Texts or blocks of which one tab is shown, below a row of tabs. The document holds all of them: without a script, and on
 * paper, they are below each other, each with its heading.
 */
export default function Tabs(block: BlockOf<'tabs'>) {
  const { heading, lead, ground, tabs } = block;
  const head = useId();
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
  const hasBlocks = tabs.some(({ blocks }) => blocks);
  const wide = useBehind() ? `${styles.wide} ${styles.onPicture}` : styles.wide;
  const list = (
    <div {...getListProps()} className={`with-script ${styles.list}`} data-keys>
      {tabs.map(({ label }, index) => (
        <button key={index} {...getTriggerProps({ value: String(index) })} className={styles.tab}>
          {label}
        </button>
      ))}
    </div>
  );
  const content = (
    <div ref={panels} className={hasBlocks ? wide : undefined}>
      {tabs.map(({ blocks, ...tab }, index) => {
        const { hidden, ...panel } = getContentProps({ value: String(index) });
        return (
          // A closed one keeps its box, so it must not be a stop of the Tab key or something to read.
          <div key={index} {...(hidden ? { className: styles.closed } : panel)}>
            {blocks ? (
              <BlocksPanel {...tab} blocks={blocks} ground={groundOf(block)} />
            ) : hasBlocks ? (
              <Wrap className={styles.text}>
                <TextPanel {...tab} />
              </Wrap>
            ) : (
              <TextPanel {...tab} />
            )}
          </div>
        );
      })}
    </div>
  );
  if (!hasBlocks)
    return (
      <Section heading={heading} lead={lead} ground={ground}>
        {list}
        {content}
      </Section>
    );
  return (
    // Blocks are as wide as on a page, and each has its ground.
    <GroundSection ground={ground} labelledBy={head}>
      <Wrap>
        <SectionHead id={head} heading={heading} lead={lead} />
        {list}
      </Wrap>
      {content}
    </GroundSection>
  );
}
