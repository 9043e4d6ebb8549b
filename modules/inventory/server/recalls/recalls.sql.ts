import { sql } from 'kysely';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('inventory.recall', [
  'id',
  'reason',
  'reference',
  'created_time',
  'closed_time',
  'disposition',
  'version',
]);

/** A recall of lots, with the number of affected and notified patients. */
export interface Recall extends RowOfTable<typeof table> {
  created_by_name: string;
  closed_by_name: string | null;
  lot_names: string;
  patient_count: number;
  told_count: number;
  on_hand: number;
}

/** A patient who received a recalled lot and did not return all of it, with their notification. */
export interface RecallPatient {
  recall_id: string;
  patient_id: string;
  patient_name: string;
  date_of_birth: string | null;
  phone: string | null;
  email: string | null;
  lots: string;
  quantity: number;
  last_time: Date;
  told_time: Date | null;
  told_by_name: string | null;
  way: DB['inventory.recall_contact']['way'] | null;
  comment: string | null;
}

const EXPOSED =
  sql.raw(`select l.recall_id, l.clinic_id, m.patient_id, -sum(m.quantity)::int as quantity, max(m.created_time) as last_time,
    string_agg(distinct i.item_name || ' ' || l.lot_number, ', ') as lots
  from inventory.lot l
  join inventory.movement m on m.clinic_id = l.clinic_id and m.lot_id = l.id and m.kind in ('dispense', 'undispense')
  join inventory.item i on i.clinic_id = l.clinic_id and i.id = l.item_id
  where l.recall_id is not null and m.patient_id is not null
  group by l.recall_id, l.clinic_id, m.patient_id having sum(m.quantity) < 0`);

/** Returns the clinic's recalls, newest first; only one if an id is given. */
export async function readRecalls(db: Queryable, clinicId: string, id: string | null = null): Promise<Recall[]> {
  const { rows } = await sql<Recall>`
    with exposed as (${EXPOSED})
    select ${table.columns('r')},
      u.first_name || ' ' || u.last_name as created_by_name, c.first_name || ' ' || c.last_name as closed_by_name,
      coalesce((select string_agg(i.item_name || ' ' || l.lot_number, ', ' order by i.item_name, l.lot_number) from inventory.lot l
        join inventory.item i on i.clinic_id = l.clinic_id and i.id = l.item_id
        where l.clinic_id = r.clinic_id and l.recall_id = r.id), '') as lot_names,
      (select count(*)::int from exposed e where e.clinic_id = r.clinic_id and e.recall_id = r.id) as patient_count,
      (select count(*)::int from exposed e join inventory.recall_contact t on t.clinic_id = e.clinic_id and t.recall_id = e.recall_id
        and t.patient_id = e.patient_id where e.clinic_id = r.clinic_id and e.recall_id = r.id) as told_count,
      coalesce((select sum(s.quantity) from inventory.stock s join inventory.lot l on l.clinic_id = s.clinic_id and l.id = s.lot_id
        where s.clinic_id = r.clinic_id and l.recall_id = r.id), 0)::int as on_hand
    from inventory.recall r
    join inventory.stock_member u on u.clinic_id = r.clinic_id and u.user_id = r.created_by
    left join inventory.stock_member c on c.clinic_id = r.clinic_id and c.user_id = r.closed_by
    where r.clinic_id = ${clinicId} and (${id}::uuid is null or r.id = ${id}::uuid)
    order by r.created_time desc, r.id desc`.execute(db);
  return rows;
}

/** Returns the patients who received recalled lots and did not return them, those not notified yet first. */
export async function readRecallPatients(
  db: Queryable,
  clinicId: string,
  recallId: string,
  patientId: string | null = null,
): Promise<RecallPatient[]> {
  const { rows } = await sql<RecallPatient>`
    with exposed as (${EXPOSED})
    select e.recall_id, e.patient_id, n.first_name || ' ' || n.last_name as patient_name, n.date_of_birth, coalesce(n.mobile, n.home_phone) as phone,
      n.email, e.lots, e.quantity, e.last_time, t.told_time, t.way, t.comment, u.first_name || ' ' || u.last_name as told_by_name
    from exposed e join inventory.stock_patient n on n.clinic_id = e.clinic_id and n.id = e.patient_id
    left join inventory.recall_contact t on t.clinic_id = e.clinic_id and t.recall_id = e.recall_id and t.patient_id = e.patient_id
    left join inventory.stock_member u on u.clinic_id = t.clinic_id and u.user_id = t.told_by
    where e.clinic_id = ${clinicId} and e.recall_id = ${recallId} and (${patientId}::uuid is null or e.patient_id = ${patientId}::uuid)
    order by t.told_time is not null, n.last_name, n.first_name, e.patient_id`.execute(db);
  return rows;
}
