import { parseArgs, type ParseArgsConfig } from 'node:util';

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
  try {
    return parseArgs(config);
  } catch (error) {
    // The first sentence names the option; what follows is for programmers.
    const [sentence] = String(error instanceof Error ? error.message : error).split('. ');
    throw new Error(`${sentence}.\n${usage}`, { cause: error });
  }
}
