import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/** Addresses by language. */
type Ways = Record<string, string> | undefined;

/** Of the page that the document was made for. */
const FirstWays = createContext<Ways>(undefined);

export const FirstWaysProvider = FirstWays.Provider;

const wayStore = createStore<{ later?: { ways: Ways } }>(() => ({}));

/** Says where another page, which is shown now, can be found in other languages. */
export function setWays(ways: Ways): void {
  wayStore.setState({ later: { ways } });
}

/** Where the page that shows can be found in each language; undefined where it is not part of the site. */
export function useWays(): Ways {
  const first = useContext(FirstWays);
  const { later } = useStore(wayStore);
  return later ? later.ways : first;
}
