import { expect, test } from 'vitest';
import { type LiveEvent, readEvents } from './read-events.ts';

async function eventsOf(...chunks: (string | Uint8Array)[]): Promise<LiveEvent[]> {
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === 'string' ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  const events: LiveEvent[] = [];
  for await (const event of readEvents(stream)) events.push(event);
  return events;
}

test('reads events one by one and skips heartbeats', async () => {
  const events = await eventsOf(
    ': open\n\ndata: {"topic":"calendar","body":{"id":"7"}}\n\n: still here\n\ndata: {"topic":"x"}\n\n',
  );
  expect(events).toEqual([
    { topic: 'calendar', body: { id: '7' } },
    { topic: 'x', body: undefined },
  ]);
});

test('reads an event that is split anywhere, even inside a character', async () => {
  const bytes = new TextEncoder().encode('data: {"topic":"Zoë"}\r\n\r\n');
  const torn = bytes.indexOf(0xc3) + 1;
  expect(await eventsOf(bytes.slice(0, torn), bytes.slice(torn))).toEqual([{ topic: 'Zoë', body: undefined }]);
});

test('joins data lines into one event', async () => {
  expect(await eventsOf('data: {"topic":\ndata: "a"}\n\n')).toEqual([{ topic: 'a', body: undefined }]);
});

test('skips invalid and unfinished events', async () => {
  expect(await eventsOf('data: nonsense\n\ndata: {"body":1}\n\ndata: {"topic":"late"}')).toEqual([]);
});
