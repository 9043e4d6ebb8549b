// Over 300 lines: asking, answering, submitting and their effects share one clinic and one helper for answering.
import { beforeAll, expect, test } from 'vitest';
import { openNote, signNote } from '#chart/server';
import { readMessages } from '#deliveries/testing';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addCalendar, addEventCategory, insertEventsInBulk } from '#scheduling/server';
import { hashPortalToken, newPortalToken, readSession } from '#requests/server';
import { INSTRUMENTS } from '../../rules/index.ts';
import { updateSurvey } from './update-survey.ts';
import { comeIn, lookAtLink, surveySessions } from '../answering/come-in.ts';
import { onContactChanged, onDeathRecorded } from '../answering/close-links.ts';
import { createSurvey, deleteSurvey } from './create-survey.ts';
import { askForComingVisits, onEventsChanged, readEventSurveys, saveEventSurveys } from './event-surveys.ts';
import { setCategories } from '../questionnaires.sql.ts';
import { crisisTasks } from '../raise-crisis.ts';
import { remindPatients } from './remind-patients.ts';
import { handleCrisis, reviewSurvey } from './review-survey.ts';
import { scoreReport } from '../score-report.ts';
import { sendSurveys } from './send-surveys.ts';
import { surveyPart } from './survey-part.ts';
import { surveyToNote } from './survey-to-note.ts';
import { surveysSection } from './surveys-section.ts';
import { readSurveys, type SurveyRow } from './surveys.sql.ts';
import { issuesOf, surveyClinic } from '../testing/test-surveys.ts';

const app = useTestApp();
type Clinic = Awaited<ReturnType<typeof surveyClinic>>;
let clinic: Clinic;
beforeAll(async () => {
  clinic = await surveyClinic(app());
});

const HANDLED = { disposition: 'Spoke with patient, no immediate risk', comment: '' };
const PHQ9 = INSTRUMENTS.find(({ code }) => code === 'phq-9')!.definition.scores[0]!.questions;
const every = (value: string) => Object.fromEntries(PHQ9.map((id) => [id, value]));

/** Creates and sends a survey for a new patient. */
async function sentSurvey(code: string, of: Clinic = clinic, person: object = {}) {
  const patientId = await of.addPatient(person);
  const input = { clinic_patient_id: patientId, questionnaire_id: await of.idOf(code) };
  const survey = must(await createSurvey(of.doctor, input, null));
  must(await sendSurveys(of.doctor, patientId));
  const answer = (operation: string, answers: object = {}) =>
    of.answering(operation, { id: survey.id, version_number: 1, answers }, patientId);
  return { patientId, id: survey.id, answer };
}

async function rowOf(id: string, of: Clinic = clinic): Promise<SurveyRow> {
  const [row] = await readSurveys(app().database.kysely, of.clinicId, { ids: [id], take: 1, skip: 0 });
  return row!;
}

const notificationTypes = async (userId: string): Promise<string[]> => {
  const { rows } = await app().database.pool.query(
    `select n.type from notifications.notification n where n.user_id = $1 order by n.id`,
    [userId],
  );
  return rows.map(({ type }) => type);
};

test('the link is sent in the language that the patient prefers', async () => {
  await sentSurvey('phq-2', clinic, { first_name: 'Lucia', email: 'lucia@example.com', preferred_language: 'es' });
  const [mail] = (await readMessages(app(), clinic.clinicId, 'survey_link')).filter(
    ({ to }) => to === 'lucia@example.com',
  );
  expect(mail!.subject).toBe('Preguntas de Test Clinic');
  expect(mail!.text).toMatch(
    /^Hola, Lucia:\n\nTest Clinic tiene unas preguntas para usted\. Respóndalas aquí:\n\nhttp/,
  );
});

