import { closest, didYouMean } from '../diagnostics/did-you-mean.ts';
import type { AddressMistake } from './link.ts';

/** Explains why a path names no picture below media/; gives nothing if it does. */
export function checkMedia(path: string, media: ReadonlySet<string>): AddressMistake | undefined {
  if (media.has(path)) return undefined;
  const bare = path.replace(/^\.?\/*(media\/)?/, '');
  if (path !== bare || path.includes('..') || path.includes('\\') || path.includes(':')) {
    const fits = media.has(bare);
    return {
      id: 'wrong-media-path',
      message: `\`${path}\` is not a path below media/, such as team/anna.svg.`,
      suggestion: fits ? didYouMean([bare]) : undefined,
      replacement: fits ? bare : undefined,
    };
  }
  const otherCase = [...media].filter((file) => file.toLowerCase() === path.toLowerCase());
  const name = path.slice(path.lastIndexOf('/') + 1);
  const sameName = [...media].filter((file) => file.endsWith(`/${name}`) || file === name);
  const near = [otherCase, closest(path, media), sameName].find((files) => files.length > 0) ?? [];
  return {
    id: 'missing-media',
    message:
      otherCase.length > 0
        ? `There is no picture media/${path}; capital and small letters count.`
        : `There is no picture media/${path}.`,
    suggestion: didYouMean(near) ?? 'Put the file there, or name another one.',
    replacement: near.length === 1 ? near[0] : undefined,
  };
}
