import { fileKeyLabel } from '../records/key-label.ts';
import { fileType } from '#files/rules';
import { rejectFullQuota, saveFile, scanUpload, unscanned } from '#files/server';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { fileLabel, fileNameProblem, messageLimits } from '../../rules/index.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { keepSessionKey } from '../crypto/receive-content.ts';
import { openContent, readBase64, unwrapSessionKey } from '../crypto/session-key.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Writer } from '../writer.ts';
import { isOwn, locate, lockDriveOf, ofOwner, openFolder, publishDrive, startOf } from './drive-access.ts';
import { findEntry, findUpload, insertEntry, retireEntry, sumBytes } from './drive.sql.ts';
import { firstOf, lastVersion, replaceEntry } from './versions.sql.ts';
import { sealName } from './entry-name.ts';

/** A file as encrypted by a page. */
export interface Upload {
  /** The page's id of the upload: sending it twice creates one file. */
  uploadId: string;
  name: string;
  subfolder: string;
  /** The shared folder that `subfolder` starts from, or the shared file that gets a new version. */
  shared?: string | undefined;
  sessionKey: string;
  /** Nonce, text, tag. */
  bytes: Buffer;
}

/**
 * Saves a file on the writer's drive, or in a folder shared with them: it then is its owner's, and uses their space. One with the same name is kept as an earlier version on a member's drive, and
 * removed from a patient's. The file is decrypted only to check its type and scan it for viruses; it is stored as encrypted
 * by the page. KIND_REFUSED, FILE_EMPTY, FILE_TOO_LARGE, DRIVE_FULL, VIRUS_FOUND,
 * NOT_FOUND.
 */
export async function uploadFile(writer: Writer, upload: Upload): Promise<{ id: string; name: string } | DomainError> {
  const { app, clinicId, now } = writer;
  const { name, uploadId, bytes } = upload;
  const problem = fileNameProblem(name);
  if (problem !== null) return invalid([{ path: 'file_name', message: problem }]);
  const opened = await openUpload(writer, upload);
  if (isDomainError(opened)) return opened;
  const { type, sessionKey, size } = opened;
  return app.database.transaction(async (tx) => {
    const locked = await lockDriveOf(tx, writer, upload.shared);
    if (isDomainError(locked)) return locked;
    const target = await targetOf(tx, writer, upload);
    if (isDomainError(target)) return target;
    const { owner, folderId, hash, replaced } = target;
    const before = await findUpload(tx, clinicId, uploadId);
    if (before !== null) {
      const same = (owner.type === 'Doctor' ? before.user_id : before.patient_id) === owner.id;
      return same ? { id: before.id, name } : domainError('UPLOAD_FAILED', 'Upload the file again.');
    }
    if (replaced?.is_folder === true)
      return domainError('NAME_TAKEN', 'A folder with this name already exists.', 'Not uploaded');
    const keepsVersions = writer.type === 'Doctor';
    const freed = keepsVersions ? 0 : (replaced?.byte_size ?? 0);
    if ((await sumBytes(tx, clinicId, owner)) - freed + size > messageLimits.driveBytes)
      return driveFull(isOwn(writer, owner));
    const userId = writer.type === 'Doctor' ? writer.id : null;
    const full = await rejectFullQuota(tx, { app, now, actor: { clinicId, userId } }, bytes.length);
    if (full !== null) return full;
    const version = replaced === null ? 1 : (await lastVersion(tx, clinicId, replaced)) + 1;
    if (replaced !== null) await (keepsVersions ? replaceEntry : retireEntry)(tx, clinicId, replaced.id, now);
    const id = newId();
    const { id: fileId } = await saveFile(tx, {
      bytes: unscanned(bytes, 'encrypted after a scan'),
      app,
      clinicId,
      folder: 'messages',
      name: 'encrypted',
      type: 'application/octet-stream',
      userId,
      patientId: writer.type === 'Patient' ? writer.id : null,
    });
    await insertEntry(tx, {
      clinic_id: clinicId,
      id,
      folder_id: folderId,
      is_folder: false,
      name_hash: hash,
      type,
      file_id: fileId,
      user_id: owner.type === 'Doctor' ? owner.id : null,
      patient_id: owner.type === 'Patient' ? owner.id : null,
      sealed_name: await sealName(app, clinicId, id, name),
      sealed_key: await keepSessionKey(app, fileKeyLabel(clinicId, id), sessionKey),
      upload_id: uploadId,
      byte_size: size,
      version,
      first_id: keepsVersions && replaced !== null ? firstOf(replaced) : null,
      created_time: now,
    });
    const changes = ofOwner(writer, owner);
    await writer.note(tx, { action: 'create', objectType: 'drive_file', objectId: id, changes });
    await publishDrive(tx, writer, owner);
    return { id, name };
  });
}

/** Returns the folder of an upload, and the file or folder there with its name. A shared file keeps its name. */
async function targetOf(tx: Tx, writer: Writer, { name, subfolder, shared }: Upload) {
  const { app, clinicId } = writer;
  const start = await startOf(tx, writer, shared);
  if (isDomainError(start)) return start;
  const { owner, root } = start;
  const hash = await nameHash(app, clinicId, owner.id, name);
  const isFile = root?.is_folder === false;
  const opened = isFile
    ? await locate(tx, writer, { shared, subfolder, name }, 'edit')
    : await openFolder(tx, writer, { shared, subfolder }, 'edit');
  if (isDomainError(opened)) return opened;
  const folderId = 'entry' in opened ? opened.entry.folder_id : opened.folderId;
  const replaced = await findEntry(tx, clinicId, owner, folderId, hash);
  if (isFile && replaced?.id !== root.id)
    return domainError('NOT_FOUND', 'This file was renamed. Upload it again.', 'Not uploaded');
  return { owner, folderId, hash, replaced };
}

const driveFull = (own: boolean): DomainError =>
  domainError(
    'DRIVE_FULL',
    own ? 'Your drive is full. Delete what you no longer need.' : 'The drive of the folder’s owner is full.',
    'Not uploaded',
  );

async function openUpload(
  { app, clinicId }: Writer,
  { name, uploadId, sessionKey, bytes }: Upload,
): Promise<{ type: string; sessionKey: Buffer; size: number } | DomainError> {
  const wrapped = readBase64(sessionKey, 600);
  const { privateKey } = await clinicKey(app, clinicId);
  const key = wrapped === null ? null : unwrapSessionKey(privateKey, wrapped);
  const clear = key === null ? null : openContent(key, fileLabel(uploadId), bytes);
  if (key === null || clear === null)
    return invalid([{ path: 'file', message: 'This could not be decrypted with its key.' }]);
  if (clear.length === 0) return domainError('FILE_EMPTY', 'This file is empty. Choose another file.', 'Not uploaded');
  if (clear.length > messageLimits.fileBytes)
    return domainError('FILE_TOO_LARGE', 'A file can have at most 20 MB.', 'Not uploaded');
  const type = fileType(name, clear);
  if (type === null)
    return domainError(
      'KIND_REFUSED',
      'This file type is not supported. Choose an image, PDF, text or Office file.',
      'Not uploaded',
    );
  const scanned = await scanUpload(app, clear);
  return isDomainError(scanned) ? scanned : { type, sessionKey: key, size: clear.length };
}
