/* What can be done to a YAML file; schema/guards/edit.json explains each operation. */
export type { InsertEntry, Operation, SetValue } from '../schema/generated/data.d.ts';
