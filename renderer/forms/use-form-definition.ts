import { useContext } from 'react';
import { AssetsContext } from '../data/context.ts';
import type { FormDefinition } from '../data/types.ts';

/** A form that is in this page; undefined for a name that the check did not see. */
export function useFormDefinition(name: string): FormDefinition | undefined {
  return useContext(AssetsContext).forms?.[name];
}
