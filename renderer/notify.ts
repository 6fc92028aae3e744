import type { ComponentType } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** `trouble` is what went wrong and may need a moment more to read; `news` is everything else. */
type Kind = 'trouble' | 'news';

/** What the script of the notifications exports. */
interface NotificationsModule {
  default: ComponentType;
  show: (kind: Kind, text: string) => void;
}

/** The script of the notifications, once there has been one. */
const notificationsStore = createStore<{ module: NotificationsModule | undefined }>(() => ({
  module: undefined,
}));

let loading: Promise<NotificationsModule> | undefined;

/**
 * Has the script of the notifications at hand. A lost connection can be told of only by a script that came before.
 * @throws when it cannot be loaded; the next call tries again
 */
export function loadNotifications(): Promise<NotificationsModule> {
  loading ??= import('./frame/Notifications.tsx');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/** Tells the visitor of something that happened outside of a dialog, without taking the focus. */
export function notify(kind: Kind, text: string): void {
  loadNotifications().then(
    (module) => {
      notificationsStore.setState({ module });
      module.show(kind, text);
    },
    // Without its script nothing can be shown; whoever looks for the reason finds it here.
    (error: unknown) => console.warn(`"${text}" could not be shown:`, error),
  );
}

/** The script of the notifications; undefined until the first one. */
export function useNotifications(): NotificationsModule | undefined {
  return useStore(notificationsStore, ({ module }) => module);
}
