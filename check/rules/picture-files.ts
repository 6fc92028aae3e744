import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { type Explanation, type Diagnostic, diagnosticOfFile } from '../diagnostics/diagnostic.ts';
import { svgRoot } from '../files/svg-root.ts';

/** Beside the pictures may lie what they are made from. */
export const isPicture = /\.(svg|png|jpe?g|webp|avif|gif)$/i;

/** How the files of bitmaps begin: PNG, JPEG, GIF, WebP, AVIF. */
const bitmap = /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|RIFF.{4}WEBP|.{4}ftypavi[fs])/s;
const longestBeginning = 12;

/** Finds pictures that no page can show, whatever their names say, so that the build need not stumble on them. */
export function checkPictures(siteFolder: string, files: readonly string[]): Diagnostic[] {
  return files
    .filter((file) => isPicture.test(file))
    .flatMap((file) => {
      const explanation = explain(join(siteFolder, file));
      return explanation ? [diagnosticOfFile(file, explanation)] : [];
    });
}

function explain(path: string): Explanation | undefined {
  try {
    return /\.svg$/i.test(path) ? explainDrawing(path) : explainBitmap(path);
  } catch (error) {
    return {
      id: 'broken-picture',
      message: `This picture cannot be read: ${String(error)}.`,
      suggestion: 'Put the file there again.',
    };
  }
}

function explainDrawing(path: string): Explanation | undefined {
  if (svgRoot(readFileSync(path, 'utf8'))) return undefined;
  return {
    id: 'broken-picture',
    message: 'This drawing has no <svg> with a viewBox, so its proportions are unknown.',
    suggestion: 'Export it again with one, such as <svg viewBox="0 0 800 600">.',
  };
}

function explainBitmap(path: string): Explanation | undefined {
  const beginning = Buffer.alloc(longestBeginning);
  const file = openSync(path, 'r');
  try {
    readSync(file, beginning);
  } finally {
    closeSync(file);
  }
  if (bitmap.test(beginning.toString('latin1'))) return undefined;
  return {
    id: 'broken-picture',
    message: 'This file holds no picture, whatever its name says.',
    suggestion: 'Save the picture again as JPEG, PNG, WebP, AVIF or GIF.',
  };
}
