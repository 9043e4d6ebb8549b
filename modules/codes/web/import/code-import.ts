import { ApiError, NETWORK, UNEXPECTED } from '#kit/api/api-error.ts';
import { requestParts, requestRest } from '#kit/api/request.ts';
import type { CodeColumn } from '../../rules/index.ts';

/** What an edition does to one code set. */
export interface SetChanges {
  code_set: string;
  total: number;
  added: number;
  revised: number;
  retired: number;
  unchanged: number;
  samples: { code: string; change: 'added' | 'revised' | 'retired'; before: string | null; after: string | null }[];
  hits: { title: string; code: string; change: string; count: number }[];
}

/** What a file would bring, before anything is written. */
export interface CodePreview {
  upload_id: string;
  file_name: string;
  /** How the file is written, in words. */
  format: string;
  has_columns: boolean;
  code_set: string | null;
  headings: string[];
  mapping: Record<string, CodeColumn | null>;
  columns: { column: CodeColumn; title: string }[];
  release_name: string;
  valid_from: string | null;
  whole: boolean;
  /** What is still to be said. */
  problems: string[];
  total: number;
  issues: { line: number; message: string }[];
  issues_total: number;
  changes: SetChanges[];
}

/** What a person says of a file. */
export interface CodeWish {
  upload_id: string;
  file_name: string;
  code_set: string | null;
  /** Heading → column, '' for none. */
  mapping: Record<string, string>;
  release_name: string;
  valid_from: string | null;
  whole: boolean;
}

/** How far an import has come. */
export interface CodeProgress {
  stage: 'reading' | 'comparing' | 'writing';
  done: number;
  total: number;
}

/** Sends a file and answers what it would bring. Throws an ApiError. */
export function previewCodeFile(file: File, signal: AbortSignal): Promise<CodePreview> {
  const body = new FormData();
  body.append('file', file);
  return requestRest('/api/import/codes/preview', { method: 'POST', body, signal });
}

/** What an uploaded file would bring, said otherwise. Throws an ApiError. */
export function checkCodeFile(wish: CodeWish, signal: AbortSignal): Promise<CodePreview> {
  const headers = { 'content-type': 'application/json' };
  return requestRest('/api/import/codes/check', { method: 'POST', headers, body: JSON.stringify(wish), signal });
}

/** Reads an uploaded file in and tells how far it has come. Throws an ApiError; one that was aborted has written nothing. */
export async function runCodeImport(
  wish: CodeWish,
  onProgress: (progress: CodeProgress) => void,
  signal: AbortSignal,
): Promise<SetChanges[]> {
  const decoder = new TextDecoder();
  let rest = '';
  let result: SetChanges[] | null = null;
  let failure: ApiError | null = null;
  const read = (line: string): void => {
    if (line.trim() === '') return;
    const told = JSON.parse(line) as
      | CodeProgress
      | { result: SetChanges[] }
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
  await requestParts('/api/import/codes/run', { body: wish, signal, onPart });
  read(rest);
  if (failure !== null) throw failure as ApiError;
  if (result === null) throw new ApiError(NETWORK, 'The connection was lost before the edition was read in.');
  return result;
}
