import { createHash } from 'node:crypto';
import { canonicalNote, type SignedContent } from '../rules/index.ts';
import type { Note } from './notes.sql.ts';

/** What the audit log holds in place of a text: it tells whether two are the same, and nothing of what they say. */
export function textHash(text: string): string {
  return `sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** SHA-256 of what a signature covers. */
export function signatureOf(content: SignedContent): Buffer {
  return createHash('sha256').update(canonicalNote(content)).digest();
}

/** Whether a note is still what was signed; null while it is unsigned. The texts must have been read whole. */
export function isSignatureIntact(note: Note): boolean | null {
  const { signer_id, signer_name, signed_time, signed_hash } = note;
  if (signer_id === null || signer_name === null || signed_time === null || signed_hash === null) return null;
  const patient_id = note.signed_patient_id ?? note.patient_id;
  return signatureOf({ ...note, patient_id, signer_id, signer_name, signed_time }).equals(signed_hash);
}
