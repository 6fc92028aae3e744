import { useEffect, useState } from 'react';
import type { Usage } from '../../protocol.ts';
import { isUsage } from './answers.ts';
import { call } from './call.ts';

const NOTHING: Usage = { blocks: {}, pictures: {} };

/** Which pages have each block and picture, as soon as the server has answered. */
export function useUsage(): Usage {
  const [usage, setUsage] = useState(NOTHING);
  useEffect(() => {
    let isLatest = true;
    void call('usage', {}, isUsage).then(
      (found) => isLatest && setUsage(found),
      () => undefined,
    );
    return () => void (isLatest = false);
  }, []);
  return usage;
}
