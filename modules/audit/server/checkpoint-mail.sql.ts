import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** Returns whether a clinic's administrators get a weekly checkpoint. */
export async function readWeekly(db: Queryable, clinicId: string): Promise<boolean> {
  const { rows } = await columnsOf('audit.checkpoint_mail', ['weekly'])
    .select(sql`from audit.checkpoint_mail where clinic_id = ${clinicId}`)
    .execute(db);
  return rows[0]?.weekly ?? false;
}

/** Stores whether a clinic wants weekly checkpoints. */
export async function saveWeekly(tx: Tx, clinicId: string, weekly: boolean, now: Date): Promise<void> {
  await sql`
    insert into audit.checkpoint_mail (clinic_id, weekly, update_time) values (${clinicId}, ${weekly}, ${now})
    on conflict (clinic_id) do update set weekly = excluded.weekly, update_time = excluded.update_time`.execute(tx);
}

/** Finds the clinics that want weekly checkpoints. */
export async function clinicsWithWeekly(db: Queryable): Promise<string[]> {
  const { rows } = await columnsOf('audit.checkpoint_mail', ['clinic_id'])
    .select(sql`from audit.checkpoint_mail where weekly order by clinic_id`)
    .execute(db);
  return rows.map((row) => row.clinic_id);
}
