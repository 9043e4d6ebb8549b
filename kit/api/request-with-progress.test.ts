import { afterEach, expect, test, vi } from 'vitest';
import { requestWithProgress } from './request-with-progress.ts';

vi.mock('../session/viewer.ts', () => ({ currentToken: () => null }));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['in one part', ['{"done":1,"of":2}\n{"done":2,"of":2}\n\n%PDF\n\nend']],
  ['torn apart', ['{"done":1,', '"of":2}\n{"done":2,"of":2}\n', '\n%PDF', '\n\nend']],
])('returns the file without the lines before it, %s', async (_how, parts) => {
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
      controller.close();
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  const progress: number[] = [];
  const file = await requestWithProgress('/api/x', 'application/pdf', {
    signal: new AbortController().signal,
    onProgress: (done) => progress.push(done),
  });
  expect(file.type).toBe('application/pdf');
  expect(await file.text()).toBe('%PDF\n\nend');
  expect(progress.at(-1)).toBe(2);
});
