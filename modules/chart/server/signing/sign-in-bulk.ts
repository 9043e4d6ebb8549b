import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { signatureOf } from '../content-hash.ts';
import { readParts } from '../parts/parts.sql.ts';
import { canonicalCodes } from './note-parts.ts';

/** The signature of a note. */
export interface BulkSignature {
  id: string;
  signer_id: string;
  signer_name: string;
  signed_time: Date;
}

/**
 * Signs notes of the demo clinic whose only parts are diagnoses and procedures, without checks, audit entries or
 * published events; returns the hashes by note.
 */
export async function signNotesInBulk(
  tx: Tx,
  clinicId: string,
  signatures: readonly BulkSignature[],
): Promise<Map<string, Buffer>> {
  const ids = signatures.map(({ id }) => id);
  const parts = await readParts(tx, clinicId, ids, ['diagnosis', 'cpts']);
  const notes = await tx
    .selectFrom('chart.chart_note')
    .select(['clinic_id', 'id', 'patient_id', 'author_id', 'event_id', 'record_name', 'encounter_mode'])
    .select(['service_date', 'note', 'nurse_note', 'non_medical'])
    .where('clinic_id', '=', clinicId)
    .where('id', 'in', ids)
    .execute();
  const noteOf = new Map(notes.map((note) => [note.id, note]));
  const hashes = new Map(
    signatures.map((signature) => {
      const own = parts.get(signature.id)!;
      const content = { ...noteOf.get(signature.id)!, ...signature, signature_form: 2, parts: canonicalCodes(own) };
      return [signature.id, signatureOf(content)] as const;
    }),
  );
  const column = <K extends keyof BulkSignature>(name: K): BulkSignature[K][] => signatures.map((one) => one[name]);
  await sql`
    update chart.chart_note n set signer_id = s.signer_id, signer_name = s.signer_name, signed_time = s.signed_time,
      signed_hash = s.hash, signed_patient_id = n.patient_id, signature_form = 2, updated_time = s.signed_time,
      version = n.version + 1
    from unnest(${ids}::uuid[], ${column('signer_id')}::uuid[], ${column('signer_name')}::text[],
      ${column('signed_time')}::timestamptz[], ${[...hashes.values()]}::bytea[]) as s (id, signer_id, signer_name, signed_time, hash)
    where n.clinic_id = ${clinicId} and n.id = s.id`.execute(tx);
  await sql`
    insert into chart.note_words (clinic_id, note_id, words)
    select clinic_id, id, chart.words_of(record_name, note, nurse_note) from chart.chart_note
    where clinic_id = ${clinicId} and id = any(${ids}::uuid[])
    on conflict (clinic_id, note_id) do update set words = excluded.words`.execute(tx);
  return hashes;
}
