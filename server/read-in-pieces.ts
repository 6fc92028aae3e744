import type { Socket } from 'node:net';

/** How much of what came is parsed at a time, in bytes: more than the headers of nearly every request. */
const PIECE = 2_048;

/**
 * Lets Node's parser see what a connection sends in small pieces, and none of it once the connection is cut. Node reads
 * up to 64 KB at once, makes objects of all the 1,300 requests that may be in it, and an error with a stack for each
 * when the connection closes: for 50 connections that takes more than a second.
 * @param socket one whose requests a server of Node has begun to read
 */
export function readInPieces(socket: Socket): void {
  const [parse] = socket.listeners('data');
  if (!parse) return;
  socket.removeAllListeners('data');
  socket.on('data', (chunk: Buffer) => {
    Reflect.apply(parse, socket, [chunk.subarray(0, PIECE)]);
    // While the connection is paused the rest waits; otherwise it comes here again at once.
    if (chunk.length > PIECE && !socket.destroyed) socket.unshift(chunk.subarray(PIECE));
  });
}
