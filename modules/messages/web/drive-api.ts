import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request, requestFile, requestRest } from '#kit/api/request.ts';
import { currentToken } from '#kit/session/session-token.ts';
import { browserPair } from './crypto/browser-pair.ts';
import { openFile, sealFile } from './crypto/seal-message.ts';
import { messageLimits } from '../rules/index.ts';
import { MessageServerKeyDocument } from './message.operations.gen.ts';

/** A file or folder of the user's drive. */
export interface DriveEntry {
  type: 'directory' | 'file';
  name: string;
  /** In HTTP date format. */
  mtime: string;
  size: number;
}

/** An attachment, by its path. */
export interface ChosenFile {
  file_name: string;
  subfolder: string;
  /** Where it was chosen. */
  source: 'local' | 'cloud';
}

const HERE = '/api/files/secureMessage';
const PERMISSION = 'permission=4000';

/** Returns the content of a folder; a missing folder is empty (specification 2 §8). */
export async function listFolder(subfolder: string, signal?: AbortSignal): Promise<DriveEntry[]> {
  try {
    return await requestRest<DriveEntry[]>(`${HERE}/list?subfolder=${encodeURIComponent(subfolder)}`, { signal });
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return [];
    throw error;
  }
}

/** Encrypts a file and uploads it to the user's drive, replacing one with the same name. */
export async function uploadToDrive(file: File, subfolder = ''): Promise<void> {
  // Known before the upload: the connection would be closed in the middle of it.
  if (file.size === 0) throw new ApiError('FILE_EMPTY', 'This file is empty. Choose another file.');
  if (file.size > messageLimits.fileBytes) throw new ApiError('FILE_TOO_LARGE', 'A file can have at most 20 MB.');
  const { messageServerKey } = await request(MessageServerKeyDocument, {});
  const uploadId = crypto.randomUUID();
  const { sessionKey, bytes } = await sealFile(messageServerKey.publicKey, uploadId, file);
  const form = new FormData();
  // Must precede the file: later fields are not read.
  form.append('uploadId', uploadId);
  form.append('fileName', file.name.normalize('NFC').trim());
  form.append('sessionKey', sessionKey);
  form.append('file', new Blob([bytes]), 'encrypted');
  const query = `${PERMISSION}&mode=OVERWRITE&subfolder=${encodeURIComponent(subfolder)}`;
  await requestRest(`${HERE}/upload_lua?${query}`, { method: 'POST', body: form });
}

/** Deletes a file or an empty folder from the user's drive. */
export function deleteFromDrive(subfolder: string, name: string): Promise<unknown> {
  return post('delete_lua', { file_name: name, subfolder });
}

/** Creates a folder on the user's drive. */
export function createDriveFolder(subfolder: string, name: string): Promise<unknown> {
  return post('folder', { file_name: name, subfolder });
}

/** Moves or renames a file or folder. */
export function moveOnDrive(
  from: { subfolder: string; name: string },
  to: { subfolder: string; name: string },
): Promise<unknown> {
  const query = { file_name: from.name, subfolder: from.subfolder, new_name: to.name, new_subfolder: to.subfolder };
  return post('move', query);
}

/** A readable file: a document of a chart, an attachment, or a file of the user's drive. */
export type ReadableFile = { document: string } | { attachment: string } | { file_name: string; subfolder: string };

/** Downloads a file and decrypts it; chart documents are not encrypted. */
export async function downloadFile(what: ReadableFile): Promise<Blob> {
  if ('document' in what) return requestFile(`/api/documents/${what.document}`);
  const { publicKey } = await browserPair();
  const query = new URLSearchParams({ permission: '4000', ...what, publicKey });
  const token = currentToken();
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${HERE}/download_lua?${query.toString()}`, {
    headers,
    credentials: 'omit',
    cache: 'no-store',
  });
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { errors?: { message: string }[] } | null;
    throw new ApiError('DOWNLOAD_FAILED', answer?.errors?.[0]?.message ?? 'The file could not be loaded.');
  }
  const read = (name: string): string => response.headers.get(name) ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const clear = await openFile(read('x-salus-upload'), read('x-salus-session-key'), bytes);
  return new Blob([clear], { type: read('x-salus-type') });
}

function post(verb: string, query: Record<string, string>): Promise<unknown> {
  return requestRest(`${HERE}/${verb}?${PERMISSION}&${new URLSearchParams(query).toString()}`, { method: 'POST' });
}
