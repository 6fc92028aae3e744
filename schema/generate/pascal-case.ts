/** The name of a type: "baking-week" and "Baking week" are BakingWeek. */
export function pascalCase(name: string): string {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
