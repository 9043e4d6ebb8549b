import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';

/** How long the drafts of a signed note may wait. */
const HOURS = 24;

/** The draft charges of a signed note. */
export interface UnpostedNoteRow {
  note_id: string;
  patient_id: string;
  patient_name: string;
  provider: string;
  service_date: string;
  signed_time: Date;
  count: number;
  total: number;
}

/** Returns drafts of notes signed more than a day ago, grouped by note, oldest first. */
export async function readUnposted(
  db: Queryable,
  clinicId: string,
  now: Date,
  take: number,
): Promise<{ count: number; total: number; notes: UnpostedNoteRow[] }> {
  const { rows } = await sql<UnpostedNoteRow & { all_count: number; all_total: number }>`
    select n.id as note_id, n.patient_id, p.first_name || ' ' || p.last_name as patient_name,
      m.first_name || ' ' || m.last_name as provider, n.service_date, n.signed_time, count(*)::int as count,
      sum(c.amount_of_charge)::bigint as total, (sum(count(*)) over ())::int as all_count,
      (sum(sum(c.amount_of_charge)) over ())::bigint as all_total
    from billing.charge c
    join billing.account_note n on n.clinic_id = c.clinic_id and n.id = c.encounter_id
    join billing.account_patient p on p.clinic_id = c.clinic_id and p.id = n.patient_id
    join billing.account_member m on m.clinic_id = c.clinic_id and m.user_id = n.author_id
    where c.clinic_id = ${clinicId} and c.state = 'draft' and c.deleted_time is null and p.deleted_time is null
      and n.withdrawn_time is null and n.deleted_time is null and n.signed_time < ${new Date(now.getTime() - HOURS * 3_600_000)}
    group by n.id, n.patient_id, p.first_name, p.last_name, m.first_name, m.last_name, n.service_date, n.signed_time
    order by n.signed_time, n.id limit ${take}`.execute(db);
  return {
    count: rows[0]?.all_count ?? 0,
    total: rows[0]?.all_total ?? 0,
    notes: rows,
  };
}
