import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { type FileRow, findFile } from './files.sql.ts';
import { openBytes, sealedSize } from './seal-bytes.ts';
import { storageOf } from './storage/storage-of.ts';

/** A file with its bytes. */
export interface ReadFile {
  type: string;
  name: string;
  bytes: Buffer;
}

/** Returns a clinic's file by id, or null. Throws if its bytes are missing or were altered. */
export async function readFile(app: App, clinicId: string, id: string): Promise<ReadFile | null> {
  const row = await findFile(app.database.kysely, clinicId, id);
  return row === null ? null : { type: row.type, name: row.name, bytes: await bytesOf(app, row) };
}

/** Returns the bytes of a file. */
export async function bytesOf(app: App, row: FileRow): Promise<Buffer> {
  const sealed = await storageOf(app).get(row.clinic_id, row.id, sealedSize(row.byte_size));
  if (sealed === null) throw new Error(`files: the content of ${row.id} is missing`);
  const bytes = await openBytes(app, `${row.clinic_id}/${row.id}`, sealed, row.wrapped_key);
  if (!createHash('sha256').update(bytes).digest().equals(row.sha256))
    throw new Error(`files: the content of ${row.id} was altered`);
  return bytes;
}
