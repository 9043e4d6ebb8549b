import { beforeEach, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { insertEventsInBulk } from '#scheduling/server';
import { buildCalendar } from '#scheduling/testing';
import { taskSourceSubscribers } from '#tasks/server';
import { crisisOwner } from './crisis-owner.sql.ts';
import { escalateCrisis, followOwners } from './escalate-crisis.ts';
import { questionnaires } from './index.ts';
import { crisisTasks } from './raise-crisis.ts';
import { saveCrisisSetting } from './save-crisis-setting.ts';
import { createSurvey } from './surveys/create-survey.ts';
import { handleCrisis, openCrisis } from './surveys/review-survey.ts';
import { sendSurveys } from './surveys/send-surveys.ts';
import { readSurveys } from './surveys/surveys.sql.ts';
import { surveyClinic } from './testing/test-surveys.ts';
import { urgentSurveys } from './urgent-surveys.ts';

const app = useTestApp();
let clinic: Awaited<ReturnType<typeof surveyClinic>>;
beforeEach(async () => {
  clinic = await surveyClinic(app());
});

const HOUR = 3_600_000;
const later = (hours: number) => ({ ...app(), clock: () => new Date(app().clock().getTime() + hours * HOUR) });

async function answered(code: 'phq-9' | 'phq-2', by: RequestContext = clinic.doctor) {
  const patientId = await clinic.addPatient();
  const survey = must(
    await createSurvey(by, { clinic_patient_id: patientId, questionnaire_id: await clinic.idOf(code) }, null),
  );
  must(await sendSurveys(by, patientId));
  return { patientId, id: survey.id };
}

const cry = (id: string, patientId: string) =>
  clinic.answering('save', { id, version_number: 1, answers: { self_harm: '2' } }, patientId);

/** Creates a follow-up without a sender: the result of a positive PHQ-2 in an automatic survey. */
async function unsent(): Promise<{ patientId: string; id: string }> {
  const { patientId, id } = await answered('phq-2');
  const { pool, kysely } = app().database;
  await pool.query('update questionnaires.survey set created_by = null where id = $1', [id]);
  await pool.query('update questionnaires.survey_link set sent_by = null where patient_id = $1', [patientId]);
  must(await clinic.answering('submit', { id, version_number: 1, answers: { interest: '3', mood: '3' } }, patientId));
  const found = await readSurveys(kysely, clinic.clinicId, { patientIds: [patientId], take: 10, skip: 0 });
  return { patientId, id: found.find(({ questionnaire_code }) => questionnaire_code === 'phq-9')!.id };
}

async function book(patientId: string, doctor: RequestContext, days: number): Promise<void> {
  const { calendarId, categoryId } = await buildCalendar(app(), clinic.clinicId, doctor.actor.userId);
  const start = new Date(app().clock().getTime() + days * 24 * HOUR);
  await app().database.transaction((tx) =>
    insertEventsInBulk(tx, clinic.clinicId, [
      {
        id: newId(),
        title: 'Visit',
        status: 'confirmed',
        notes: null,
        color: null,
        time_zone: 'America/New_York',
        start_time: start,
        end_time: new Date(start.getTime() + HOUR / 2),
        category_id: categoryId,
        patient_id: patientId,
        calendar_ids: [calendarId],
        accepted_conflicts: null,
        created_by: doctor.actor.userId,
        created_time: app().clock(),
      },
    ]),
  );
}

const ownerOf = async (id: string, escalations = 0) =>
  crisisOwner(app().database.kysely, clinic.clinicId, { id, crisis_escalations: escalations }, app().clock());

async function follow(id: string, patientId: string): Promise<void> {
  const [[, subscriber]] = taskSourceSubscribers([
    { ...questionnaires, taskSources: [crisisTasks(app().clock)] },
  ]) as never as [[string, (...args: unknown[]) => Promise<void>]];
  await app().database.transaction((tx) =>
    subscriber(app(), tx, { clinicId: clinic.clinicId, topic: 'x', body: { id, patient_id: patientId } }),
  );
}

const bell = async (userId: string): Promise<{ type: string; is_urgent: boolean; read_time: Date | null }[]> =>
  (
    await app().database.pool.query(
      'select type, is_urgent, read_time from notifications.notification where user_id = $1 order by id',
      [userId],
    )
  ).rows;

test('the sender owns the crisis answer; of an automatic follow-up, the sender of the original survey', async () => {
  const { id, patientId } = await answered('phq-2', clinic.nurse);
  must(await clinic.answering('submit', { id, version_number: 1, answers: { interest: '3', mood: '3' } }, patientId));
  const found = await readSurveys(app().database.kysely, clinic.clinicId, {
    patientIds: [patientId],
    take: 10,
    skip: 0,
  });
  const next = found.find(({ questionnaire_code }) => questionnaire_code === 'phq-9')!;
  expect(await ownerOf(next.id)).toMatchObject({ userId: clinic.nurse.actor.userId });
});

test('without a sender, the provider of the next visit owns it, otherwise of the last one', async () => {
  const other = await clinic.member('Doctor', 'Other');
  const past = await unsent();
  await book(past.patientId, clinic.doctor, -20);
  expect(await ownerOf(past.id)).toMatchObject({ userId: clinic.doctor.actor.userId });
  await book(past.patientId, other, 5);
  expect(await ownerOf(past.id)).toMatchObject({ userId: other.actor.userId });
});

test('without a provider, it goes to the on-call team, otherwise to the treating team, never to administrators only', async () => {
  const { id, patientId } = await unsent();
  must(await cry(id, patientId));
  expect(await ownerOf(id)).toEqual({ userId: null, roleId: null });
  await follow(id, patientId);
  const [shown] = await urgentSurveys(clinic.doctor, patientId);
  expect(shown).toMatchObject({ id, owner: expect.stringMatching(/Nurse|Doctor/), opened_time: null });
  const { rows } = await app().database.pool.query(
    `select id from practice.role where clinic_id = $1 and role_name = 'Nurse'`,
    [clinic.clinicId],
  );
  const input = { on_call_role_id: rows[0].id as string, escalate_after_minutes: 30 };
  expect(errorCode(await saveCrisisSetting(clinic.manager, 0, { ...input, escalate_after_minutes: 2 }))).toBe(
    'BAD_USER_INPUT',
  );
  must(await saveCrisisSetting(clinic.manager, 0, input));
  expect(await saveCrisisSetting(clinic.manager, 7, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await ownerOf(id)).toEqual({ userId: null, roleId: rows[0].id });
});

test('an absent or former owner is replaced by a substitute', async () => {
  const other = await clinic.member('Doctor', 'Other');
  const { id, patientId } = await answered('phq-9');
  must(await cry(id, patientId));
  await follow(id, patientId);
  const owner = async () =>
    (
      await app().database.pool.query(
        `select owner_user_id, owner_role_id from tasks.task where source = 'questionnaires.crisis' and related_patient_id = $1`,
        [patientId],
      )
    ).rows;
  expect(await owner()).toMatchObject([{ owner_user_id: clinic.doctor.actor.userId }]);
  const { pool } = app().database;
  const away = (user: string, substitute: string) =>
    pool.query(
      `insert into tasks.absence (clinic_id, user_id, substitute_user_id, first_day, last_day) values ($1, $2, $3, '2026-11-20', '2026-11-30')`,
      [clinic.clinicId, user, substitute],
    );
  await away(clinic.doctor.actor.userId, other.actor.userId);
  expect(await ownerOf(id)).toMatchObject({ userId: other.actor.userId });
  await follow(id, patientId);
  expect(await owner()).toMatchObject([{ owner_user_id: other.actor.userId }]);
  // Both are each other's substitutes: then the team owns it.
  await away(other.actor.userId, clinic.doctor.actor.userId);
  expect(await ownerOf(id)).toMatchObject({ userId: null });
  await follow(id, patientId);
  expect(await owner()).toMatchObject([{ owner_user_id: null, owner_role_id: expect.any(String) }]);
  await pool.query('delete from tasks.absence where clinic_id = $1', [clinic.clinicId]);
  await pool.query('update practice.member set is_active = false where clinic_id = $1 and user_id = $2', [
    clinic.clinicId,
    clinic.doctor.actor.userId,
  ]);
  expect((await ownerOf(id)).userId).not.toBe(clinic.doctor.actor.userId);
  await app().database.transaction((tx) => followOwners(app(), tx, { clinicId: clinic.clinicId }));
});

test('an unopened answer is escalated to the on-call team, then to everyone, until it is opened', async () => {
  const { id, patientId } = await answered('phq-9');
  must(await cry(id, patientId));
  await follow(id, patientId);
  const job = { clinicId: clinic.clinicId, id };
  const { rows } = await app().database.pool.query(`select run_at from graphile_worker.jobs where key = $1`, [
    `questionnaires.crisis:${id}`,
  ]);
  expect(rows).toEqual([{ run_at: later(1).clock() }]);
  const state = async () =>
    (await readSurveys(app().database.kysely, clinic.clinicId, { ids: [id], take: 1, skip: 0 }))[0]!;
  await escalateCrisis(later(0.5), job);
  expect(await state()).toMatchObject({ crisis_escalations: 0 });
  await escalateCrisis(later(1), job);
  await escalateCrisis(later(1), job);
  expect(await state()).toMatchObject({ crisis_escalations: 1, crisis_escalated_time: later(1).clock() });
  await follow(id, patientId);
  expect(await urgentSurveys(clinic.doctor, patientId)).toMatchObject([
    { escalated_time: later(1).clock(), is_mine: false, owner: expect.any(String) },
  ]);
  await escalateCrisis(later(2), job);
  expect((await bell(clinic.manager.actor.userId)).filter(({ is_urgent }) => is_urgent)).toHaveLength(1);
  expect((await bell(clinic.nurse.actor.userId)).filter(({ is_urgent }) => is_urgent)).toHaveLength(3);
  must(await openCrisis(clinic.nurse, id));
  await escalateCrisis(later(9), job);
  expect(await state()).toMatchObject({ crisis_escalations: 2, crisis_opened_name: 'Nurse Tester' });
});

test('it can only be closed with an outcome, which ends its banner, task and notifications', async () => {
  const { id, patientId } = await answered('phq-9');
  must(await cry(id, patientId));
  await follow(id, patientId);
  const handle = (disposition: string, comment = '') => handleCrisis(clinic.nurse, id, { disposition, comment });
  expect(errorCode(await handle('Done'))).toBe('BAD_USER_INPUT');
  expect(errorCode(await handle('Other'))).toBe('BAD_USER_INPUT');
  expect(await urgentSurveys(clinic.doctor, patientId)).toHaveLength(1);
  must(await handle('Safety plan made with patient', 'Sister stays tonight.'));
  expect(await urgentSurveys(clinic.doctor, patientId)).toEqual([]);
  await follow(id, patientId);
  const { rows } = await app().database.pool.query(
    `select complete_time is not null as done from tasks.task where source = 'questionnaires.crisis' and related_patient_id = $1`,
    [patientId],
  );
  expect(rows).toEqual([{ done: true }]);
  expect((await bell(clinic.doctor.actor.userId)).filter(({ is_urgent }) => is_urgent)).toMatchObject([
    { read_time: expect.any(Date) },
  ]);
  const [row] = await readSurveys(app().database.kysely, clinic.clinicId, { ids: [id], take: 1, skip: 0 });
  expect(row).toMatchObject({ crisis_disposition: 'Safety plan made with patient', crisis_seen_name: 'Nurse Tester' });
  const stranger = await surveyClinic(app());
  expect(await urgentSurveys(stranger.doctor, patientId)).toEqual([]);
});
