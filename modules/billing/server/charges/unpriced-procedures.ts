import { sql } from 'kysely';
import { readParts } from '#chart/server';
import type { Queryable } from '#platform/database.ts';
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
  const { rows } = await sql<{ author_id: string; service_date: string; charged: string[] }>`
    select author_id, service_date, array(select c.code from billing.charge c where c.clinic_id = n.clinic_id
      and c.encounter_id = n.id and c.code is not null and c.deleted_time is null) as charged
    from billing.account_note n where clinic_id = ${clinicId} and id = ${noteId} and signed_time is null`.execute(db);
  const [note] = rows;
  const all = note === undefined ? [] : ((await readParts(db, clinicId, [noteId], ['cpts'])).get(noteId)?.cpts ?? []);
  const procedures = all
    .filter(({ cpt_code }) => !note!.charged.includes(cpt_code))
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
