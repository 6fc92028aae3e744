import { readFileSync } from 'node:fs';
import { Pictur, Section } from 'website-from-yaml/block';
import { format } from '../days/format.ts';
import { short } from './short.ts';
import styles from './style.module.css';

export function Hours({ text }: { text: string }) {
  return (
    <Section heading={short(format(readFileSync(text, 'utf8')))}>
      <Pictur src={styles.wide} />
    </Section>
  );
}
