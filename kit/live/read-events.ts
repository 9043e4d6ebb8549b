/** A change at the clinic: its topic, and details if the server sends them. */
export interface LiveEvent {
  topic: string;
  body: unknown;
}

/** Yields the server-sent events of a stream until it ends. Comments and invalid JSON are skipped. */
export async function* readEvents(stream: ReadableStream<Uint8Array>): AsyncGenerator<LiveEvent> {
  let rest = '';
  const decoder = new TextDecoder();
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      rest += decoder.decode(value, { stream: true });
      const blocks = rest.split(/\r?\n\r?\n/);
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const event = eventOf(block);
        if (event !== null) yield event;
      }
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

function eventOf(block: string): LiveEvent | null {
  const data = block
    .split(/\r?\n/)
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice(5).replace(/^ /, ''))
    .join('\n');
  if (data === '') return null;
  try {
    const event = JSON.parse(data) as { topic?: unknown; body?: unknown };
    return typeof event.topic === 'string' ? { topic: event.topic, body: event.body } : null;
  } catch {
    return null;
  }
}
