import type { At } from '../../../renderer/studio/messages.ts';
import { describeField } from '../data/selection.ts';
import { useStudio } from '../data/store.ts';

/**
 * The field that a step is about, such as "Heading of Story": the title of its button, which is read behind the name and
 * shown to a mouse. In the name, it would be another one than is seen.
 */
export function useFieldWords(at: At | undefined): string | undefined {
  return useStudio(({ files }) =>
    at && Object.hasOwn(files, at.file) ? describeField(at) : undefined,
  );
}
