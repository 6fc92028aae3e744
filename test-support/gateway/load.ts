import { inquiryAbout } from './content/wire.ts';
import { Visitor } from './visitor.ts';

export interface LoadResult {
  /** Messages of inquiries that were answered with success. */
  accepted: Set<string>;
  /** Time of each submit (both calls) in milliseconds. */
  milliseconds: number[];
  statuses: Map<number | string, number>;
}

/**
 * Sends different inquiries from `concurrency` visitors at once, until `next` gives no more.
 * A connection that breaks is counted under its error code, and the visitor goes on.
 */
export async function sendLoad(
  port: number,
  concurrency: number,
  next: () => string | undefined,
  onAccepted: (marker: string) => void = () => undefined,
): Promise<LoadResult> {
  const visitor = new Visitor(port, concurrency);
  const result: LoadResult = { accepted: new Set(), milliseconds: [], statuses: new Map() };

  function count(status: number | string): void {
    result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
  }

  async function visit(): Promise<void> {
    for (let marker = next(); marker !== undefined; marker = next()) {
      const start = performance.now();
      try {
        const { status, json } = await visitor.send(inquiryAbout(marker));
        count(status);
        if (json.success === true) {
          result.accepted.add(marker);
          onAccepted(marker);
        }
      } catch (error) {
        count(error instanceof Error && 'code' in error ? String(error.code) : String(error));
      }
      result.milliseconds.push(performance.now() - start);
    }
  }

  await Promise.all(Array.from({ length: concurrency }, visit));
  visitor.close();
  return result;
}
