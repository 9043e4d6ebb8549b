import { ApiError, NETWORK, UNEXPECTED } from '#kit/api/api-error.ts';
import { requestParts, requestRest } from '#kit/api/request.ts';

/** What a list does to the compendium. */
export interface DrugChanges {
  total: number;
  added: number;
  revised: number;
  retired: number;
  unchanged: number;
  samples: { id: string; change: 'added' | 'revised' | 'retired'; before: string | null; after: string | null }[];
}

/** What a file would bring, before anything is written. */
export interface DrugPreview {
  upload_id: string;
  file_name: string;
  /** How the file is written, in words. */
  format: string;
  release_name: string;
  as_of: string | null;
  whole: boolean;
  total: number;
  issues: { line: number; message: string }[];
  issues_total: number;
  changes: DrugChanges;
}

/** What a person says of a file. */
export type DrugWish = Pick<DrugPreview, 'upload_id' | 'file_name' | 'release_name' | 'as_of' | 'whole'>;

/** How far an import has come. */
export interface DrugProgress {
  stage: 'reading' | 'comparing' | 'writing';
  done: number;
  total: number;
}

/** Sends a file and answers what it would bring. Throws an ApiError. */
export function previewDrugFile(file: File, signal: AbortSignal): Promise<DrugPreview> {
  const body = new FormData();
  body.append('file', file);
  return requestRest('/api/import/drugs/preview', { method: 'POST', body, signal });
}

/** What an uploaded file would bring, said otherwise. Throws an ApiError. */
export function checkDrugFile(wish: DrugWish, signal: AbortSignal): Promise<DrugPreview> {
  const headers = { 'content-type': 'application/json' };
  return requestRest('/api/import/drugs/check', { method: 'POST', headers, body: JSON.stringify(wish), signal });
}

/** Reads an uploaded file in and tells how far it has come. Throws an ApiError; one that was aborted has written nothing. */
export async function runDrugImport(
  wish: DrugWish,
  onProgress: (progress: DrugProgress) => void,
  signal: AbortSignal,
): Promise<DrugChanges> {
  const decoder = new TextDecoder();
  let rest = '';
  let result: DrugChanges | null = null;
  let failure: ApiError | null = null;
  const read = (line: string): void => {
    if (line.trim() === '') return;
    const told = JSON.parse(line) as
      | DrugProgress
      | { result: DrugChanges }
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
  await requestParts('/api/import/drugs/run', { body: wish, signal, onPart });
  read(rest);
  if (failure !== null) throw failure as ApiError;
  if (result === null) throw new ApiError(NETWORK, 'The connection was lost before the list was read in.');
  return result;
}
