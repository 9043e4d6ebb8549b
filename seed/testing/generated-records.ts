import type { App } from '#platform/app.ts';
import { newId } from '#platform/id.ts';
import type { AccessRule } from '#platform/module.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { insertCopies, type JsonRow, sampleRow } from './insert-copies.ts';
import { receiveLabs } from './generated-labs.ts';
import { writeNotes } from './generated-notes.ts';
import { endPeople, insertPeople } from './generated-people.ts';

const SEVERITIES = ['mild', 'moderate', 'severe', null];
const CATEGORIES = ['drug', 'food', 'insect', 'latex', 'mold', 'pet', 'pollen'];
const STATUSES = ['active', 'inactive', 'resolved', 'entered_in_error'];
const DAY = '2024-02-29';

/** The state of a prescription, of its cancellation and of its dispensing. */
const PRESCRIPTIONS = ['Saved', 'Waiting', 'Queued', 'Confirmed', 'Failed', 'Unknown', 'Printed', 'Withdrawn'].flatMap(
  (state) =>
    [null, 'Waiting', 'Queued', 'Approved', 'Denied', 'Failed', 'Unknown'].flatMap((cancel_state) =>
      [null, 'Dispensed', 'PartiallyDispensed', 'NotDispensed', 'Transferred'].map((fill_state) => ({
        state,
        cancel_state,
        fill_state,
      })),
    ),
);

/**
 * Adds patients to the demo clinic, with records of every type in every state, and returns their ids. The same number
 * gives the same records, but for ids.
 */
export async function generateRecords(app: App, clinicId: string, count: number): Promise<string[]> {
  const ids = await insertPeople(app, clinicId, count);
  const ctx = await contextOf(app, clinicId);
  await writeLists(app, ids);
  await writeVitals(app, clinicId, ids);
  await writeVisits(app, ids);
  await writeNotes(app, ctx, ids);
  await receiveLabs(app, ctx, ids);
  await writeOthers(app, ids);
  await endPeople(app, ids);
  return ids;
}

async function contextOf(app: App, clinicId: string): Promise<RequestContext> {
  const { rows } = await app.database.pool.query(
    `select m.user_id, p.practice_id from practice.member m join practice.member_practice p using (clinic_id, user_id)
     where m.clinic_id = $1 and m.npi is not null order by m.last_name limit 1`,
    [clinicId],
  );
  const { modules } = await import('#server/modules.gen.ts');
  const rules = modules.flatMap(({ accessRules }): readonly AccessRule[] => accessRules);
  const { user_id: userId, practice_id: practiceId } = rows[0] as { user_id: string; practice_id: string };
  const actor = {
    userId,
    name: 'Dr. Test',
    clinicId,
    timeZone: 'America/New_York',
    practiceId,
    sessionId: newId(),
    roles: ['Doctor'],
    rules: new Set(rules.map(({ id }) => id)),
  };
  return { app, actor, now: app.clock(), id: newId(), ip: null, device: 'test' };
}

/** Allergies, the statement that there are none, problems and medications. */
async function writeLists({ database }: App, ids: readonly string[]): Promise<void> {
  const every = <T>(list: readonly T[], at: number): T => list[at % list.length]!;
  const allergy = await sampleRow(database, 'patients.allergy');
  await insertCopies(
    database,
    'patients.allergy',
    allergy,
    ids.flatMap((patient_id, at) =>
      at % 5 === 0
        ? []
        : [0, 1, 2].map((more) => ({
            id: newId(),
            patient_id,
            substance: `Substance ${at} ${more} & <more>`,
            category: every(CATEGORIES, at + more),
            status: every(STATUSES, at + more * 3),
            severity: every(SEVERITIES, at * 3 + more),
            reaction: (at + more) % 3 === 0 ? null : 'Hives, “swelling”',
            onset_date: (at + more) % 2 === 0 ? DAY : null,
          })),
    ),
  );
  await database.pool.query(
    `update patients.patient set no_allergies_time = updated_time, no_allergies_by = 'Dr. Test' where id = any($1)`,
    [ids.filter((_, at) => at % 5 === 0)],
  );
  await insertCopies(
    database,
    'chart.problem',
    await sampleRow(database, 'chart.problem'),
    ids.flatMap((patient_id, at) =>
      ['active', 'resolved'].map((status) => ({
        id: newId(),
        patient_id,
        problem_name: `Problem ${at} of ${status}`,
        icd_code: at % 3 === 0 ? null : 'I10',
        status,
        onset_date: at % 2 === 0 ? DAY : null,
        resolved_date: status === 'resolved' ? '2025-01-01' : null,
        comment: at % 4 === 0 ? null : 'At home',
      })),
    ),
  );
  await insertCopies(
    database,
    'patients.medication_record',
    await sampleRow(database, 'patients.medication_record'),
    ids.flatMap((patient_id, at) =>
      ['Drug', 'Supplement'].map((record_type, more) => ({
        id: newId(),
        patient_id,
        record_type,
        drug_name: `Drug ${at}`,
        frequency: every([null, '', 'once daily'], at),
        from_date: every([null, DAY], at + more),
        to_date: every([null, null, '2025-06-01', '2030-01-01'], at + more),
      })),
    ),
  );
}

