/**
 * Yields the JSON values of a newline-delimited stream; the last one needs no line break. Throws a SyntaxError for
 * invalid JSON.
 */
export async function* readLines(stream: ReadableStream<Uint8Array>): AsyncGenerator {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += decoder.decode(value, { stream: !done });
      const lines = rest.split('\n');
      rest = done ? '' : (lines.pop() ?? '');
      for (const line of lines) if (line.trim() !== '') yield JSON.parse(line) as unknown;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
