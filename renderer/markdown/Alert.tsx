import type { ReactNode } from 'react';
import { ALERT_ICONS, type Alert as Kind } from '../../schema/texts/markdown.ts';
import { useMessages } from '../data/messages.ts';
import { Icon } from '../ui/media/Icon.tsx';

const LABELS = {
  note: 'alertNote',
  tip: 'alertTip',
  important: 'alertImportant',
  warning: 'alertWarning',
  caution: 'alertCaution',
} as const;

/** A passage of a text that stands out, below its label and icon. */
export function Alert({ kind, children }: { kind: Kind; children: ReactNode }) {
  return (
    <div role="note" data-alert={kind}>
      <p className="alert-label">
        <Icon name={ALERT_ICONS[kind]} />
        {useMessages()[LABELS[kind]]}
      </p>
      {children}
    </div>
  );
}
