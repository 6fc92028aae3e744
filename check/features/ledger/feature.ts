import { readLedgerFile } from '../../model/ledger.ts';
import type { CheckFeature } from '../../model/rule.ts';
import { findLostAddresses } from './lost-addresses.ts';

/** Every address that was ever published. */
export const ledger: CheckFeature = {
  facts: ({ folder }, { siteData }) => {
    const file = readLedgerFile(folder);
    return {
      parts: { ledger: file.ledger },
      check: ({ context }) => ({ problems: findLostAddresses(file, siteData, context) }),
    };
  },
};
