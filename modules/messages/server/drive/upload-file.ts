import { fileType } from '#files/rules';
import { rejectFullQuota, saveFile, scanUpload, unscanned } from '#files/server';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { fileLabel, fileNameProblem, messageLimits } from '../../rules/index.ts';
import { clinicKey } from '../crypto/clinic-key.ts';
import { keepSessionKey } from '../crypto/receive-content.ts';
import { openContent, readBase64, unwrapSessionKey } from '../crypto/session-key.ts';
import { nameHash } from '../crypto/word-hashes.ts';
import type { Writer } from '../writer.ts';
import { findEntry, findUpload, lockDrive, insertEntry, retireEntry, sumBytes } from './drive.sql.ts';
import { sealName } from './entry-name.ts';
import { findFolder } from './find-folder.ts';

/** A file as encrypted by a page. */
export interface Upload {
  /** The page's id of the upload: sending it twice creates one file. */
  uploadId: string;
  name: string;
  subfolder: string;
  sessionKey: string;
  /** Nonce, text, tag. */
  bytes: Buffer;
}

/** Returns the label that a file's session key is bound to. */
export const fileKeyLabel = (clinicId: string, entryId: string): string => `file ${clinicId} ${entryId}`;

/**
 * Saves a file on the writer's drive, replacing one with the same name. It is decrypted only to check its type and scan
 * it for viruses; it is stored as encrypted by the page. KIND_REFUSED, FILE_EMPTY, FILE_TOO_LARGE, DRIVE_FULL, VIRUS_FOUND,
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
    await lockDrive(tx, clinicId, writer);
    const before = await findUpload(tx, clinicId, uploadId);
    if (before !== null) {
      const own = (writer.type === 'Doctor' ? before.user_id : before.patient_id) === writer.id;
      return own ? { id: before.id, name } : domainError('UPLOAD_FAILED', 'Upload the file again.');
    }
    const folderId = await findFolder(tx, app, clinicId, writer, upload.subfolder);
    if (folderId === undefined) return domainError('NOT_FOUND', 'This folder does not exist.', 'Not found');
    const hash = await nameHash(app, clinicId, writer.id, name);
    const replaced = await findEntry(tx, clinicId, writer, folderId, hash);
    if (replaced?.is_folder === true)
      return domainError('NAME_TAKEN', 'A folder with this name already exists.', 'Not uploaded');
    if ((await sumBytes(tx, clinicId, writer)) - (replaced?.byte_size ?? 0) + size > messageLimits.driveBytes)
      return domainError('DRIVE_FULL', 'Your drive is full. Delete what you no longer need.', 'Not uploaded');
    const userId = writer.type === 'Doctor' ? writer.id : null;
    const full = await rejectFullQuota(tx, { app, now, actor: { clinicId, userId } }, bytes.length);
    if (full !== null) return full;
    if (replaced !== null) await retireEntry(tx, clinicId, replaced.id, now);
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
      user_id: writer.type === 'Doctor' ? writer.id : null,
      patient_id: writer.type === 'Patient' ? writer.id : null,
      sealed_name: await sealName(app, clinicId, id, name),
      sealed_key: await keepSessionKey(app, fileKeyLabel(clinicId, id), sessionKey),
      upload_id: uploadId,
      byte_size: size,
      version: (replaced?.version ?? 0) + 1,
      created_time: now,
    });
    await writer.note(tx, { action: 'create', objectType: 'drive_file', objectId: id });
    return { id, name };
  });
}

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
