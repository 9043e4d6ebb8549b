/**
 * Reads the body of an external response, at most `most` bytes; throws a RangeError if it is longer, and cancels the
 * rest.
 */
export async function readBounded({ body }: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array>) {
    size += piece.length;
    if (size > most) throw new RangeError('the answer is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
