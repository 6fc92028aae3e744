import { useSite } from './context.ts';
import type { Messages } from './types.ts';

export function useMessages(): Messages {
  return useSite().messages;
}
