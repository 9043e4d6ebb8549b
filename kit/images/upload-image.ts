import { ApiError, NETWORK } from '../api/api-error.ts';
import { readAnswer } from '../api/read-answer.ts';
import { currentToken, sessionEnded, takeRenewedToken } from '../session/session-token.ts';

/**
 * Posts an image as the form field `image` to an API path and returns its JSON; rejects with an ApiError. `onProgress`
 * receives the uploaded fraction from 0 to 1, which `fetch` can't report.
 */
export async function uploadImage<Result>(
  path: string,
  image: Blob,
  options: { onProgress?: (part: number) => void; signal?: AbortSignal } = {},
): Promise<Result> {
  const form = new FormData();
  form.append('image', image, image.type === 'image/png' ? 'image.png' : 'image.jpg');
  const token = currentToken();
  const { status, answer } = await new Promise<{ status: number; answer: unknown }>((resolve, reject) => {
    const call = new XMLHttpRequest();
    const lost = (): void => reject(new ApiError(NETWORK, 'The server could not be reached.'));
    call.open('POST', path);
    call.setRequestHeader('accept', 'application/json');
    if (token !== null) call.setRequestHeader('authorization', `Bearer ${token}`);
    call.upload.addEventListener('progress', ({ loaded, total }) =>
      options.onProgress?.(total > 0 ? loaded / total : 0),
    );
    call.addEventListener('error', lost);
    call.addEventListener('abort', lost);
    call.addEventListener('load', () => {
      if (token !== null) {
        takeRenewedToken(call.getResponseHeader('x-salus-token'), token);
        if (call.status === 401) void sessionEnded(token);
      }
      resolve({ status: call.status, answer: parsed(call.responseText) });
    });
    options.signal?.addEventListener('abort', () => call.abort());
    call.send(form);
  });
  return readAnswer<Result>(status, hasErrors(answer) ? answer : { data: answer }, undefined);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function hasErrors(answer: unknown): boolean {
  return typeof answer === 'object' && answer !== null && Array.isArray((answer as { errors?: unknown }).errors);
}