/** Each vital at the ends of what is plausible, retracted ones, and blood pressures of which one value is missing. */
async function writeVitals({ database }: App, clinicId: string, ids: readonly string[]): Promise<void> {
  const { rows: definitions } = await database.pool.query<{ id: string; low: number | null; high: number | null }>(
    'select id, plausible_low as low, plausible_high as high from vitals.definition where clinic_id = $1',
    [clinicId],
  );
  const sample = await sampleRow(database, 'vitals.record');
  const changes = ids.flatMap((patient_id, at) =>
    definitions.flatMap(({ id, low, high }, place): JsonRow[] => {
      if ((at + place) % 4 === 3) return [];
      const isWrong = (at + place) % 10 === 9;
      return [
        {
          id: newId(),
          definition_id: id,
          patient_id,
          value: at % 2 === 0 ? (low ?? 0) : (high ?? 999.99),
          collect_time: `2026-11-2${at % 3}T15:00:00Z`,
          error_time: isWrong ? '2026-11-23T15:00:00Z' : null,
          error_reason: isWrong ? 'Wrong patient' : null,
          error_user_id: isWrong ? sample['collector_user_id'] : null,
        },
      ];
    }),
  );
  await insertCopies(database, 'vitals.record', sample, changes);
}

/** Appointments in every state, of people and online. */
async function writeVisits({ database }: App, ids: readonly string[]): Promise<void> {
  const states = ['pending', 'confirmed', 'checkedin', 'noshow', 'canceled'];
  await insertCopies(
    database,
    'scheduling.event',
    await sampleRow(database, 'scheduling.event', 'patient_id is not null and first_calendar_id is not null'),
    ids.flatMap((patient_id, at) =>
      states.map((status, more) => ({
        id: newId(),
        patient_id,
        status,
        title: at % 3 === 0 ? '' : 'Checkup & “talk”',
        notes: at % 2 === 0 ? null : 'Bring X-rays',
        is_online_meeting: (at + more) % 2 === 0,
        patient_response: [null, 'confirmed', 'cancel_asked'][at % 3],
        canceled_time: status === 'canceled' ? '2026-11-20T15:00:00Z' : null,
        start_time: `2026-11-${10 + more}T15:00:00Z`,
        end_time: `2026-11-${10 + more}T15:${at % 2 === 0 ? '00' : '30'}:30Z`,
        series_id: null,
      })),
    ),
  );
}

