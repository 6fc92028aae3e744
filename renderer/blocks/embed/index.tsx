import { AskedFrame } from '../../embed/AskedFrame.tsx';
import { useEmbed } from '../../embed/use-embeds.ts';
import type { BlockOf } from '../../data/types.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Picture } from '../../ui/media/Picture.tsx';
import styles from './embed.module.css';

/** A map, video or page of another host: a picture until the visitor asks for the rest. */
export default function Embed(block: BlockOf<'embed'>) {
  const { heading, lead, ground, href, picture, shape, label, notice } = block;
  const source = useEmbed(href);
  if (!source) return null;
  const tall = shape === 'tall';
  const frame = { source, href, title: heading, tall, label, notice };
  return (
    <Section heading={heading} lead={lead} ground={ground}>
      <AskedFrame {...frame}>
        <Picture {...picture} className={`${styles.picture} ${tall ? styles.tall : ''}`} />
      </AskedFrame>
    </Section>
  );
}
