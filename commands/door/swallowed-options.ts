/**
 * Says which options npm kept for itself: without `--` before them it takes them out of the
 * arguments and shows them as variables of the environment.
 *
 * @param names of the options of a command, without dashes
 * @returns a sentence, or nothing if none is missing
 */
export function explainSwallowed(
  names: readonly string[],
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined {
  const swallowed = names.filter(
    (name) => environment[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (swallowed.length === 0) return undefined;
  const options = swallowed.map((name) => `--${name}`).join(' and ');
  return `npm swallowed ${options}, because -- is missing before the options.`;
}
