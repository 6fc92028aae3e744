import { type ReactNode, useEffect, useRef } from 'react';
import { set } from '../data/store.ts';
import { focusPage } from './frame.ts';

interface Props {
  name: string;
  /** From the top and left of the window. */
  at: { top: number; left: number };
  /** Hears keys that the menu has no use for itself. @returns whether one was meant */
  press?: (key: string, items: readonly HTMLElement[]) => boolean;
  children: ReactNode;
}

/** As high and wide as a menu of ours can be, in px, and what is left free around it. */
const MOST = { height: 360, width: 300 };

/** What had the focus when the menu was opened: a number, or the page. */
let opener: Element | null = null;

/** Takes away the menu; the focus is again where it was. */
export function closeMenu(): void {
  set({ menu: undefined });
  if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
    opener.focus();
  else focusPage();
}

/** A menu over the page: arrows go through it, Escape and leaving close it. */
export function Menu({ name, at, press, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const items = () => [...(list.current?.querySelectorAll('button') ?? [])];
  useEffect(() => {
    if (!document.activeElement?.closest('[role="menu"]')) opener = document.activeElement;
    list.current?.querySelector('button')?.focus();
  }, []);
  const step = (by: number) => {
    const buttons = items();
    const now = buttons.findIndex((one) => one === document.activeElement);
    buttons.at((now + by) % buttons.length)?.focus();
  };
  return (
    <div
      ref={list}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={name}
      style={{
        top: Math.max(Math.min(at.top, innerHeight - MOST.height), 4),
        left: Math.max(Math.min(at.left, innerWidth - MOST.width), 4),
      }}
      onKeyDown={(event) => {
        const { key } = event;
        if (key === 'Escape' || key === 'Tab') closeMenu();
        else if (key === 'ArrowDown') step(1);
        else if (key === 'ArrowUp') step(-1);
        else if (!press?.(key, items())) return;
        event.preventDefault();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) set({ menu: undefined });
      }}
    >
      {children}
    </div>
  );
}
