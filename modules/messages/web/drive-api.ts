import { ApiError, hasCode } from '#kit/api/api-error.ts';
import { request, requestFile, requestRest } from '#kit/api/request.ts';
import { currentToken } from '#kit/session/session-token.ts';
import { browserPair } from './crypto/browser-pair.ts';
import { openFile, sealFile } from './crypto/seal-message.ts';
import { MessageServerKeyDocument } from './message.operations.gen.ts';

/** A file or folder of one's drive. */
export interface DriveEntry {
  type: 'directory' | 'file';
  name: string;
  /** As HTTP writes times. */
  mtime: string;
  size: number;
}

/** A file that goes with a message, by its path. */
export interface ChosenFile {
  file_name: string;
  subfolder: string;
  /** Where it was chosen. */
  source: 'local' | 'cloud';
}

const HERE = '/api/files/secureMessage';
const PERMISSION = 'permission=4000';

/** What lies in a folder; a folder that is not there is an empty list (specification 2 §8). */
export async function listFolder(subfolder: string, signal?: AbortSignal): Promise<DriveEntry[]> {
  try {
    return await requestRest<DriveEntry[]>(`${HERE}/list?subfolder=${encodeURIComponent(subfolder)}`, { signal });
  } catch (error) {
    if (hasCode(error, 'NOT_FOUND')) return [];
    throw error;
  }
}

/** Encrypts a file and puts it onto one's drive, in place of one of that name. */
export async function uploadToDrive(file: File, subfolder = ''): Promise<void> {
  const { messageServerKey } = await request(MessageServerKeyDocument, {});
  const uploadId = crypto.randomUUID();
  const { sessionKey, bytes } = await sealFile(messageServerKey.publicKey, uploadId, file);
  const form = new FormData();
  // Before the file: what comes after it is not waited for.
  form.append('uploadId', uploadId);
  form.append('fileName', file.name.normalize('NFC').trim());
  form.append('sessionKey', sessionKey);
  form.append('file', new Blob([bytes]), 'encrypted');
  const query = `${PERMISSION}&mode=OVERWRITE&subfolder=${encodeURIComponent(subfolder)}`;
  await requestRest(`${HERE}/upload_lua?${query}`, { method: 'POST', body: form });
}

/** Takes a file or an empty folder off one's drive. */
export function deleteFromDrive(subfolder: string, name: string): Promise<unknown> {
  return post('delete_lua', { file_name: name, subfolder });
}

/** Makes a folder on one's drive. */
export function createDriveFolder(subfolder: string, name: string): Promise<unknown> {
  return post('folder', { file_name: name, subfolder });
}

/** Gives a file or folder another name or another folder. */
export function moveOnDrive(
  from: { subfolder: string; name: string },
  to: { subfolder: string; name: string },
): Promise<unknown> {
  const query = { file_name: from.name, subfolder: from.subfolder, new_name: to.name, new_subfolder: to.subfolder };
  return post('move', query);
}

/** What can be read: a document of a patient's chart, a file of a message, or one of one's own drive. */
export type Readable = { document: string } | { attachment: string } | { file_name: string; subfolder: string };

/** A file, decrypted here; a document of a chart comes as it is. */
export async function downloadFile(what: Readable): Promise<Blob> {
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
