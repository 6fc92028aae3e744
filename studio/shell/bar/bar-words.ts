/** What the button says that saves. */
export function saveWords(isSaving: boolean, choices: number): string {
  if (choices > 0) return `Save waits for ${choices === 1 ? '1 choice' : `${choices} choices`}`;
  return isSaving ? 'Saving' : 'Save';
}

/** How many changes there are. */
export function changesOf(count: number): string {
  return count === 1 ? '1 change' : `${count} changes`;
}

/** How many errors there are. */
export function countOf(errors: number): string {
  if (errors === 0) return 'No problems';
  return errors === 1 ? '1 problem' : `${errors} problems`;
}
