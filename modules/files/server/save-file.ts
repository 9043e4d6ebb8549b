import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import { insertFile, retireFileAt } from './files.sql.ts';
import { sealBytes } from './seal-bytes.ts';
import type { ScannedBytes } from './scan-upload.ts';
import { storageOf } from './storage/storage-of.ts';

/** A file on its way in. */
export interface NewFile {
  app: App;
  clinicId: string;
  /** What it is among, as `avatars`: words of the program. */
  folder: string;
  /** As it was called where it comes from; shown, never a path. */
  name: string;
  /** MIME type, found out by whoever saves it. */
  type: string;
  bytes: ScannedBytes;
  patientId?: string | null;
  userId: string | null;
  /** Its place, as `patient/<id>/avatar`, where only one file can be: what was there before is kept as an earlier version. */
  place?: string;
}

/** Keeps a file, sealed, in the transaction of what it belongs to. Where that is rolled back the bytes stay behind, unreadable, until the daily sweep. */
export async function saveFile(tx: Tx, file: NewFile): Promise<{ id: string }> {
  const { app, clinicId, place = null } = file;
  const now = app.clock();
  const id = newId();
  const { sealed, wrappedKey } = await sealBytes(app, `${clinicId}/${id}`, file.bytes);
  await storageOf(app).put(clinicId, id, sealed);
  let version = 1;
  if (place !== null) {
    // Two who replace one file at once: the second waits here and replaces the first's.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`files/${clinicId}/${place}`}, 0))`.execute(tx);
    version = ((await retireFileAt(tx, clinicId, place, now))?.version ?? 0) + 1;
  }
  await insertFile(tx, {
    clinic_id: clinicId,
    id,
    folder: file.folder,
    // Half of what a cut goes through can't be kept, nor a null character.
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
