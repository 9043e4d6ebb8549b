import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { Channel } from '../rules/index.ts';

/** What a member has written to a patient. */
export interface NoticeRow {
  id: string;
  patient_id: string;
  channel: Channel;
  recipient: string;
  subject: string;
  body: string;
  created_by: string;
  created_by_name: string;
  created_time: Date;
}

/** A template for texts and mails. */
export interface TemplateRow {
  id: string;
  name: string;
  channel: Channel;
  subject: string;
  body: string;
  version: number;
}

/** Notices by their ids. */
export async function readNotices(db: Queryable, clinicId: string, ids: readonly string[]): Promise<NoticeRow[]> {
  const { rows } = await sql<NoticeRow>`
    select n.id, n.patient_id, n.channel, n.recipient, n.subject, n.body, n.created_by,
      m.first_name || ' ' || m.last_name as created_by_name, n.created_time
    from notices.notice n join notices.notice_member m on m.clinic_id = n.clinic_id and m.user_id = n.created_by
    where n.clinic_id = ${clinicId} and n.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}

/** Templates that are on the list, by name; one of them, locked, where `id` says so. */
export async function readTemplates(db: Queryable, clinicId: string, id: string | null = null): Promise<TemplateRow[]> {
  const { rows } = await sql<TemplateRow>`
    select id, name, channel, subject, body, version from notices.template
    where clinic_id = ${clinicId} and deleted_time is null and (${id}::uuid is null or id = ${id})
    order by lower(name), id limit 500 ${id === null ? sql`` : sql`for update`}`.execute(db);
  return rows;
}

/** What a patient has said last of being written to, by channel. */
export async function readConsents(
  db: Queryable,
  clinicId: string,
  patientId: string,
): Promise<Map<string, { given: boolean; noted_time: Date }>> {
  const { rows } = await sql<{ channel: string; given: boolean; noted_time: Date }>`
    select distinct on (channel) channel, given, noted_time from notices.consent
    where clinic_id = ${clinicId} and patient_id = ${patientId} order by channel, noted_time desc, id desc`.execute(db);
  return new Map(rows.map(({ channel, ...rest }) => [channel, rest]));
}
