import { expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

function stream(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

test('returns complete lines, wherever the stream is split', async () => {
  const bytes = new TextEncoder().encode('{"a":"Zoë"}\n\n{"a":2}\r\n{"a":3}');
  for (let at = 0; at <= bytes.length; at += 1) {
    expect(await Array.fromAsync(readLines(stream(bytes.slice(0, at), bytes.slice(at))))).toEqual([
      { a: 'Zoë' },
      { a: 2 },
      { a: 3 },
    ]);
  }
});

test('returns nothing for an empty stream, and throws for invalid JSON', async () => {
  expect(await Array.fromAsync(readLines(stream()))).toEqual([]);
  await expect(Array.fromAsync(readLines(stream(new TextEncoder().encode('oops\n'))))).rejects.toThrow(SyntaxError);
});
