import { fieldsOf, hasTypes } from '../../../renderer/data/guards.ts';
import type { Figure } from '../../../renderer/studio/text/reading.ts';
import type {
  Changed,
  ChangesOfFile,
  Committed,
  DraftState,
  DraftStatus,
  FileData,
  GitState,
  LinkTargets,
  ListedPage,
  MovePreview,
  Refused,
  RefusedLink,
  SiteOverview,
  SiteSchemas,
  Usage,
} from '../../protocol.ts';

/*
 * Whether an answer has the shape that it should have. The server is of the same version: what may come instead is an
 * answer of another program.
 */

export function isOverview(answer: unknown): answer is SiteOverview {
  return hasTypes(answer, { name: 'string', groups: 'object', edition: 'string' });
}

export function isSchemas(answer: unknown): answer is SiteSchemas {
  return hasTypes(answer, { page: 'object', blocks: 'object' });
}

export function isFileData(answer: unknown): answer is FileData {
  return hasTypes(answer, { file: 'string' });
}

export function isDraftState(answer: unknown): answer is DraftState {
  return hasTypes(answer, { problems: 'object', conflicts: 'object', changed: 'object' });
}

function isDraftStatus(answer: unknown): answer is DraftStatus {
  return hasTypes(answer, { conflicts: 'object', changed: 'object' });
}

export function isChanged(answer: unknown): answer is Changed {
  const { draft, files } = fieldsOf(answer);
  return isDraftStatus(draft) && Array.isArray(files) && files.every(isFileData);
}

export function isFigures(answer: unknown): answer is Figure[] {
  return (
    Array.isArray(answer) &&
    answer.every(
      (one) =>
        hasTypes(one, { name: 'string', value: 'string', label: 'string' }) &&
        hasTypes(fieldsOf(one)['at'], { file: 'string', pointer: 'string' }),
    )
  );
}

export function isListedPage(answer: unknown): answer is ListedPage {
  return hasTypes(answer, { route: 'string', file: 'string', name: 'string' });
}

export function isMovePreview(answer: unknown): answer is MovePreview {
  return hasTypes(answer, { sentences: 'object' });
}

export function isChanges(answer: unknown): answer is ChangesOfFile[] {
  return (
    Array.isArray(answer) &&
    answer.every((one) => hasTypes(one, { file: 'string', ours: 'object', theirs: 'object' }))
  );
}

export function isUsage(answer: unknown): answer is Usage {
  return hasTypes(answer, { blocks: 'object', pictures: 'object' });
}

export function isLinkTargets(answer: unknown): answer is LinkTargets {
  return hasTypes(answer, { pages: 'object', places: 'object', files: 'object' });
}

export function isRefused(answer: unknown): answer is Refused | null {
  return answer === null || hasTypes(answer, { why: 'string' });
}

export function isRefusedLink(answer: unknown): answer is RefusedLink | null {
  return isRefused(answer);
}

export function isGitState(answer: unknown): answer is GitState {
  return hasTypes(answer, { kind: 'string' });
}

export function isCommitted(answer: unknown): answer is Committed {
  return hasTypes(answer, { id: 'string' });
}
