import type { At } from '../../../renderer/studio/messages.ts';
import type { FieldSchema } from '../../../schema/field-schema.ts';

/** A field of a file, by its schema. */
export interface FieldProps {
  at: At;
  name: string;
  schema: FieldSchema;
  value: unknown;
  isRequired: boolean;
}

/** What a control of a field is given. */
export interface ControlProps extends FieldProps {
  id: string;
  describedBy: string;
  isWrong: boolean;
  /** Its name, for what has no label of its own. */
  title: string;
}
