/** The values of all custom properties that a sheet declares, by name. */
export function readConstants(sheet: string): Map<string, string> {
  const declarations = sheet.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm);
  return new Map([...declarations].map(([, name = '', value = '']) => [name, value]));
}
