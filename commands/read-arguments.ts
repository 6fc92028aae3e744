import { parseArgs, type ParseArgsConfig } from 'node:util';
import { explainSwallowed } from './swallowed-options.ts';

/**
 * Reads the arguments of a command.
 *
 * @param usage stands below the message if they are not understood
 * @throws with a message for the user
 */
export function readArguments<Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const swallowed = explainSwallowed(Object.keys(config.options ?? {}));
  if (swallowed !== undefined) throw new Error(`${swallowed}\n${usage}`);
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence names the option; what follows is for programmers.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${sentence}.\n${usage}`, { cause: error });
  }
}
