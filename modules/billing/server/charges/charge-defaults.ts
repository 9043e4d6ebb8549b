import { sql } from 'kysely';
import { readParts } from '#chart/server';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** What a charge is for: a patient, and maybe a note or an event. */
interface ChargeSubject {
  patientId: string;
  noteId: string | null;
  eventId: string | null;
}

/**
 * Returns the rendering provider of a charge, or null: the author of its note, the member whose calendar its event is
 * on, the author of the patient's last note, or the
 * provider of the patient's last visit.
 */
export async function renderingProvider(
  db: Queryable,
  clinicId: string,
  { patientId, noteId, eventId }: ChargeSubject,
  now: Date,
): Promise<string | null> {
  const { rows } = await sql<{ provider_id: string | null }>`
    select coalesce(
      (select author_id from billing.account_note where clinic_id = ${clinicId} and id = ${noteId} and patient_id = ${patientId}),
      (select user_id from billing.event_provider where clinic_id = ${clinicId} and event_id = ${eventId} order by user_id limit 1),
      (select author_id from billing.account_note where clinic_id = ${clinicId} and patient_id = ${patientId}
        and withdrawn_time is null and deleted_time is null order by service_date desc, id desc limit 1),
      (select p.user_id from billing.account_event e join billing.event_provider p on p.clinic_id = e.clinic_id and p.event_id = e.id
        where e.clinic_id = ${clinicId} and e.patient_id = ${patientId} and e.start_time <= ${now}
        order by e.start_time desc, p.user_id limit 1)) as provider_id`.execute(db);
  return rows[0]!.provider_id;
}

/** Returns the provider, day and diagnoses that a new charge of a patient starts with; null where none is known. */
export async function chargeDefaults(
  db: Queryable,
  clinicId: string,
  subject: ChargeSubject,
  now: Date,
): Promise<{
  provider_id: string | null;
  date_of_charge: string | null;
  diagnoses: { code: string; name: string }[];
}> {
  const { patientId, noteId } = subject;
  const provider_id = await renderingProvider(db, clinicId, subject, now);
  const { rows } = await columnsOf('billing.account_note', ['service_date'])
    .select(
      sql`from billing.account_note where clinic_id = ${clinicId} and id = ${noteId} and patient_id = ${patientId}`,
    )
    .execute(db);
  const [note] = rows;
  if (note === undefined) return { provider_id, date_of_charge: null, diagnoses: [] };
  const parts = (await readParts(db, clinicId, [noteId!], ['diagnosis'])).get(noteId!);
  const diagnoses = (parts?.diagnosis ?? []).map(({ icd_code, official_name }) => ({
    code: icd_code,
    name: official_name,
  }));
  return { provider_id, date_of_charge: note.service_date, diagnoses };
}
