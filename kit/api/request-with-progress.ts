import { requestParts } from './request.ts';

const TYPE = 'application/vnd.salus.with-progress';

/**
 * Requests a file that takes long to produce from a REST route and returns it; `onProgress` is called with the
 * progress. The route sends lines of JSON with `done` and `of`, an empty line, and the file of this type. Throws an
 * ApiError. `path` begins with /api/.
 */
export async function requestWithProgress(
  path: string,
  type: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (done: number, of: number) => void },
): Promise<Blob> {
  let head = '';
  let isHead = true;
  let length = 0;
  const text = new TextDecoder('latin1');
  const onPart = (part: Uint8Array): void => {
    if (!isHead) return;
    head += text.decode(part, { stream: true });
    const end = head.startsWith('\n') ? 0 : head.indexOf('\n\n') + 1;
    isHead = end === 0 && !head.startsWith('\n');
    if (!isHead) length = end + 1;
    const lines = head.slice(0, isHead ? head.lastIndexOf('\n') + 1 : end).split('\n');
    const last = lines.findLast((line) => line !== '');
    if (last === undefined) return;
    const { done, of } = JSON.parse(last) as { done: number; of: number };
    onProgress(done, of);
  };
  const whole = await requestParts(path, { signal, onPart, accept: TYPE });
  return whole.slice(length, whole.size, type);
}
