import { ApiError, NETWORK, UNEXPECTED } from '../api/api-error.ts';
import { requestParts, requestRest } from '../api/request.ts';

/** The number of entries that a file adds, revises, retires and leaves unchanged. */
export interface ImportCounts {
  added: number;
  revised: number;
  retired: number;
  unchanged: number;
}

/** The effect of a file, before anything is written. */
export interface ImportPreview {
  upload_id: string;
  file_name: string;
  /** The name of the file's format. */
  format: string;
  release_name: string;
  whole: boolean;
  total: number;
  /** The first skipped lines; 0 is the file itself. */
  issues: { line: number; message: string }[];
  issues_total: number;
}

/** The progress of an import. */
export interface ImportProgress {
  stage: 'reading' | 'comparing' | 'writing';
  done: number;
  total: number;
}

/** Uploads a file to an import's routes and returns its preview. Throws an ApiError. */
export function previewFile<Preview>(kind: string, file: File, signal: AbortSignal): Promise<Preview> {
  const body = new FormData();
  body.append('file', file);
  return requestRest(`/api/import/${kind}/preview`, { method: 'POST', body, signal });
}

/** Returns the preview of an uploaded file with changed settings. Throws an ApiError. */
export function checkFile<Preview>(kind: string, wish: object, signal: AbortSignal): Promise<Preview> {
  const headers = { 'content-type': 'application/json' };
  return requestRest(`/api/import/${kind}/check`, { method: 'POST', headers, body: JSON.stringify(wish), signal });
}

/** Imports an uploaded file and reports progress. Throws an ApiError; an aborted import has written nothing. */
export async function runImport<Result>(
  kind: string,
  wish: object,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<Result> {
  const decoder = new TextDecoder();
  let rest = '';
  let result: Result | null = null;
  let failure: ApiError | null = null;
  const read = (line: string): void => {
    if (line.trim() === '') return;
    const told = JSON.parse(line) as
      | ImportProgress
      | { result: Result }
      | { error: { code?: string; message: string } };
    if ('result' in told) result = told.result;
    else if ('error' in told) failure = new ApiError(told.error.code ?? UNEXPECTED, told.error.message);
    else onProgress(told);
  };
  const onPart = (part: Uint8Array): void => {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) read(line);
  };
  await requestParts(`/api/import/${kind}/run`, { body: wish, signal, onPart });
  read(rest);
  if (failure !== null) throw failure as ApiError;
  if (result === null) throw new ApiError(NETWORK, 'The connection was lost before the file was imported.');
  return result;
}
