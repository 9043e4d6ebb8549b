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
  /** Shared with others; only known to the owner. */
  shared: boolean;
}

/** A folder: its path on the user's drive, or below a folder that was shared with the user, by its id. */
export interface DriveFolder {
  shared?: string;
  subfolder: string;
}

/** A file or folder; a shared folder itself has no name. */
export interface DrivePath extends DriveFolder {
  name: string;
}

/** A file or folder that another member shares with the user. */
export interface SharedEntry extends Omit<DriveEntry, 'shared'> {
  id: string;
  /** The name of the owner. */
  owner: string;
  can_edit: boolean;
}

/** A member or team with whom a file or folder is shared. */
export interface DriveShare {
  id: string;
  kind: 'member' | 'team';
  with_id: string;
  name: string;
  can_edit: boolean;
}

/** The space that the user's drive uses, in bytes. */
export interface DriveUsage {
  used: number;
  limit: number;
  files: number;
  /** Earlier versions of files, which count in `used`. */
  versions: number;
}

/** A version of a file. */
export interface FileVersion {
  id: string;
  version: number;
  /** When it was uploaded. */
  mtime: string;
  size: number;
  current: boolean;
}

/** An attachment, by its path. */
export interface ChosenFile {
  file_name: string;
  subfolder: string;
  /** The shared file or folder that it was chosen from. */
  shared?: string;
  /** Where it was chosen. */
  source: 'local' | 'cloud';
}

const HERE = '/api/files/secureMessage';
const PERMISSION = 'permission=4000';

/** Returns the content of a folder; a missing folder of the user's own drive is empty (specification 2 §8). */
export async function listFolder(folder: DriveFolder, signal?: AbortSignal): Promise<DriveEntry[]> {
  try {
    return await requestRest<DriveEntry[]>(`${HERE}/list?${queryOf(folder)}`, { signal });
  } catch (error) {
    if (folder.shared === undefined && hasCode(error, 'NOT_FOUND')) return [];
    throw error;
  }
}

/** Returns what other members share with the user, or with one of their teams. */
export function listSharedWithMe(signal?: AbortSignal): Promise<SharedEntry[]> {
  return requestRest<SharedEntry[]>(`${HERE}/shared`, { signal });
}

/** Returns with whom the user shares a file or folder. */
export function listShares(path: DrivePath, signal?: AbortSignal): Promise<DriveShare[]> {
  return requestRest<DriveShare[]>(`${HERE}/shares?${queryOf(path)}`, { signal });
}

/** Shares a file or folder with a member or team; again, changes what they may do. */
export function shareOnDrive(
  path: DrivePath,
  to: { user_id: string } | { team_id: string },
  canEdit: boolean,
): Promise<unknown> {
  return post('share', path, { ...to, can_edit: String(canEdit) });
}

/** Stops sharing a file or folder with a member or team. */
export function stopSharing(path: DrivePath, share: string): Promise<unknown> {
  return post('unshare', path, { share });
}

/** Returns the space that the user's drive uses. */
export function readUsage(signal?: AbortSignal): Promise<DriveUsage> {
  return requestRest<DriveUsage>(`${HERE}/usage`, { signal });
}

/** Returns the versions of a file, the last uploaded first. */
export function listVersions(path: DrivePath, signal?: AbortSignal): Promise<FileVersion[]> {
  return requestRest<FileVersion[]>(`${HERE}/versions?${queryOf(path)}`, { signal });
}

/** Makes an earlier version of a file the current one. */
export function restoreVersion(path: DrivePath, version: string): Promise<unknown> {
  return post('restore', path, { version });
}

/**
 * Encrypts a file and uploads it to a drive; one with the same name becomes an earlier version. `name` replaces the name
 * that it has on this computer.
 */
export async function uploadToDrive(
  file: File,
  folder: DriveFolder = { subfolder: '' },
  name = file.name.normalize('NFC').trim(),
): Promise<void> {
  // Known before the upload: the connection would be closed in the middle of it.
  if (file.size === 0) throw new ApiError('FILE_EMPTY', 'This file is empty. Choose another file.');
  if (file.size > messageLimits.fileBytes) throw new ApiError('FILE_TOO_LARGE', 'A file can have at most 20 MB.');
  const { messageServerKey } = await request(MessageServerKeyDocument, {});
  const uploadId = crypto.randomUUID();
  const { sessionKey, bytes } = await sealFile(messageServerKey.publicKey, uploadId, file);
  const form = new FormData();
  // Must precede the file: later fields are not read.
  form.append('uploadId', uploadId);
  form.append('fileName', name);
  form.append('sessionKey', sessionKey);
  form.append('file', new Blob([bytes]), 'encrypted');
  await requestRest(`${HERE}/upload_lua?${PERMISSION}&mode=OVERWRITE&${queryOf(folder)}`, {
    method: 'POST',
    body: form,
  });
}

/** Deletes a file or an empty folder from the user's drive. */
export function deleteFromDrive(path: DrivePath): Promise<unknown> {
  return post('delete_lua', path);
}

/** Creates a folder. */
export function createDriveFolder(path: DrivePath): Promise<unknown> {
  return post('folder', path);
}

/** Moves or renames a file or folder. */
export function moveOnDrive(from: DrivePath, to: { subfolder: string; name: string }): Promise<unknown> {
  return post('move', from, { new_name: to.name, new_subfolder: to.subfolder });
}

/** A readable file: a document of a chart, an attachment, or a file of a drive. */
export type ReadableFile = { document: string } | { attachment: string } | (DrivePath & { version?: string });

/** Downloads a file and decrypts it; chart documents are not encrypted. */
export async function downloadFile(what: ReadableFile): Promise<Blob> {
  if ('document' in what) return requestFile(`/api/documents/${what.document}`);
  const { publicKey } = await browserPair();
  const query = 'attachment' in what ? new URLSearchParams(what).toString() : queryOf(what, what.version);
  const token = currentToken();
  const headers: HeadersInit = token === null ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(
    `${HERE}/download_lua?${PERMISSION}&${query}&publicKey=${encodeURIComponent(publicKey)}`,
    {
      headers,
      credentials: 'omit',
      cache: 'no-store',
    },
  );
  if (!response.ok) {
    const answer = (await response.json().catch(() => null)) as { errors?: { message: string }[] } | null;
    throw new ApiError('DOWNLOAD_FAILED', answer?.errors?.[0]?.message ?? 'The file could not be loaded.');
  }
  const read = (name: string): string => response.headers.get(name) ?? '';
  const bytes = new Uint8Array(await response.arrayBuffer());
  const clear = await openFile(read('x-salus-upload'), read('x-salus-session-key'), bytes);
  return new Blob([clear], { type: read('x-salus-type') });
}

function post(verb: string, path: DrivePath, more: Record<string, string> = {}): Promise<unknown> {
  const query = `${PERMISSION}&${queryOf(path)}&${new URLSearchParams(more).toString()}`;
  return requestRest(`${HERE}/${verb}?${query}`, { method: 'POST' });
}

function queryOf({ name, subfolder, shared }: DriveFolder & { name?: string }, version?: string): string {
  const given = { file_name: name, subfolder, shared, version };
  const texts = Object.entries(given).flatMap(([key, text]) => (text === undefined ? [] : [[key, text]]));
  return new URLSearchParams(texts).toString();
}
