import { sql } from 'kysely';
import { readParts } from '#chart/server';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { feesOf } from './fee-of.ts';

/** A procedure of a note that has no price. */
export interface UnpricedProcedure {
  code_type: string;
  code: string;
  description: string;
}

/** Returns the procedures of an open note that become drafts when it is signed, and have no price. */
export async function unpricedProcedures(
  db: Queryable,
  clinicId: string,
  noteId: string,
): Promise<UnpricedProcedure[]> {
  const { rows } = await columnsOf('billing.account_note', ['author_id', 'service_date'])
    .select(sql`from billing.account_note where clinic_id = ${clinicId} and id = ${noteId} and signed_time is null`)
    .execute(db);
  const [note] = rows;
  const charges = await db
    .selectFrom('billing.charge')
    .select('code')
    .where('clinic_id', '=', clinicId)
    .where('encounter_id', '=', noteId)
    .where('deleted_time', 'is', null)
    .execute();
  const charged = new Set(charges.map(({ code }) => code));
  const all = note === undefined ? [] : ((await readParts(db, clinicId, [noteId], ['cpts'])).get(noteId)?.cpts ?? []);
  const procedures = all
    .filter(({ cpt_code }) => !charged.has(cpt_code))
    .map(({ cpt_code_type, cpt_code, modifiers, official_name }) => ({
      code_type: cpt_code_type,
      code: cpt_code,
      modifiers,
      description: official_name,
    }));
  if (procedures.length === 0) return [];
  const fees = await feesOf(db, clinicId, note!.author_id, procedures, note!.service_date);
  return procedures
    .filter((_procedure, index) => fees[index] === null)
    .map(({ code_type, code, description }) => ({ code_type, code, description }));
}
