import type { Block } from '../../../schema/generated/content.d.ts';
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

interface BlocksProps extends Pick<Tab, 'id' | 'label'> {
  blocks: NonNullable<Tab['blocks']>;
  /** The ground of the tabs. */
  ground: string | undefined;
}

/** What a tab with blocks shows: these, as on a page, with headings below its own. */
export function BlocksPanel({ id, label, blocks, ground }: BlocksProps) {
  const [first] = blocks;
  const isJoined = ground !== undefined && first && groundOf(first) === ground;
  return (
    <div id={id}>
      <Wrap>
        <h3 className={`${styles.label} ${styles.above}`}>{label}</h3>
      </Wrap>
      <div className={`${styles.blocks} ${isJoined ? styles.joined : ''}`}>
        <LowerHeadings value={2}>
          <Blocks blocks={blocks} />
        </LowerHeadings>
      </div>
    </div>
  );
}

/**
 * The ground that a block names; nothing of one with a ground of its kind, or a picture in its place. Tabs on a picture
 * show it below blocks on the plain ground.
 */
export function groundOf(block: Block): string | undefined {
  if ('behind' in block && block.behind) return block.type === 'tabs' ? 'plain' : undefined;
  return 'ground' in block ? block.ground : undefined;
}
