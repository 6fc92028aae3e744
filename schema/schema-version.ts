/** The version of the schemas in this folder; one more whenever a field or block type is renamed, moved or removed. */
export const SCHEMA_VERSION = 3;
