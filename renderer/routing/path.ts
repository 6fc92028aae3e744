import { createContext, useContext } from 'react';
import { usePathname } from 'wouter/use-browser-location';

const FirstPath = createContext<string | undefined>(undefined);

/** Says which path the HTML was rendered for: what the first render in the browser must agree with. */
export const FirstPathProvider = FirstPath.Provider;

/**
 * The path of the address, followed. The router's own hook would bring its patterns, nested routers and base paths,
 * a kilobyte on every page; here an address is looked up as a whole.
 */
export function usePath(): string {
  return usePathname({ ssrPath: useContext(FirstPath) });
}
