import { readFile } from '#files/server';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import { openSealed } from '../crypto/seal-with.ts';
import { wrapSessionKey } from '../crypto/session-key.ts';
import { readMessagesById } from '../records/messages.sql.ts';
import { readerKey } from '../reader-key.ts';
import type { Participant, Writer } from '../writer.ts';
import { type DrivePath, locate, ofOwner } from './drive-access.ts';
import { type DriveRow, findAttachment } from './drive.sql.ts';
import { openName } from './entry-name.ts';
import { readVersions } from './versions.sql.ts';
import { fileKeyLabel } from '../records/key-label.ts';

/** An encrypted file, with its session key wrapped for the reader. */
export interface Download {
  name: string;
  type: string;
  uploadId: string;
  sessionKey: string;
  bytes: Buffer;
}

const missing = (): DomainError => domainError('NOT_FOUND', 'This file does not exist.', 'Not found');

/** Returns a file of the reader's drive, or shared with them; with `versionId`, that version of it. */
export async function downloadOwnFile(
  writer: Writer,
  path: DrivePath,
  publicKey: string,
  versionId?: string,
): Promise<Download | DomainError> {
  const db = writer.app.database.kysely;
  const located = await locate(db, writer, path, 'view');
  if (isDomainError(located)) return located;
  const { entry, owner } = located;
  if (entry.is_folder) return missing();
  if (versionId === undefined) return download(writer, entry, publicKey, { owner });
  const version = (await readVersions(db, writer.clinicId, entry)).find(({ id }) => id === versionId);
  return version === undefined ? missing() : download(writer, version, publicKey, { owner });
}

/** Returns a file of a message that the reader wrote or received. */
export async function downloadAttachment(
  writer: Writer,
  attachmentId: string,
  publicKey: string,
): Promise<Download | DomainError> {
  const { app, clinicId } = writer;
  const entry = await findAttachment(app.database.kysely, clinicId, attachmentId);
  if (entry === null) return missing();
  const [message] = await readMessagesById(app.database.kysely, clinicId, writer, [entry.message_id]);
  return message === undefined ? missing() : download(writer, entry, publicKey, { messageId: message.id });
}

async function download(
  writer: Writer,
  entry: DriveRow,
  publicKey: string,
  { messageId = null, owner = writer }: { messageId?: string | null; owner?: Participant },
): Promise<Download | DomainError> {
  const { app, clinicId } = writer;
  if (publicKey === '') return invalid([{ path: 'publicKey', message: 'Send a public key.' }]);
  const reader = await readerKey(writer, publicKey);
  if (isDomainError(reader)) return reader;
  const file = await readFile(app, clinicId, entry.file_id!);
  if (file === null) return missing();
  const secret = await app.keys.secret('messages');
  const sessionKey = openSealed(secret, fileKeyLabel(clinicId, entry.id), entry.sealed_key!);
  await writer.look({
    action: 'read',
    objectType: 'drive_file',
    objectId: entry.id,
    patientId: entry.patient_id,
    changes: {
      key_wrapped_for: { before: null, after: reader.fingerprint },
      message: { before: null, after: messageId },
      ...ofOwner(writer, owner),
    },
  });
  return {
    name: await openName(app, clinicId, entry),
    type: entry.type!,
    uploadId: entry.upload_id!,
    sessionKey: wrapSessionKey(reader.key, sessionKey).toString('base64'),
    bytes: file.bytes,
  };
}
