import { SourceMap } from 'node:module';
import { basename } from 'node:path';
import { isFeatureSourceMap } from '../../schema/generated/guards/features.js';
import type { FeatureModule } from '../../schema/own-features/own-feature.ts';
import { readJson } from '../../schema/read-json.ts';
import { diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../schema/generated/data.d.ts';

/** That a site's own feature failed, and where; its message is a line of a report. */
export class FeatureFailure extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    const { file, line, column, message } = diagnostic;
    super(`${file}:${line}:${column} error: ${message}`);
    this.diagnostic = diagnostic;
  }
}

/**
 * The messages about a feature that threw: at the place in its source that the error names, or else at its top.
 * @param doing what failed, such as "The rule of this feature failed on pages/index.yaml"
 */
export function featureFailure(
  module: FeatureModule,
  doing: string,
  error: unknown,
): FeatureFailure {
  const [reason = ''] = String(error).split('\n');
  const broken = brokenFeature(module.file, `${doing}: ${reason}`);
  return new FeatureFailure({ ...broken, ...placeOf(module, error) });
}

/** The messages about a feature that cannot be used. */
export function brokenFeature(file: string, message: string): Diagnostic {
  return diagnosticOfFile(file, { id: 'broken-feature', message });
}

/** The innermost call that is in the bundle, as a place in the source. No other module has the name of the bundle. */
function placeOf(
  { path }: FeatureModule,
  error: unknown,
): Pick<Diagnostic, 'file' | 'line' | 'column' | 'sourceLine'> | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const call = stack.split('\n').find((line) => line.includes(basename(path)));
  const [, line, column] = /:(\d+):(\d+)\)?$/.exec(call ?? '') ?? [];
  if (line === undefined || column === undefined) return undefined;
  const map = readJson(`${path}.map`, isFeatureSourceMap);
  const origin = new SourceMap({ file: basename(path), sourceRoot: '', ...map }).findOrigin(
    Number(line),
    Number(column),
  );
  if (!('fileName' in origin)) return undefined;
  const text = map.sourcesContent[map.sources.indexOf(origin.fileName)];
  return {
    file: origin.fileName,
    line: origin.lineNumber,
    column: origin.columnNumber,
    ...(text !== undefined && { sourceLine: text.split('\n')[origin.lineNumber - 1] }),
  };
}
