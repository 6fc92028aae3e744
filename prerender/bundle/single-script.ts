import { join } from 'node:path';
import { build, type InlineConfig, mergeConfig } from 'vite';
import { ENGINE } from '../paths.ts';

interface SingleScript {
  fileName: string;
  code: string;
}

/**
 * A script in one piece, which shares no file with any other. It is never written to disk here.
 * @param file of the engine, with slashes
 * @param config what the script needs besides that
 * @throws what Vite throws
 */
export async function singleScript(file: string, config: InlineConfig): Promise<SingleScript> {
  const own: InlineConfig = {
    root: ENGINE,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: join(ENGINE, file),
        optimization: { inlineConst: true },
        // The values of `const` are where they are used, those of `var`, which Vite makes of it, are not.
        output: { topLevelVar: false },
      },
    },
  };
  const result = await build(mergeConfig(own, config));
  const output = Array.isArray(result) ? result[0] : result;
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`The script ${file} was not bundled.`);
  return { fileName: chunk.fileName, code: chunk.code.trim() };
}

/**
 * The source of an inline script, which is classic code.
 */
export async function inlineScript(
  name: 'bootstrap' | 'announcement' | 'today' | 'not-found',
): Promise<string> {
  const output = { format: 'iife' as const };
  const config = { build: { rolldownOptions: { output } } };
  return (await singleScript(`renderer/bootstrap/${name}.ts`, config)).code;
}
