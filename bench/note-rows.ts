import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { type BenchApi, loadApi } from './api.ts';
import type { BenchClinic } from './bench-clinic.ts';
import type { LoadResult } from './load.ts';
import { pageQuery } from './page-query.ts';

/** Number of unsigned notes. */
const OPEN = 4000;
/** Many more than concurrent calls, so that a note's save has returned before its next one is sent. */
const WRITTEN = 512;

/** Notes of the bench clinic. */
export interface BenchNotes {
  signed: string[];
  open: string[];
}

const SECTIONS = ['Subjective', 'Objective', 'Assessment', 'Plan'];
const SENTENCES = [
  'The knee has hurt for three weeks, more on stairs than on level ground.',
  'No fever, no swelling, no fall that anybody remembers.',
  'Walks without a limp, full range of motion, tender along the inner joint line.',
  'Rest it, keep it moving without weight, and come back in two weeks if it is not better.',
];
const words = (times: number): string =>
  SECTIONS.map((title, at) => `<h2>${title}</h2><p>${`${SENTENCES[at]} `.repeat(times)}</p>`).join('');

/**
 * Fills the clinic with signed notes, each with two diagnoses, two procedures, a drug and other typical data of a
 * visit.
 */
export async function fillNotes(database: Database, clinic: BenchClinic, count: number): Promise<BenchNotes> {
  const { clinicId, userId, patientIds } = clinic;
  const ids = Array.from({ length: count + OPEN }, () => newId());
  const text = words(3);
  for (let at = 0; at < ids.length; at += 20_000) {
    const some = ids.slice(at, at + 20_000);
    const patients = some.map((_, n) => patientIds[((at + n) * 7919) % patientIds.length]!);
    const signed = some.map((_, n) => at + n < count);
    await sql`
      insert into chart.chart_note (clinic_id, id, patient_id, author_id, encounter_mode, record_name, note, nurse_note, service_date,
        editor_id, signer_id, signer_name, signed_time, signed_hash, signature_form, has_diagnosis, has_procedure, created_time, updated_time)
      select ${clinicId}, n.id, n.patient_id, ${userId}, 'office', 'Office visit', ${text}, '', current_date - (n.at % 1500)::int,
        ${userId}, case when n.signed then ${userId}::uuid end, case when n.signed then 'Doctor Bench' end,
        case when n.signed then now() end, case when n.signed then '\\x00'::bytea end, 2, true, true, now(), now()
      from unnest(${some}::uuid[], ${patients}::uuid[], ${signed}::boolean[]) with ordinality n(id, patient_id, signed, at)`.execute(
      database.kysely,
    );
    await sql`
      insert into chart.note_diagnosis (clinic_id, id, note_id, icd_code, icd_code_type, official_name, sort_index, created_by, created_time)
      select ${clinicId}, gen_random_uuid(), id, d.code, 'ICD-10-CM', d.name, d.at, ${userId}, now()
      from unnest(${some}::uuid[]) id, (values ('M25.561', 'Pain in right knee', 0), ('I10', 'Essential (primary) hypertension', 1)) d(code, name, at)`.execute(
      database.kysely,
    );
    await sql`
      insert into chart.note_procedure (clinic_id, id, note_id, cpt_code, cpt_code_type, official_name, modifiers, units, pointers,
        sort_index, created_by, created_time)
      select ${clinicId}, gen_random_uuid(), id, d.code, 'CPT', d.name, '{}', 1, '{}', d.at, ${userId}, now()
      from unnest(${some}::uuid[]) id, (values ('99213', 'Office visit', 0), ('20610', 'Injection of a joint', 1)) d(code, name, at)`.execute(
      database.kysely,
    );
    await sql`
      insert into chart.note_substance (clinic_id, id, note_id, kind, substance_name, sort_index, created_by, created_time)
      select ${clinicId}, gen_random_uuid(), id, 'drug', 'Naproxen 500 mg tablet', 0, ${userId}, now()
      from unnest(${some}::uuid[]) id`.execute(database.kysely);
  }
  for (const table of ['chart_note', 'note_diagnosis', 'note_procedure', 'note_substance'])
    await database.pool.query(`vacuum analyze chart.${table}`);
  return { signed: ids.slice(0, count), open: ids.slice(count) };
}

/** Opens unsigned notes, as the page does. */
export function loadOpening(api: BenchApi, { open }: BenchNotes, seconds: number): Promise<LoadResult> {
  return loadApi(
    api,
    'chart',
    pageQuery('chart/web/chart', 'ChartNoteById'),
    (index) => ({ id: open[(index * 104_729) % open.length] }),
    {
      seconds,
      fits: (body) => body.includes('M25.561') && body.includes('Naproxen'),
    },
  );
}

/** Opens signed notes, whose signature is verified each time. */
export function loadSigned(api: BenchApi, { signed }: BenchNotes, seconds: number): Promise<LoadResult> {
  return loadApi(
    api,
    'chart',
    pageQuery('chart/web/chart', 'ChartNoteById'),
    (index) => ({ id: signed[(index * 104_729) % signed.length] }),
    {
      seconds,
      fits: (body) => body.includes('M25.561') && body.includes('"signature_intact":'),
    },
  );
}

const SAVE = `mutation SaveChartNote($id: ID!, $version: Int!, $input: ChartNotePatch!) {
  chart_note_update(id: $id, version: $version, input: $input) { id version update_time } }`;

/**
 * Saves several hundred notes after each typed word, each save based on the previous one: nearly all within one editing
 * session.
 */
export function loadSaving(api: BenchApi, { open }: BenchNotes, seconds: number): Promise<LoadResult> {
  const text = words(3);
  const written = open.slice(0, WRITTEN);
  return loadApi(
    api,
    'chart',
    SAVE,
    (index) => {
      const version = 1 + Math.floor(index / written.length);
      return { id: written[index % written.length], version, input: { note: `${text}<p>Word ${index}</p>` } };
    },
    { seconds, fits: (body) => body.includes('"update_time"') },
  );
}
