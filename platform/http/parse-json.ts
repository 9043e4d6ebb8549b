/** Parses JSON in a worker thread. */
export async function parseJson({ bytes }: { bytes: Uint8Array }): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(bytes));
}
