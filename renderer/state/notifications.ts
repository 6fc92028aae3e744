import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { MessageName } from '../data/types.ts';

/** A message by its name; or, in development, words that only an author reads. */
type Notice = MessageName | { words: string };

/** `trouble` is what went wrong and may need a moment more to read; `news` is everything else. */
export interface Notification {
  id: number;
  kind: 'error' | 'info';
  message: Notice;
  /** Whether it does not go by itself. */
  stays?: boolean;
}

/** How many show at most (docs/specification.md, section 9); the others wait until one of them has gone. */
const MOST = 3;

const notificationStore = createStore<Notification[]>(() => []);

let count = 0;

/**
 * Tells the visitor of something that happened outside of a dialog, without taking the focus.
 * @param stays whether it does not go by itself
 * @returns takes it away
 */
export function notify(kind: Notification['kind'], message: Notice, stays = false): () => void {
  count += 1;
  const id = count;
  notificationStore.setState([...notificationStore.getState(), { id, kind, message, stays }], true);
  return () => dismiss(id);
}

/** Takes a notification away; the next one that waits takes its place. */
export function dismiss(id: number): void {
  const rest = notificationStore.getState().filter((notification) => notification.id !== id);
  notificationStore.setState(rest, true);
}

/** The notifications to show now, oldest first. */
export function useNotifications(): Notification[] {
  return useStore(notificationStore).slice(0, MOST);
}
