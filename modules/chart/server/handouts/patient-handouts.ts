import { sql } from 'kysely';
import { readFile } from '#files/server';
import { domainError } from '#platform/domain-error.ts';
import { isId } from '#platform/id.ts';
import type { PortalOperation } from '#platform/module.ts';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { readGivenFile } from './handout-files.sql.ts';

/** A handout as shown to its patient. */
export interface SentHandout {
  id: string;
  title: string;
  /** Empty if it is a PDF. */
  text: string;
  file_name: string | null;
  sent_time: Date;
}

/** Returns the handouts shared in the patient portal, newest first. */
export async function readSentHandouts(db: Queryable, clinicId: string, patientId: string): Promise<SentHandout[]> {
  const { rows } = await columnsOf({ h: 'chart.note_handout' }, ['h.id', 'h.title', 'h.body as text', 'h.sent_time'])
    .filled('sent_time')
    .and(columnsOf({ f: 'files.file' }, ['f.name as file_name']).orNull())
    .select(sql`from chart.note_handout h
    left join files.file f on f.clinic_id = h.clinic_id and f.id = h.file_id
    join chart.chart_note n on n.clinic_id = h.clinic_id and n.id = h.note_id
    where h.clinic_id = ${clinicId} and n.patient_id = ${patientId} and n.deleted_time is null and h.deleted_time is null
      and h.sent_time is not null
    order by h.sent_time desc, h.id desc`)
    .execute(db);
  return rows;
}

/** The patient's own handouts in the portal. */
export const patientHandouts: PortalOperation = async ({ app, clinicId, patientId }) => ({
  handouts: await readSentHandouts(app.database.kysely, clinicId, patientId),
});

/** The PDF of a handout: `{ id }` returns `{ file_name, data }`, with the bytes as base64. */
export const patientHandoutFile: PortalOperation = async ({ app, clinicId, patientId }, input) => {
  const { id } = (input ?? {}) as { id?: unknown };
  const none = domainError('NOT_FOUND', 'This handout is no longer available.', 'Not found');
  if (typeof id !== 'string' || !isId(id)) return none;
  const { kysely } = app.database;
  const sent = (await readSentHandouts(kysely, clinicId, patientId)).find((handout) => handout.id === id);
  const fileId = sent === undefined ? null : await readGivenFile(kysely, clinicId, sent.id);
  const file = fileId === null ? null : await readFile(app, clinicId, fileId);
  return file === null ? none : { file_name: file.name, data: file.bytes.toString('base64') };
};