/** Prescriptions, insurances, dispensed drugs and answered questionnaires. */
async function writeOthers({ database }: App, ids: readonly string[]): Promise<void> {
  const { pool } = database;
  await insertCopies(
    database,
    'prescribing.prescription',
    await sampleRow(database, 'prescribing.prescription'),
    ids.map((patient_id, at) => ({
      id: newId(),
      client_key: newId(),
      message_id: newId(),
      network_message_id: null,
      order_number: null,
      medication_record_id: null,
      follows_id: null,
      patient_id,
      ...PRESCRIPTIONS[(at * 11) % PRESCRIPTIONS.length],
      quantity: ['30', '0.5', 'a few', ''][at % 4],
      refills: [null, 0, 99][at % 3],
      days_supply: [null, 30][at % 2],
      sig: ['', 'Take 1 tablet & rest'][at % 2],
      drug_db_code: at % 2 === 0 ? '314076' : '',
      drug_db_qualifier: at % 2 === 0 ? 'SCD' : '',
      diagnoses: at % 3 === 0 ? [] : [{ code: at % 2 === 0 ? 'I10' : '', name: 'Hypertension' }],
    })),
  );
  // A note of the same patient, if it is a medical one.
  await pool.query(
    `update prescribing.prescription p set note_id = n.id from chart.chart_note n
     where n.clinic_id = p.clinic_id and n.patient_id = p.patient_id and p.patient_id = any($1)`,
    [ids],
  );
  const { rows: payers } = await pool.query<{ id: string }>('select id from eligibility.payer order by payer_name');
  await insertCopies(
    database,
    'eligibility.coverage',
    await sampleRow(database, 'eligibility.coverage'),
    ids.map((patient_id, at) => {
      const isOwn = at % 4 === 0;
      return {
        id: newId(),
        client_key: null,
        patient_id,
        payer_id: payers[at % payers.length]!.id,
        priority: ['Primary', 'Secondary', 'Tertiary'][at % 3],
        relationship: ['Self', 'Spouse', 'Child', 'Other'][at % 4],
        subscriber_first_name: isOwn ? null : 'Zoë',
        subscriber_last_name: isOwn ? null : 'Moss',
        subscriber_date_of_birth: isOwn ? null : DAY,
        plan_name: at % 2 === 0 ? '' : 'PPO',
        group_number: at % 3 === 0 ? '' : 'G1',
        group_name: at % 2 === 0 ? '' : 'Harbor Works',
        start_date: at % 2 === 0 ? null : DAY,
        end_date: at % 3 === 0 ? '2025-01-01' : null,
      };
    }),
  );
  await insertCopies(
    database,
    'inventory.dispensing',
    await sampleRow(
      database,
      'inventory.dispensing',
      `quantity > 0 and exists (select 1 from inventory.item i where i.id = t.item_id and i.kind = 'drug'
         or exists (select 1 from inventory.product p where p.id = t.product_id and p.item_id = i.id and i.kind = 'drug'))`,
    ),
    ids.map((patient_id, at) => ({
      id: newId(),
      client_key: newId(),
      patient_id,
      charge_id: null,
      note_id: null,
      order_id: null,
      quantity: at + 1,
      directions: at % 2 === 0 ? '' : 'Twice a day',
      days_supply: at % 3 === 0 ? null : 10,
    })),
  );
  await writeSurveys(database, ids);
}

/** Answered questionnaires, and one with a decimal and without the questions of its score. */
async function writeSurveys(database: App['database'], ids: readonly string[]): Promise<void> {
  const { pool } = database;
  const survey = await sampleRow(database, 'questionnaires.survey', 'submitted_time is not null and score is not null');
  const copies = ids.map((patient_id) => ({ id: newId(), patient_id, event_id: null, request_id: null }));
  await insertCopies(database, 'questionnaires.survey', survey, copies);
  await pool.query(
    `insert into questionnaires.survey_answer (clinic_id, survey_id, question_id, answer, answered_time, index_in_survey)
     select clinic_id, id, question_id, answer, answered_time, index_in_survey
     from questionnaires.survey_answer, unnest($2::uuid[]) as id where survey_id = $1`,
    [survey['id'], copies.map(({ id }) => id)],
  );
  const number = 1000;
  await pool.query(
    `insert into questionnaires.questionnaire_version (clinic_id, questionnaire_id, number, definition, name, published_time)
     select clinic_id, questionnaire_id, $2, jsonb_set(definition, '{questions}', definition->'questions' || jsonb_build_array(
         definition->'questions'->0 || '{"id": "tired", "type": "number", "decimals": 1, "choices": []}')), name, published_time
     from questionnaires.questionnaire_version where questionnaire_id = $1 and number < $2`,
    [survey['questionnaire_id'], number],
  );
  const other = { id: newId(), patient_id: ids[0], event_id: null, request_id: null, version_number: number };
  await insertCopies(database, 'questionnaires.survey', survey, [other]);
  const answer = await sampleRow(database, 'questionnaires.survey_answer', `survey_id = '${String(survey['id'])}'`);
  await insertCopies(database, 'questionnaires.survey_answer', answer, [
    { survey_id: other.id, question_id: 'tired', answer: 7.5 },
  ]);
}
