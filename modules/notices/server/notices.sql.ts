import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { type Template, templates } from './templates.ts';

const table = clinicTable('notices.notice', [
  'id',
  'patient_id',
  'channel',
  'recipient',
  'subject',
  'body',
  'created_by',
  'created_time',
]);

/** A text or an email that a member has written to a patient. */
export interface NoticeRow extends RowOfTable<typeof table> {
  created_by_name: string;
}

/** Returns notices by id. */
export async function readNotices(db: Queryable, clinicId: string, ids: readonly string[]): Promise<NoticeRow[]> {
  const { rows } = await table
    .as('n')
    .and(fullName('created_by_name', 'm'))
    .select(sql`from notices.notice n join notices.notice_member m on m.clinic_id = n.clinic_id and m.user_id = n.created_by
    where n.clinic_id = ${clinicId} and n.id = any(${ids}::uuid[])`)
    .execute(db);
  return rows;
}

/** Returns the available templates, by name. */
export const readTemplates = (db: Queryable, clinicId: string): Promise<Template[]> =>
  templates.table
    .select(db, { clinicId })
    .where('deleted_time', 'is', null)
    .orderBy(({ fn }) => fn('lower', ['name']))
    .orderBy('id')
    .limit(500)
    .execute();

/** Returns the patient's latest consent to being contacted, by channel. */
export async function readConsents(db: Queryable, clinicId: string, patientId: string) {
  const rows = await db
    .selectFrom('notices.consent')
    .distinctOn('channel')
    .select(['channel', 'given', 'noted_time'])
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .orderBy('channel')
    .orderBy('noted_time', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.channel, row]));
}
