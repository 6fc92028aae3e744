import { open } from 'node:fs/promises';
import type { ByteRange } from './byte-range.ts';

/** What is read at a time: what a connection holds of a file at most, beside the system's own buffers. */
const PIECE = 64 * 1024;

/**
 * A file in pieces, each read when the one before has been taken.
 * @throws when it cannot be opened, as a read of the stream does when it cannot be read
 */
export async function fileStream(
  name: string,
  { start, end }: ByteRange,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  const file = await open(name);
  let position = start;
  return new ReadableStream(
    {
      async pull(controller) {
        const wanted = Math.min(PIECE, end + 1 - position);
        const { bytesRead, buffer } = await file.read(new Uint8Array(wanted), 0, wanted, position);
        position += bytesRead;
        if (bytesRead > 0) controller.enqueue(buffer.subarray(0, bytesRead));
        if (bytesRead > 0 && position <= end) return;
        await file.close();
        controller.close();
      },
      cancel: () => file.close(),
    },
    { highWaterMark: 0 },
  );
}
