import { readFileSync } from 'node:fs';

/**
 * Reads a JSON file as a value of some type.
 *
 * @param isOfType looks whether it is one
 * @param revive see `JSON.parse`
 * @throws naming the file, if it is not
 */
export function readJson<Type>(
  file: string,
  isOfType: (value: unknown) => value is Type,
  revive?: (key: string, value: unknown) => unknown,
): Type {
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'), revive);
  if (isOfType(value)) return value;
  throw new Error(`${file} holds something else than it should.`);
}
