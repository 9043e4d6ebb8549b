import { createHash } from 'node:crypto';
import type { App } from '#platform/app.ts';
import { canonicalNote, type SignedContent } from '../rules/index.ts';
import type { Note } from './notes.sql.ts';
import { addendumHash, readAddendumHashes } from './signing/addenda.sql.ts';
import { canonicalParts } from './signing/note-parts.ts';
import type { NoteContent } from './whole-note.sql.ts';

/** The audit log's substitute for a text: shows whether two texts are equal without revealing them. */
export function textHash(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** Returns the SHA-256 of the signed content. */
export function signatureOf(content: SignedContent): Buffer {
  return createHash('sha256').update(canonicalNote(content)).digest();
}

/**
 * Returns whether a note, its parts and addenda are unchanged since the signature; null while it is unsigned. The texts
 * must have been read in full; what was read with the note is not read again.
 */
export async function isSignatureIntact(
  app: App,
  note: Note,
  read: NoteContent | null = null,
): Promise<boolean | null> {
  const { signer_id, signer_name, signed_time, signed_hash } = note;
  if (signer_id === null || signer_name === null || signed_time === null || signed_hash === null) return null;
  const { kysely } = app.database;
  const patient_id = note.signed_patient_id ?? note.patient_id;
  const [parts, addenda] = await Promise.all([
    note.signature_form === 1 ? {} : canonicalParts(app, kysely, note.clinic_id, note.id, read),
    read?.parts.addenda?.length === 0 ? [] : readAddendumHashes(kysely, note.clinic_id, note.id),
  ]);
  const content = { ...note, patient_id, signer_id, signer_name, signed_time, parts };
  return (
    signatureOf(content).equals(signed_hash) &&
    addenda.every((addendum) => addendumHash(addendum).equals(addendum.addendum_hash))
  );
}