test('a patient is asked once while a survey is open, with a published version, and only while alive', async () => {
  const { doctor, idOf, addPatient, patientId } = clinic;
  const input = { clinic_patient_id: patientId, questionnaire_id: await idOf('gad-7') };
  const key = newId();
  const made = must(await createSurvey(doctor, input, key));
  expect(must(await createSurvey(doctor, input, key)).id).toBe(made.id);
  expect(must(await createSurvey(doctor, input, null)).id).toBe(made.id);
  const deceased = await addPatient({ deceased_date: '2026-01-01' });
  expect(await createSurvey(doctor, { ...input, clinic_patient_id: deceased }, null)).toMatchObject({
    code: 'DECEASED',
  });
  expect(issuesOf(await createSurvey(doctor, { ...input, clinic_patient_id: newId() }, null))).toEqual([
    'input.clinic_patient_id',
  ]);
  expect(issuesOf(await createSurvey(doctor, { ...input, questionnaire_id: newId() }, null))).toEqual([
    'input.questionnaire_id',
  ]);
  expect(issuesOf(await createSurvey(doctor, { ...input, due_date: '2020-01-01' }, null))).toEqual(['input.due_date']);
  expect(issuesOf(await createSurvey(doctor, { ...input, event_id: newId() }, null))).toEqual(['input.event_id']);
  expect(issuesOf(await createSurvey(doctor, { ...input, chart_note_id: newId() }, null))).toEqual([
    'input.chart_note_id',
  ]);
  const other = await surveyClinic(app());
  expect(issuesOf(await createSurvey(other.doctor, input, null))).toEqual(['input.clinic_patient_id']);
  must(await deleteSurvey(doctor, made.id));
  must(await deleteSurvey(doctor, made.id));
  expect(await deleteSurvey(other.doctor, made.id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('the link goes to the address on record and signs in with the date of birth, repeatedly', async () => {
  const { doctor, clinicId, addPatient } = clinic;
  const { patientId } = await sentSurvey('phq-2');
  const token = async (): Promise<string> => {
    const { rows } = await app().database.pool.query(
      `select id from questionnaires.survey_link where patient_id = $1 and revoked_time is null`,
      [patientId],
    );
    expect(rows).toHaveLength(1);
    const link = newPortalToken().token;

    await app().database.pool.query('update questionnaires.survey_link set token_hash = $2 where id = $1', [
      rows[0].id,
      hashPortalToken(link),
    ]);
    return link;
  };
  const outside = { app: app(), now: app().clock(), ip: null, device: null };
  const first = await token();
  expect(await lookAtLink(outside, first)).toEqual({ clinic_name: 'Test Clinic', language: null });
  expect(await comeIn(outside, first, '1980-05-02')).toMatchObject({ code: 'WRONG_DATE' });
  const sessions = [must(await comeIn(outside, first, '1980-05-01')), must(await comeIn(outside, first, '1980-05-01'))];
  expect(must(await readSession(outside, surveySessions, sessions[0]!.token)).patientId).toBe(patientId);
  const later = { ...outside, now: new Date(outside.now.getTime() + 31 * 60_000) };
  expect(await readSession(later, surveySessions, sessions[0]!.token)).toMatchObject({ code: 'SIGNED_OUT' });
  for (let tries = 0; tries < 4; tries += 1) await comeIn(outside, first, '');
  expect(await comeIn(outside, first, '1980-05-01')).toMatchObject({ code: 'LINK_LOCKED' });
  must(await sendSurveys(doctor, patientId));
  const second = await token();
  const week = { ...outside, now: new Date(outside.now.getTime() + 7 * 86_400_000) };
  expect(await lookAtLink(week, second)).toMatchObject({ code: 'LINK_EXPIRED' });
  await app().database.transaction((tx) =>
    onContactChanged(app(), tx, { clinicId, topic: 'x', body: { id: patientId, email: true, sms: false } }),
  );
  expect(await lookAtLink(outside, second)).toMatchObject({ code: 'LINK_UNKNOWN' });
  await app().database.transaction((tx) =>
    onDeathRecorded(app(), tx, { clinicId, topic: 'x', body: { id: patientId } }),
  );
  expect(await readSession(outside, surveySessions, sessions[1]!.token)).toMatchObject({ code: 'SIGNED_OUT' });
  expect(await comeIn(outside, 'b'.repeat(43), '1980-05-01')).toMatchObject({ code: 'LINK_UNKNOWN' });
  expect(await sendSurveys(doctor, await addPatient())).toMatchObject({ code: 'NOTHING_OPEN' });
  expect(await sendSurveys(doctor, await addPatient({ email: null }))).toMatchObject({ code: 'NO_CONTACT' });
  expect(await sendSurveys(doctor, await addPatient({ date_of_birth: null }))).toMatchObject({ code: 'NO_BIRTH_DATE' });
  expect(await sendSurveys(doctor, newId())).toMatchObject({ code: 'NOT_FOUND' });
  for (let sent = 0; sent < 8; sent += 1) must(await sendSurveys(doctor, patientId));
  expect(await sendSurveys(doctor, patientId)).toMatchObject({ code: 'TOO_MANY_LINKS' });
});

test('answers are saved as entered, and scored once none is missing', async () => {
  const { id, answer } = await sentSurvey('phq-9');
  expect(must(await answer('save', { interest: '1', mood: '2' }))).toMatchObject({ percent: 20, submitted: false });
  expect(await rowOf(id)).toMatchObject({ score: null, percent: 20, submitted_time: null });
  expect(must(await answer('read'))).toMatchObject({ answers: { interest: '1', mood: '2' } });
  expect(issuesOf(await answer('submit'))).toContain('answers.sleep');
  must(await answer('save', { ...every('1'), self_harm: '0', difficulty: '1' }));
  expect(await rowOf(id)).toMatchObject({ score: 8, band: 'Mild', percent: 100 });
  // Without a problem, the difficulty question is hidden, and its answer is dropped.
  expect(must(await answer('save', every('0')))).toMatchObject({ kept: every('0') });
  expect(must(await answer('submit'))).toMatchObject({ submitted: true });
  expect(await rowOf(id)).toMatchObject({ score: 0, band: 'Minimal', answered_name: null });
  expect(await answer('save', { mood: '1' })).toMatchObject({ code: 'SURVEY_SUBMITTED' });
  expect(await answer('submit')).toMatchObject({ code: 'SURVEY_SUBMITTED' });
  const { rows } = await app().database.pool.query(
    `select changes from audit.inbox where object_id = $1 and user_name = 'Ada Lang' and action = 'update' order by time, id`,
    [id],
  );
  expect(rows.some(({ changes }) => changes['difficulty']?.before === '1')).toBe(true);
});

test('rejects other versions, other patients, unknown choices and values out of range', async () => {
  const { id, answer } = await sentSurvey('phq-9');
  const stranger = await clinic.addPatient();
  const pdf = { name: 'a.pdf', data: Buffer.from('%PDF-1.7').toString('base64') };
  for (const operation of ['save', 'submit', 'upload', 'read'])
    expect(await clinic.answering(operation, { id, version_number: 1, answers: {}, ...pdf }, stranger)).toMatchObject({
      code: 'NOT_FOUND',
    });
  for (const version_number of [2, '1', null])
    expect(
      await clinic.answering('save', { id, version_number, answers: { mood: '1' } }, (await rowOf(id)).patient_id),
    ).toMatchObject({
      code: 'OTHER_VERSION',
    });
  expect(issuesOf(await answer('save', { mood: '4' }))).toEqual(['answers.mood']);
  expect(issuesOf(await answer('save', { other: '1' }))).toEqual(['answers.other']);
  expect(issuesOf(await answer('save', { mood: ['1'] }))).toEqual(['answers.mood']);
  expect(issuesOf(await answer('save', { mood: { a: '\0' } }))).toEqual(['answers']);
  const intake = await sentSurvey('intake');
  expect(issuesOf(await intake.answer('save', { wellbeing: 11 }))).toEqual(['answers.wellbeing']);
  expect(issuesOf(await intake.answer('save', { card: { file_id: newId(), name: 'x' } }))).toEqual(['answers.card']);
  for (const odd of [null, 7, 'x', [], { id: 'x' }, { id: newId() }])
    expect(isDomainError(await clinic.answering('save', odd as never))).toBe(true);
  expect(must(await answer('read'))).toMatchObject({ answers: {} });
});

test('a crisis answer is reported immediately and is a task until handled, even if nothing is submitted', async () => {
  const { id, answer } = await sentSurvey('phq-9');
  const { doctor, nurse, clinicId } = clinic;
  const tasks = () => crisisTasks(app().clock).read(app().database.kysely, clinicId, { id });
  expect(await tasks()).toEqual([]);
  const before = (await notificationTypes(nurse.actor.userId)).length;
  expect(must(await answer('save', { self_harm: '1' }))).toMatchObject({ crisis: ['self_harm'] });
  expect((await notificationTypes(nurse.actor.userId)).slice(before)).toEqual(['Possible self-harm']);
  expect(await tasks()).toMatchObject([{ task: { ownerUserId: doctor.actor.userId, dueTime: app().clock() } }]);
  // It is reported once, even if the patient changes the answer.
  must(await answer('save', { self_harm: '0' }));
  expect(await rowOf(id)).toMatchObject({ crisis_time: app().clock(), crisis_seen_time: null, submitted_time: null });
  expect((await notificationTypes(nurse.actor.userId)).slice(before)).toHaveLength(1);
  expect(await deleteSurvey(doctor, id)).toMatchObject({ code: 'SURVEY_SUBMITTED' });
  const listed = await readSurveys(app().database.kysely, clinicId, { toReview: true, take: 100, skip: 0 });
  expect(listed[0]?.id).toBe(id);
  must(await handleCrisis(nurse, id, HANDLED));
  must(await handleCrisis(nurse, id, HANDLED));
  expect(await tasks()).toMatchObject([{ task: null }]);
  must(await answer('save', { self_harm: '2' }));
  expect(await tasks()).toMatchObject([{ task: { patientId: (await rowOf(id)).patient_id } }]);
  const other = await surveyClinic(app());
  expect(await handleCrisis(other.doctor, id, HANDLED)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await crisisTasks(app().clock).read(app().database.kysely, other.clinicId, { id })).toEqual([]);
  expect(await crisisTasks(app().clock).read(app().database.kysely, clinicId, { id: 'x' })).toEqual([]);
});

test('a positive PHQ-2 adds the PHQ-9 with the shared answers', async () => {
  const { patientId, answer } = await sentSurvey('phq-2');
  must(await answer('submit', { interest: '2', mood: '1' }));
  const open = must(await clinic.answering('list', {}, patientId)) as unknown as {
    surveys: { name: string; percent: number; id: string }[];
  };
  expect(open.surveys).toMatchObject([{ name: 'Mood questionnaire', percent: 20 }]);
  const carried = await clinic.answering('read', { id: open.surveys[0]!.id }, patientId);
  expect(carried).toMatchObject({ answers: { interest: '2', mood: '1' } });
  const negative = await sentSurvey('phq-2');
  must(await negative.answer('submit', { interest: '1', mood: '1' }));
  expect(must(await clinic.answering('list', {}, negative.patientId))).toMatchObject({ surveys: [] });
});

const INTAKE = {
  reason: 'Back pain',
  has_allergies: true,
  allergies: [{ substance: 'Peanuts', allergy_kind: 'food', reaction: 'Hives' }],
  has_medications: true,
  medications: [{ drug_name: 'Aspirin 81 mg' }],
  mobile: '(617) 555-0177',
  has_moved: true,
  address: [{ address_line1: '1 Main St', city: 'Boston', state_or_provice: 'MA', postal_code: '02128' }],
  consent: { name: 'Ada Lang', strokes: [] },
};

test('requested record changes become requests, and the record stays unchanged', async () => {
  const { patientId, answer } = await sentSurvey('intake');
  must(await answer('submit', INTAKE));
  const { rows } = await app().database.pool.query(
    `select type, data, status from requests.request where patient_id = $1 order by type`,
    [patientId],
  );
  expect(rows.map(({ type, status }) => [type, status])).toEqual([
    ['AddAllergy', 'New'],
    ['AddMedicationHistory', 'New'],
    ['PatientInfoUpdate', 'New'],
  ]);
  expect(Object.keys(rows[2].data).sort()).toEqual(['mailing_address', 'mobile']);
  const result = await app().database.pool.query('select mobile from patients.patient where id = $1', [patientId]);
  expect(result.rows[0].mobile).toBeNull();
});

test('values that can’t be stored in the record are reported at the question, and nothing is submitted', async () => {
  const { id, patientId, answer } = await sentSurvey('intake');
  expect(issuesOf(await answer('submit', { ...INTAKE, mobile: 'five' }))).toEqual(['answers.mobile']);
  expect(await rowOf(id)).toMatchObject({ submitted_time: null, percent: expect.any(Number) });
  const { rows } = await app().database.pool.query('select 1 from requests.request where patient_id = $1', [patientId]);
  expect(rows).toEqual([]);
});

test('a file is stored for its survey, as a re-encoded image or a PDF', async () => {
  const { answer, id, patientId } = await sentSurvey('intake');
  const pdf = Buffer.from('%PDF-1.7 hello').toString('base64');
  const upload = (file: object) => clinic.answering('upload', { id, version_number: 1, ...file }, patientId);
  const uploaded = must(await upload({ name: 'card.pdf', data: pdf }));
  must(await answer('save', { card: uploaded }));
  const other = await sentSurvey('intake');
  expect(issuesOf(await other.answer('save', { card: uploaded }))).toEqual(['answers.card']);
  for (const file of [
    {},
    { name: 'x', data: '' },
    { name: 'x.html', data: Buffer.from('<script>').toString('base64') },
  ])
    expect(issuesOf(await upload(file))).toEqual(['file']);
  expect(issuesOf(await upload({ name: 'x', data: Buffer.alloc(700_001).toString('base64') }))).toEqual(['file']);
});

test('a member answers on behalf of the patient, which is recorded', async () => {
  const { nurse, idOf, addPatient } = clinic;
  const input = { clinic_patient_id: await addPatient(), questionnaire_id: await idOf('gad-7') };
  const { id, version } = must(await createSurvey(nurse, input, null));
  const survey_answers = INSTRUMENTS.find(({ code }) => code === 'gad-7')!.definition.scores[0]!.questions.map(
    (question_id) => ({ question_id, answer: '3' }),
  );
  expect(
    issuesOf(await updateSurvey(nurse, id, version, { survey_answers: [{ question_id: 'x', answer: '1' }] })),
  ).toEqual(['input.answers.x']);
  expect(issuesOf(await updateSurvey(nurse, id, version, { complete_status: 'done' }))).toEqual([
    'input.complete_status',
  ]);
  const half = must(await updateSurvey(nurse, id, version, { survey_answers: survey_answers.slice(1) }));
  expect(await updateSurvey(nurse, id, version, { survey_answers })).toMatchObject({ code: 'STALE_VERSION' });
  expect(issuesOf(await updateSurvey(nurse, id, half.version, { complete_status: 'completed' }))).toEqual([
    'input.answers.nervous',
  ]);
  const done = must(await updateSurvey(nurse, id, half.version, { survey_answers, complete_status: 'completed' }));
  expect(done).toMatchObject({ score: 21, band: 'Severe', answered_name: 'Nurse Tester' });
  expect(await updateSurvey(nurse, id, done.version, { survey_answers })).toMatchObject({ code: 'SURVEY_SUBMITTED' });
  expect(await reviewSurvey(nurse, id, 1)).toMatchObject({ code: 'STALE_VERSION' });
  expect(must(await reviewSurvey(nurse, id, done.version)).reviewed_name).toBe('Nurse Tester');
  must(await reviewSurvey(nurse, id, done.version));
  const open = await sentSurvey('gad-7');
  expect(await reviewSurvey(nurse, open.id, 1)).toMatchObject({ code: 'NOT_SUBMITTED' });
});

test('a submitted survey is inserted into the note once, attached to it and returned with it', async () => {
  const { doctor, clinicId } = clinic;
  const { id, patientId, answer } = await sentSurvey('phq-9');
  const note = must(await openNote(doctor, { clinic_patient_id: patientId }));
  expect(await surveyToNote(doctor, id, note.id)).toMatchObject({ code: 'NOT_SUBMITTED' });
  must(await answer('submit', every('1')));
  expect(must(await surveyToNote(doctor, id, note.id)).written_note_ids).toEqual([note.id]);
  must(await surveyToNote(doctor, id, note.id));
  const { rows } = await app().database.pool.query('select note, version from chart.chart_note where id = $1', [
    note.id,
  ]);
  expect(rows[0].note.split('PHQ-9: 9 of 27, Mild')).toHaveLength(2);
  expect(await surveyPart.read(app().database.kysely, clinicId, note.id)).toMatchObject([
    { id, questionnaire: 'PHQ-9' },
  ]);
  expect(await surveyPart.print!(app().database.kysely, clinicId, note.id)).toEqual(['PHQ-9: 9 of 27, Mild']);
  const other = must(await openNote(doctor, { clinic_patient_id: clinic.patientId }));
  expect(issuesOf(await surveyToNote(doctor, id, other.id))).toEqual(['chart_note_id']);
  const second = await sentSurvey('phq-9', clinic);
  must(await second.answer('submit', every('0')));
  const signed = must(await openNote(doctor, { clinic_patient_id: second.patientId, note: '<p>Well.</p>' }));
  must(await signNote(doctor, signed.id, signed.version));
  expect(await surveyToNote(doctor, second.id, signed.id)).toMatchObject({ code: 'NOTE_SIGNED' });
  const [section] = await surveysSection.read(app(), clinicId, patientId);
  expect(section).toMatchObject({ Questionnaire: 'PHQ-9', Scores: 'PHQ-9: 9 of 27, Mild' });
  const range = { from: '2026-01-01', to: '2027-01-01', timeZone: 'America/New_York', now: app().clock() };
  const asking = reportInput({ clinicId, ...range });
  const reported = await scoreReport.read(app().database.kysely, asking);
  expect(reported).toContainEqual(expect.objectContaining({ questionnaire: 'PHQ-9', score: 9, band: 'Mild' }));
});

test('an event type asks its patient automatically, once; a withdrawn survey is not asked again', async () => {
  const own = await surveyClinic(app());
  const { clinicId, doctor, patientId } = own;
  const now = app().clock();
  const start = new Date(now.getTime() + 2 * 86_400_000);
  const id = newId();
  const intake = await own.idOf('intake');
  const categoryId = await app().database.transaction(async (tx) => {
    const calendarId = await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#1f77b4' });
    const category = await addEventCategory(
      tx,
      { clinicId, name: 'New patient', color: '#0f6663', duration: 30, sortIndex: 0 },
      now,
    );
    const event = { id, title: 'Ada', status: 'confirmed' as const, notes: null, color: null, start_time: start };
    const more = {
      end_time: new Date(start.getTime() + 1_800_000),
      time_zone: 'America/New_York',
      category_id: category,
    };
    const whose = {
      patient_id: patientId,
      calendar_ids: [calendarId],
      accepted_conflicts: null,
      created_by: doctor.actor.userId,
    };
    await insertEventsInBulk(tx, clinicId, [{ ...event, ...more, ...whose, created_time: now }]);
    await setCategories(tx, clinicId, intake, [{ category_id: category, every_visits: 1 }]);
    return category;
  });
  expect(categoryId).toBeTruthy();
  const publishChange = () =>
    app().database.transaction((tx) => onEventsChanged(app(), tx, clinicId, [{ clinicId, topic: 'x', body: { id } }]));
  await publishChange();
  await publishChange();
  const standing = await readEventSurveys(doctor, id);
  expect(standing).toMatchObject([
    { questionnaire_name: 'New patient intake', due_date: '2026-11-25', sent_time: now },
  ]);
  const both = must(await saveEventSurveys(doctor, id, [await own.idOf('intake'), await own.idOf('phq-2')]));
  expect(both.map(({ questionnaire_name: name }) => name).sort()).toEqual(['New patient intake', 'PHQ-2']);
  expect(await saveEventSurveys((await surveyClinic(app())).doctor, id, [])).toMatchObject({ code: 'NOT_FOUND' });
  expect(issuesOf(await saveEventSurveys(doctor, id, ['x']))).toEqual(['questionnaire_ids']);
  expect(await saveEventSurveys(doctor, id, [newId()])).toMatchObject({ code: 'NOT_PUBLISHED' });
  must(await saveEventSurveys(doctor, id, [await own.idOf('phq-2')]));
  await publishChange();
  await askForComingVisits(app());
  expect((await readEventSurveys(doctor, id)).map(({ questionnaire_name: name }) => name)).toEqual(['PHQ-2']);
  app().setClock(new Date(now.getTime() + 86_400_000 * 1.6));
  await remindPatients(app());
  const [reminded] = await readEventSurveys(doctor, id);
  expect(reminded!.reminded_time).toEqual(app().clock());
  app().setClock(now);
  await app().database.pool.query(`update scheduling.event set status = 'canceled' where id = $1`, [id]);
  await publishChange();
  expect(await readEventSurveys(doctor, id)).toEqual([]);
});
