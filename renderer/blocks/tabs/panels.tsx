import type { BlockOf } from '../../data/types.ts';
import { LowerHeadings } from '../../data/nesting.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import { Blocks } from '../../ui/layout/Blocks.tsx';
import { Wrap } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Button.tsx';
import { FramedPicture } from '../../ui/media/FramedPicture.tsx';
import styles from './tabs.module.css';

type Tab = BlockOf<'tabs'>['tabs'][number];

/** What a tab with a text shows. */
export function TextPanel({ id, label, text, picture, action, secondAction }: Omit<Tab, 'blocks'>) {
  return (
    <div id={id} className={`${styles.panel} ${picture ? styles.columns : ''}`}>
      <h3 className={styles.label}>{label}</h3>
      <div className={styles.words}>
        {text === undefined ? null : <Markdown text={text} level={4} />}
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

type BlocksProps = Pick<Tab, 'id' | 'label'> & { blocks: NonNullable<Tab['blocks']> };

/** What a tab with blocks shows: these, as on a page, with headings below its own. */
export function BlocksPanel({ id, label, blocks }: BlocksProps) {
  return (
    <div id={id}>
      <Wrap>
        <h3 className={`${styles.label} ${styles.above}`}>{label}</h3>
      </Wrap>
      <div className={`${styles.blocks} ${hasGround(blocks[0]) ? '' : styles.plain}`}>
        <LowerHeadings value={2}>
          <Blocks blocks={blocks} />
        </LowerHeadings>
      </div>
    </div>
  );
}

/** Whether a block is on something else than the plain page, from which its content keeps a distance. */
function hasGround(block: BlocksProps['blocks'][number] | undefined): boolean {
  if (!block || ('behind' in block && block.behind)) return true;
  return !('ground' in block && block.ground === 'plain');
}
