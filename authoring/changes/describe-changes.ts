import type { FieldChange } from '../../schema/generated/data.d.ts';
import { fieldChanges } from './field-changes.ts';
import type { FileState } from './value-words.ts';

/** The longest value in a sentence, in characters. */
const LONGEST = 60;

/** Nobody reads more sentences of one file. */
const MOST_SENTENCES = 100;

/** What differs between two states of a file, a sentence each, in the words of a report, and how many more there are. */
export function describeChanges(file: string, before: FileState, after: FileState): string[] {
  const sentences = fieldChanges(file, before, after).map(sentenceOf);
  const more = sentences.length - MOST_SENTENCES;
  return more > 0 ? [...sentences.slice(0, MOST_SENTENCES), `and ${more} more changes`] : sentences;
}

function sentenceOf({ kind, place, from = '', path = '', before, after }: FieldChange): string {
  const name = place.join(', ') || 'the file';
  switch (kind) {
    case 'added':
      return `${name} added: ${shorten(after)}`;
    case 'removed':
      return `${name} removed: ${shorten(before)}`;
    case 'moved':
      return `${name} moved from position ${positionOf(from)} to ${positionOf(path)}`;
    case 'renamed':
      return `${name} renamed from ${from.slice(from.lastIndexOf('/') + 1)}`;
    case 'changed':
      return `${name}: ${shorten(before)} -> ${shorten(after)}`;
  }
  return name;
}

/** Counts from 1, as writers do. */
function positionOf(pointer: string): number {
  return Number(pointer.slice(pointer.lastIndexOf('/') + 1)) + 1;
}

function shorten(words = ''): string {
  const text = JSON.stringify(words);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
