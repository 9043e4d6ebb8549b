import { ApiError, NETWORK, UNAUTHENTICATED, UNEXPECTED } from '#kit/api/api-error.ts';
import { LOGGED_OUT } from '#kit/api/read-answer.ts';
import { currentToken, sessionEnded, takeRenewedToken } from '#kit/session/session-token.ts';
import type { ImportChoices, ImportPreview, ImportProgress, ImportResult } from './import-preview.ts';
import { readLines } from './read-lines.ts';

const BASE = '/api/import/patients';

/** Uploads a file and returns its preview; nothing is written. Throws an ApiError. */
export async function previewFile(file: File, signal: AbortSignal): Promise<ImportPreview> {
  const body = new FormData();
  body.append('file', file);
  return (await (await send('/preview', { body, signal })).json()) as ImportPreview;
}

/** Returns the preview of an uploaded file with another mapping. Throws an ApiError. */
export async function checkMapping(
  uploadId: string,
  mapping: ImportChoices,
  signal: AbortSignal,
): Promise<ImportPreview> {
  return (await (await send('/check', withJson({ upload_id: uploadId, mapping }, signal))).json()) as ImportPreview;
}

/** Returns every rejected row with its reason, as a CSV file. Throws an ApiError. */
export async function fetchRefused(uploadId: string, mapping: ImportChoices, signal?: AbortSignal): Promise<Blob> {
  return (await send('/refused', withJson({ upload_id: uploadId, mapping }, signal))).blob();
}

/** Imports an uploaded file and reports progress. Throws an ApiError; an aborted import has written nothing. */
export async function runImport(
  uploadId: string,
  mapping: ImportChoices,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> {
  const { body } = await send('/run', withJson({ upload_id: uploadId, mapping }, signal));
  type Line = ImportProgress | { result: ImportResult } | { error: { code?: string; message: string } };
  try {
    for await (const line of body === null ? [] : readLines(body)) {
      const message = line as Line;
      if ('result' in message) return message.result;
      if ('error' in message) throw new ApiError(message.error.code ?? UNEXPECTED, message.error.message);
      onProgress(message);
    }
  } catch (error) {
    if (error instanceof ApiError || isAbort(error)) throw error;
  }
  throw new ApiError(NETWORK, 'The connection was lost before the import finished.');
}

/** Returns whether an error was caused by an abort. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}

function withJson(value: object, signal: AbortSignal | undefined): RequestInit {
  return { body: JSON.stringify(value), headers: { 'content-type': 'application/json' }, signal };
}

// The kit's calls only return complete responses; an import streams its progress.
async function send(path: string, init: RequestInit): Promise<Response> {
  const token = currentToken();
  const headers = new Headers(init.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  let response: Response;
  try {
    response = await fetch(BASE + path, { ...init, method: 'POST', headers, credentials: 'omit', cache: 'no-store' });
  } catch (error) {
    if (isAbort(error)) throw error;
    throw new ApiError(NETWORK, 'The server could not be reached.');
  }
  if (token !== null) takeRenewedToken(response.headers.get('x-salus-token'), token);
  if (response.ok) return response;
  if (response.status === 401) {
    if (token !== null) void sessionEnded(token);
    throw new ApiError(UNAUTHENTICATED, LOGGED_OUT);
  }
  throw await domainErrorOf(response);
}

async function domainErrorOf(response: Response): Promise<ApiError> {
  type Body = { code?: string; message?: string; errors?: { message?: string; extensions?: { code?: string } }[] };
  const body = (await response.json().catch(() => null)) as Body | null;
  const first = body?.errors?.[0];
  const message = body?.message ?? first?.message;
  if (message === undefined && response.status >= 502) return new ApiError(NETWORK, 'The server is not answering.');
  return new ApiError(
    body?.code ?? first?.extensions?.code ?? UNEXPECTED,
    message ?? `The server responded with status ${response.status}.`,
  );
}
