import type { ReactNode } from 'react';
import type { ControlProps } from './field-props.ts';
import { Choice } from './fields/Choice.tsx';
import { ColorField } from './fields/ColorField.tsx';
import { DayField } from './fields/DayField.tsx';
import { IconField } from './fields/IconField.tsx';
import { LinkField } from './fields/LinkField.tsx';
import { ListField } from './fields/ListField.tsx';
import { MomentField } from './fields/MomentField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { PictureField } from './fields/PictureField.tsx';
import { Switch } from './fields/Switch.tsx';
import { TextField } from './fields/TextField.tsx';

/** The control of a field that is not a group, by its schema; no block has one of its own. */
export function control(props: ControlProps): { isLabelled: boolean; body: ReactNode } {
  const { schema, value } = props;
  if (schema.enum) return { isLabelled: false, body: <Choice {...props} /> };
  if (schema.type === 'boolean') return { isLabelled: true, body: <Switch {...props} /> };
  if (schema.type === 'integer' || schema.type === 'number')
    return { isLabelled: true, body: <NumberField {...props} /> };
  if (schema.type === 'array' || Array.isArray(value))
    return { isLabelled: false, body: <ListField {...props} /> };
  const Control = BY_FORMAT[schema.format ?? ''] ?? TextField;
  // Its button says itself what it chooses.
  return { isLabelled: Control !== PictureField, body: <Control {...props} /> };
}

const BY_FORMAT: Record<string, (props: ControlProps) => ReactNode> = {
  media: PictureField,
  'share-image': PictureField,
  favicon: PictureField,
  color: ColorField,
  icon: IconField,
  link: LinkField,
  date: DayField,
  moment: MomentField,
};
