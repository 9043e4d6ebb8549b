/** The body of an outside party's answer, of `most` bytes at most; throws a RangeError where it is longer, and hangs up on the rest. */
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
