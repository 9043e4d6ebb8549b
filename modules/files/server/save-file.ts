import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { insertFile, retireFileAt } from './files.sql.ts';
import { sealBytes } from './seal-bytes.ts';
import type { ScannedBytes } from './scan-upload.ts';
import { storageOf } from './storage/storage-of.ts';

/** A file to save. */
export interface NewFile {
  app: App;
  clinicId: string;
  /** The folder, e.g. `avatars`: a name chosen by the program. */
  folder: string;
  /** The original name; shown, never used as a path. */
  name: string;
  /** MIME type, detected by the caller. */
  type: string;
  bytes: ScannedBytes;
  patientId?: string | null;
  userId: string | null;
  /**
   * Its place, e.g. `patient/<id>/avatar`, if there can be only one file: the previous one is kept as an earlier
   * version.
   */
  place?: string;
}

/**
 * Saves a file, encrypted, in the transaction of its owner. After a rollback the bytes stay, unreadable, until the
 * daily sweep.
 */
export async function saveFile(tx: Tx, file: NewFile): Promise<{ id: string }> {
  const { app, clinicId, place = null } = file;
  const now = app.clock();
  const id = newId();
  const { sealed, wrappedKey } = await sealBytes(app, `${clinicId}/${id}`, file.bytes);
  await storageOf(app).put(clinicId, id, sealed);
  let version = 1;
  if (place !== null) {
    // Concurrent replacements of one file: the second one waits here and replaces the first one's.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files/${clinicId}/${place}`}, 0))`.execute(tx);
    version = ((await retireFileAt(tx, clinicId, place, now))?.version ?? 0) + 1;
  }
  await insertFile(tx, {
    clinic_id: clinicId,
    id,
    folder: file.folder,
    // Neither half a surrogate pair nor a null character can be stored.
    name: file.name.replaceAll('\0', '').slice(0, 200).toWellFormed(),
    type: file.type,
    byte_size: file.bytes.length,
    sha256: createHash('sha256').update(file.bytes).digest(),
    wrapped_key: wrappedKey,
    patient_id: file.patientId ?? null,
    created_by: file.userId,
    place,
    version,
    created_time: now,
  });
  return { id };
}
