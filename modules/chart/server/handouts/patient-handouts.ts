import { sql } from 'kysely';
import type { PortalOperation } from '#platform/module.ts';
import type { Queryable } from '#platform/database.ts';

/** A handout as its patient reads it. */
export interface SentHandout {
  id: string;
  title: string;
  text: string;
  sent_time: Date;
}

/** What was put onto a patient's own page, the newest first. */
export async function readSentHandouts(db: Queryable, clinicId: string, patientId: string): Promise<SentHandout[]> {
  const { rows } = await sql<SentHandout>`
    select h.id, h.title, h.body as text, h.sent_time from chart.note_handout h
    join chart.chart_note n on n.clinic_id = h.clinic_id and n.id = h.note_id
    where h.clinic_id = ${clinicId} and n.patient_id = ${patientId} and n.deleted_time is null and h.deleted_time is null
      and h.sent_time is not null
    order by h.sent_time desc, h.id desc limit 100`.execute(db);
  return rows;
}

/** The handouts of the patient who asks, on their own page. */
export const patientHandouts: PortalOperation = async ({ app, clinicId, patientId }) => ({
  handouts: await readSentHandouts(app.database.kysely, clinicId, patientId),
});
