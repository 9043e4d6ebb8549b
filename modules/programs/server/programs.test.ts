// Over 300 lines: programs, content, enrollments and their effects share one clinic.
import { beforeAll, expect, test } from 'vitest';
import { messages } from '#messages/server';
import { mergePatients, readPatients } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { equipClinic, findByCode } from '#questionnaires/server';
import { addEventCategory, insertEventsInBulk } from '#scheduling/server';
import { changeContent, createContent, deleteContent, orderContent } from './content/save-content.ts';
import { readContents } from './content/contents.sql.ts';
import {
  pauseEnrolments,
  releaseEarly,
  restartEnrolments,
  setContentDone,
  withdrawEnrolment,
} from './enrolments/change-enrolment.ts';
import { enrolPatients } from './enrolments/enrol-patients.ts';
import { readEnrolment, readEnrolments } from './enrolments/enrolments.sql.ts';
import { progressOf } from './enrolments/progress.sql.ts';
import { releaseDaily } from './enrolments/release-daily.ts';
import { readScores } from './enrolments/scores.sql.ts';
import { sendProgramMessage } from './enrolments/send-program-message.ts';
import { findCandidates } from './find-candidates.ts';
import { onDeathRecorded, onEventsChanged, onSurveyChanged, onTaskChanged } from './follow-others.ts';
import { overdueContent } from './overdue-content.ts';
import { portalOperations } from './portal-operations.ts';
import { readProgram, readPrograms } from './programs.sql.ts';
import { programsOfMember, programsSection, programsUnderWay } from './record-parts.ts';
import { archiveProgram, changeProgram, copyProgram, createProgram } from './save-program.ts';
import { resolveFields } from '#platform/testing/resolve-fields.ts';
import { holdOpen, soon } from '#platform/testing/hold-open.ts';
import { program } from './resolvers.ts';
import { showEnrolments } from './show.ts';
import { issuesOf, programClinic } from './testing/test-programs.ts';

// A Monday, 9 AM in New York.
const START = new Date('2026-11-23T14:00:00Z');
const DAY_MS = 86_400_000;
const app = useTestApp(START);
let clinic: Awaited<ReturnType<typeof programClinic>>;
beforeAll(async () => {
  clinic = await programClinic(app());
});

/** Runs a function with the clock set to that many days later, at the same time of day. */
async function daysLater<T>(days: number, work: () => Promise<T>): Promise<T> {
  app().setClock(new Date(START.getTime() + days * DAY_MS));
  try {
    return await work();
  } finally {
    app().setClock(START);
  }
}

const releasedOf = async (enrolmentId: string): Promise<string[]> => {
  const { program_id } = (await readEnrolment(app().database.kysely, clinic.clinicId, enrolmentId))!;
  const contents = await readContents(app().database.kysely, clinic.clinicId, [program_id]);
  const progress = await progressOf(app().database.kysely, clinic.clinicId, enrolmentId);
  return contents.filter(({ id }) => progress.has(id)).map(({ title }) => title);
};
const rowOf = async (id: string) => (await readEnrolment(app().database.kysely, clinic.clinicId, id))!;
const count = async (statement: string, values: unknown[] = []): Promise<number> =>
  (await app().database.pool.query(`select count(*) from ${statement}`, values)).rows[0].count;
const mayDo = async (id: string) => {
  const ctx = await clinic.doctor();
  const [shown] = await showEnrolments(ctx, [await rowOf(id)], true);
  return { ...shown!, contents: shown!.contents.map((each) => resolveFields(program.EnrolmentContent, each, ctx)) };
};

/** Enrolls one patient in a program with this content. */
async function underWay(contents: readonly object[], more: object = {}) {
  const { program, pieces } = await clinic.addProgram(contents, more);
  const patientId = await clinic.addPatient();
  const { enrolled } = must(await clinic.enrol(program.id, [patientId]));
  return { program, pieces, patientId, id: enrolled[0]!.id };
}

test('a program is created once per key, with a unique name, changed by version, and limited to its clinic', async () => {
  const ctx = await clinic.doctor();
  const key = newId();
  const input = { name: 'Asthma at home', type: 'rolling' };
  const made = await Promise.all([1, 2].map(() => createProgram(ctx, input, key)));
  expect(made.map((one) => must(one).id)).toEqual([key, key]);
  expect(issuesOf(await createProgram(ctx, { ...input, name: 'ASTHMA at home' }, null))).toEqual(['input.name']);
  expect(issuesOf(await createProgram(ctx, { name: ' ', type: 'odd' }, null))).toEqual(['input.name', 'input.type']);
  expect(issuesOf(await createProgram(ctx, { name: 'B', type: 'rolling', owner_id: newId() }, null))).toEqual([
    'input.owner_id',
  ]);
  const changed = must(await changeProgram(ctx, key, 1, { ...input, description: 'Eight weeks' }));
  expect(changed).toMatchObject({ description: 'Eight weeks', version: 2 });
  expect(await changeProgram(ctx, key, 1, input)).toMatchObject({ code: 'STALE_VERSION' });
  const other = await programClinic(app());
  expect(await changeProgram(await other.doctor(), key, 2, input)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await readProgram(app().database.kysely, other.clinicId, key)).toBeNull();
  expect(await copyProgram(await other.doctor(), key, null)).toMatchObject({ code: 'NOT_FOUND' });
  const { rows } = await app().database.pool.query(
    `select action from audit.inbox where object_type = 'program' and object_id = $1 order by id`,
    [key],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'update']);
});

test('content requires its kind’s field, keeps its order, and is copied to another program', async () => {
  const ctx = await clinic.doctor();
  const { program, pieces } = await clinic.addProgram([{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
  const [one, two, three] = pieces;
  const text = { kind: 'text', title: 'X', body: 'Y', release_day: 0, required: true, gate: false };
  expect(issuesOf(await createContent(ctx, program.id, { ...text, body: '' }, null))).toEqual(['input.body']);
  const strange = { ...text, kind: 'questionnaire', questionnaire_id: newId() };
  expect(issuesOf(await createContent(ctx, program.id, strange, null))).toEqual(['input.questionnaire_id']);
  const file = { ...text, kind: 'document', file_id: newId() };
  expect(issuesOf(await createContent(ctx, program.id, file, null))).toEqual(['input.file_id']);
  const visit = { ...text, kind: 'appointment', event_category_id: newId() };
  expect(issuesOf(await createContent(ctx, program.id, visit, null))).toEqual(['input.event_category_id']);
  expect(await createContent(ctx, newId(), text, null)).toMatchObject({ code: 'NOT_FOUND' });
  const key = newId();
  await Promise.all([1, 2].map(() => createContent(ctx, program.id, { ...text, title: 'Four' }, key)));
  const titles = async (): Promise<string[]> =>
    (await readContents(app().database.kysely, clinic.clinicId, [program.id])).map(({ title }) => title);
  expect(await titles()).toEqual(['One', 'Two', 'Three', 'Four']);
  must(await orderContent(ctx, program.id, [key, three!.id, one!.id, two!.id]));
  expect(await titles()).toEqual(['Four', 'Three', 'One', 'Two']);
  expect(await orderContent(ctx, program.id, [one!.id, two!.id])).toMatchObject({ code: 'STALE_VERSION' });
  expect(await orderContent(ctx, program.id, [one!.id, one!.id, two!.id, three!.id])).toMatchObject({
    code: 'STALE_VERSION',
  });
  must(await changeContent(ctx, one!.id, one!.version, { ...text, title: 'Uno' }));
  expect(await changeContent(ctx, one!.id, one!.version, text)).toMatchObject({ code: 'STALE_VERSION' });
  must(await deleteContent(ctx, two!.id));
  must(await deleteContent(ctx, two!.id));
  expect(await titles()).toEqual(['Four', 'Three', 'Uno']);
  const copy = must(await copyProgram(ctx, program.id, null));
  expect(copy.name).toBe(`${program.name} (copy)`);
  expect((await readContents(app().database.kysely, clinic.clinicId, [copy.id])).map(({ title }) => title)).toEqual(
    await titles(),
  );
  expect(must(await copyProgram(ctx, program.id, null)).name).toBe(`${program.name} (copy 2)`);
});

test('patients are enrolled once each; failures are reported, and a repeated call returns the same result', async () => {
  const ctx = await clinic.doctor();
  const { program } = await clinic.addProgram();
  const [first, second] = [await clinic.addPatient(), await clinic.addPatient({ first_name: 'Ben' })];
  const deceased = await clinic.addPatient({ deceased_date: '2026-01-01' });
  const key = newId();
  const call = (ids: string[], as = ctx, by = key) =>
    enrolPatients(as, { programId: program.id, patientIds: ids, startDay: null, key: by });
  const made = must(await call([first, deceased, newId()]));
  expect(made.enrolled.map(({ patient_id }) => patient_id)).toEqual([first]);
  expect(made.refused.map(({ code }) => code).sort()).toEqual(['DECEASED', 'NOT_FOUND']);
  expect(must(await call([first])).enrolled.map(({ id }) => id)).toEqual([made.enrolled[0]!.id]);
  const again = must(await call([first, second], ctx, newId()));
  expect(again.refused).toMatchObject([{ patient_id: first, code: 'ALREADY_ENROLLED', patient_name: 'Ada Lang' }]);
  expect(again.enrolled).toHaveLength(1);
  const third = await clinic.addPatient();
  const atOnce = await Promise.all([newId(), newId()].map((by) => call([third], ctx, by)));
  expect(atOnce.flatMap((each) => must(each).enrolled)).toHaveLength(1);
  expect(issuesOf(await call([]))).toEqual(['patient_ids']);
  expect(issuesOf(await call(['x']))).toEqual(['patient_ids']);
  const far = { programId: program.id, patientIds: [await clinic.addPatient()], startDay: '2030-01-01', key: newId() };
  expect(must(await enrolPatients(ctx, { ...far, key: newId(), startDay: '2026-11-30' })).enrolled[0]).toMatchObject({
    start_day: '2026-11-30',
    state: 'enrolled',
  });
  expect(issuesOf(await enrolPatients(ctx, { ...far, patientIds: [await clinic.addPatient()] }))).toEqual([
    'start_date',
  ]);
  const other = await programClinic(app());
  expect(await call([first], await other.doctor())).toMatchObject({ code: 'NOT_FOUND' });
  const { program: theirs } = await other.addProgram();
  expect(must(await other.enrol(theirs.id, [first])).refused).toMatchObject([{ code: 'NOT_FOUND', patient_name: '' }]);
  const { program: empty } = await clinic.addProgram([]);
  expect(await clinic.enrol(empty.id, [first])).toMatchObject({ code: 'NO_CONTENT' });
  must(await archiveProgram(ctx, program.id, true));
  expect(await clinic.enrol(program.id, [await clinic.addPatient()])).toMatchObject({ code: 'ARCHIVED' });
  expect(
    (
      await readPrograms(app().database.kysely, clinic.clinicId, {
        search: program.name,
        archived: true,
        skip: 0,
        take: 9,
      })
    ).length,
  ).toBe(1);
  must(await archiveProgram(ctx, program.id, false));
});

test('a fixed program starts for everyone on its day; late patients get all content, or are rejected', async () => {
  const contents = [{ title: 'A' }, { title: 'B', release_day: 3 }, { title: 'C', release_day: 30 }];
  const late = { type: 'fixed', start_date: '2026-11-16' };
  const { program } = await clinic.addProgram(contents, late);
  const { enrolled } = must(await clinic.enrol(program.id, [await clinic.addPatient()]));
  expect(enrolled[0]).toMatchObject({ start_day: '2026-11-16' });
  expect(await releasedOf(enrolled[0]!.id)).toEqual(['A', 'B']);
  const { program: closed } = await clinic.addProgram(contents, { ...late, late_enrolment: false });
  expect(
    must(
      await clinic
        .enrol(closed.id, [await clinic.addPatient()])
        .then((answer) => (isDomainError(answer) ? { code: answer.code } : answer)),
    ),
  ).toMatchObject({ code: 'LATE_ENROLMENT' });
  const ctx = await clinic.doctor();
  const { name } = program;
  expect(await changeProgram(ctx, program.id, 1, { name, type: 'rolling' })).toMatchObject({
    code: 'PROGRAM_UNDER_WAY',
  });
  must(await changeProgram(ctx, program.id, 1, { name, ...late, description: 'Words may change' }));
});

test('each morning of the clinic’s day due content is released once, however often the job runs', async () => {
  const { id, patientId } = await underWay([
    { title: 'Now' },
    { title: 'Tomorrow', release_day: 1 },
    { title: 'Friday', release_day: 4 },
  ]);
  expect(await releasedOf(id)).toEqual(['Now']);
  // Five in the morning in New York: too early.
  app().setClock(new Date('2026-11-24T10:00:00Z'));
  await releaseDaily(app());
  expect(await releasedOf(id)).toEqual(['Now']);
  // Two concurrent instances, and another run.
  app().setClock(new Date('2026-11-24T11:00:00Z'));
  await Promise.all([releaseDaily(app()), releaseDaily(app())]);
  await releaseDaily(app());
  app().setClock(START);
  expect(await releasedOf(id)).toEqual(['Now', 'Tomorrow']);
  // Two notifications, one for each morning.
  expect(await count('requests.portal_link where patient_id = $1', [patientId])).toBe(2);
  // After days without a run, missed content is released immediately.
  await daysLater(9, () => releaseDaily(app()));
  expect(await releasedOf(id)).toEqual(['Now', 'Tomorrow', 'Friday']);
});

test('a gate waits for its content; completing content releases the next immediately, and completing all ends the program', async () => {
  const { id, pieces, program, patientId } = await underWay([
    { title: 'Gate', gate: true },
    { title: 'Behind' },
    { title: 'Extra', required: false },
  ]);
  const ctx = await clinic.doctor();
  expect(await releasedOf(id)).toEqual(['Gate']);
  expect(await setContentDone(ctx, id, pieces[1]!.id, true)).toMatchObject({ code: 'NOT_RELEASED' });
  expect((await mayDo(id)).contents.map(({ state, waits_for }) => [state, waits_for])).toEqual([
    ['open', null],
    ['locked', 'Gate'],
    ['locked', 'Gate'],
  ]);
  must(await setContentDone(ctx, id, pieces[0]!.id, true));
  must(await setContentDone(ctx, id, pieces[0]!.id, true));
  expect(await releasedOf(id)).toEqual(['Gate', 'Behind', 'Extra']);
  expect(await mayDo(id)).toMatchObject({ percent: 50, state: 'in_progress', next_title: 'Behind' });
  const ended = must(await setContentDone(ctx, id, pieces[1]!.id, true));
  expect(ended).toMatchObject({ state: 'completed' });
  expect(await withdrawEnrolment(ctx, id, ended.version, 'x')).toMatchObject({ code: 'ENDED' });
  expect(await pauseEnrolments(ctx, [id])).toMatchObject({ code: 'ENDED' });
  must(await setContentDone(ctx, id, pieces[1]!.id, false));
  expect(await rowOf(id)).toMatchObject({ state: 'in_progress' });
  must(await setContentDone(ctx, id, pieces[1]!.id, true));
  // A patient who completed a program may be enrolled again, and the first enrollment stays.
  const again = must(await clinic.enrol(program.id, [patientId]));
  expect(again.enrolled).toHaveLength(1);
  expect(await setContentDone(ctx, id, pieces[1]!.id, false)).toMatchObject({ code: 'ALREADY_ENROLLED' });
  expect(await rowOf(id)).toMatchObject({ state: 'completed' });
});

test('a pause stops everything and shifts future content and due dates', async () => {
  const { id } = await underWay([
    { title: 'Now', due_days: 1 },
    { title: 'Later', release_day: 3 },
  ]);
  const ctx = await clinic.doctor();
  must(await pauseEnrolments(ctx, [id]));
  expect(must(await pauseEnrolments(ctx, [id]))[0]).toMatchObject({ state: 'paused', version: 2 });
  await daysLater(5, async () => {
    await releaseDaily(app());
    expect(await releasedOf(id)).toEqual(['Now']);
    expect(await mayDo(id)).toMatchObject({ overdue_count: 0, next_date: null });
    const now = await clinic.doctor();
    expect(await releaseEarly(now, id, newId())).toMatchObject({ code: 'PAUSED' });
    expect(must(await restartEnrolments(now, [id]))[0]).toMatchObject({ paused_days: 5, paused_day: null });
    expect(await releasedOf(id)).toEqual(['Now']);
    const [first] = (await mayDo(id)).contents;
    expect(first).toMatchObject({ due_date: '2026-11-29', state: 'open' });
  });
  await daysLater(7, () => releaseDaily(app()));
  expect(await releasedOf(id)).toEqual(['Now']);
  await daysLater(8, () => releaseDaily(app()));
  expect(await releasedOf(id)).toEqual(['Now', 'Later']);
  const other = await programClinic(app());
  expect(await pauseEnrolments(await other.doctor(), [id])).toMatchObject({ code: 'NOT_FOUND' });
});

test('a withdrawn patient may be enrolled again; early release ignores day and gate', async () => {
  const { id, pieces, program, patientId } = await underWay([
    { title: 'Gate', gate: true },
    { title: 'Far', release_day: 50 },
  ]);
  const ctx = await clinic.doctor();
  must(await releaseEarly(ctx, id, pieces[1]!.id));
  must(await releaseEarly(ctx, id, pieces[1]!.id));
  expect(await releasedOf(id)).toEqual(['Gate', 'Far']);
  expect((await mayDo(id)).contents[1]).toMatchObject({ released_by: 'Doctor Tester', state: 'open' });
  expect(await releaseEarly(ctx, id, newId())).toMatchObject({ code: 'NOT_FOUND' });
  expect(issuesOf(await withdrawEnrolment(ctx, id, 1, '  '))).toEqual(['reason']);
  expect(await withdrawEnrolment(ctx, id, 7, 'Moved away')).toMatchObject({ code: 'STALE_VERSION' });
  expect(must(await withdrawEnrolment(ctx, id, 1, ' Moved away '))).toMatchObject({
    state: 'withdrawn',
    withdraw_reason: 'Moved away',
  });
  expect(await setContentDone(ctx, id, pieces[0]!.id, true)).toMatchObject({ code: 'ENDED' });
  expect(must(await clinic.enrol(program.id, [patientId])).enrolled).toHaveLength(1);
  const other = await programClinic(app());
  expect(await withdrawEnrolment(await other.doctor(), id, 2, 'x')).toMatchObject({ code: 'NOT_FOUND' });
});

test('a questionnaire, a task and a visit complete the content that created them', async () => {
  const ctx = await clinic.doctor();
  await equipClinic(app(), clinic.clinicId, app().clock());
  const { id: questionnaire } = (await findByCode(app().database.kysely, clinic.clinicId, 'phq-2'))!;
  const categoryId = await app().database.transaction((tx) =>
    addEventCategory(
      tx,
      { clinicId: clinic.clinicId, name: 'Check', color: '#227788', duration: 20, sortIndex: 0 },
      START,
    ),
  );
  const { id, pieces, patientId } = await underWay([
    { kind: 'questionnaire', title: 'Answer', questionnaire_id: questionnaire, due_days: 2 },
    { kind: 'task', title: 'Walk', body: 'Ten minutes' },
    { kind: 'appointment', title: 'Come', event_category_id: categoryId },
  ]);
  const progress = await progressOf(app().database.kysely, clinic.clinicId, id);
  const survey = progress.get(pieces[0]!.id)!.survey_id!;
  const task = progress.get(pieces[1]!.id)!.task_id!;
  expect(await count('questionnaires.survey where id = $1 and sent_time is not null', [survey])).toBe(1);
  expect(await count('tasks.task where id = $1 and owner_patient_id = $2', [task, patientId])).toBe(1);
  const visitBooked: typeof onTaskChanged = (its, tx, event) => onEventsChanged(its, tx, event.clinicId, [event]);
  const callWith = (subscriber: typeof onTaskChanged, about: string) =>
    app().database.transaction((tx) =>
      subscriber(app(), tx, { clinicId: clinic.clinicId, topic: 'x', body: { id: about } }),
    );
  await callWith(onSurveyChanged, survey);
  await callWith(onTaskChanged, task);
  expect(await mayDo(id)).toMatchObject({ percent: 0 });
  await app().database.pool.query('update questionnaires.survey set submitted_time = $2 where id = $1', [
    survey,
    START,
  ]);
  await app().database.pool.query('update tasks.task set complete_time = $2 where id = $1', [task, START]);
  await callWith(onSurveyChanged, survey);
  await callWith(onSurveyChanged, survey);
  await callWith(onTaskChanged, task);
  expect(await mayDo(id)).toMatchObject({ percent: 66, state: 'in_progress' });
  await callWith(visitBooked, newId());
  expect((await mayDo(id)).contents[2]).toMatchObject({ state: 'open' });
  const booked = async (category_id: string, status: 'confirmed' | 'canceled'): Promise<void> => {
    const start_time = new Date(START.getTime() + 3 * DAY_MS);
    const event = {
      id: newId(),
      title: 'Check',
      status,
      notes: null,
      color: null,
      start_time,
      category_id,
      calendar_ids: [],
      end_time: new Date(start_time.getTime() + 1_200_000),
      time_zone: 'America/New_York',
      patient_id: patientId,
      accepted_conflicts: null,
      created_by: ctx.actor.userId,
      created_time: START,
    };
    await app().database.transaction((tx) => insertEventsInBulk(tx, clinic.clinicId, [event]));
    await callWith(visitBooked, event.id);
  };
  await booked(categoryId, 'canceled');
  expect((await mayDo(id)).contents[2]).toMatchObject({ state: 'open' });
  await booked(categoryId, 'confirmed');
  expect(await rowOf(id)).toMatchObject({ state: 'completed' });
});

test('a message is sent once by a job; a failed one has a reason and becomes a task', async () => {
  expect(messages.name).toBe('messages');
  const { id, pieces } = await underWay([{ kind: 'message', title: 'Welcome', body: 'Good to have you' }]);
  const payload = { clinicId: clinic.clinicId, enrolmentId: id, contentId: pieces[0]!.id };
  await sendProgramMessage(app(), payload);
  await sendProgramMessage(app(), payload);
  const { id: draft, conversation_id } = (await progressOf(app().database.kysely, clinic.clinicId, id)).get(
    pieces[0]!.id,
  )!;
  expect(conversation_id).not.toBeNull();
  expect(await count('messages.message where draft_id = $1', [draft])).toBe(1);
  expect(await rowOf(id)).toMatchObject({ state: 'completed' });
  const { program, pieces: unsent } = await clinic.addProgram([
    { kind: 'message', title: 'Hello', body: 'You' },
    { title: 'Text' },
  ]);
  const unknown = await clinic.addPatient({ date_of_birth: null });
  const { enrolled } = must(await clinic.enrol(program.id, [unknown]));
  const about = { clinicId: clinic.clinicId, enrolmentId: enrolled[0]!.id, contentId: unsent[0]!.id };
  await sendProgramMessage(app(), about);
  expect((await mayDo(enrolled[0]!.id)).contents[0]).toMatchObject({ state: 'overdue' });
  const work = await overdueContent.read(app().database.kysely, clinic.clinicId, { id: enrolled[0]!.id });
  expect(work[0]!.task).toMatchObject({ patientId: unknown, type: 'FollowUp' });
  expect(work[0]!.task!.subject).toContain('could not be assigned');
});

test('overdue content becomes one task of the responsible member, until it is done, paused or ended', async () => {
  const { id, pieces } = await underWay([
    { title: 'Read', due_days: 2 },
    { title: 'May', due_days: 1, required: false },
    { title: 'End', release_day: 30 },
  ]);
  const work = () => overdueContent.read(app().database.kysely, clinic.clinicId, { id });
  await daysLater(2, () => releaseDaily(app()));
  expect(await work()).toEqual([]);
  await daysLater(3, () => releaseDaily(app()));
  const ctx = await clinic.doctor();
  expect(await work()).toMatchObject([{ key: `${id}:${pieces[0]!.id}`, task: { ownerUserId: ctx.actor.userId } }]);
  await daysLater(3, async () => {
    expect(await mayDo(id)).toMatchObject({ overdue_count: 1 });
    const found = { programId: null, overdueOn: '2026-11-26', skip: 0, take: 100 };
    const late = await readEnrolments(app().database.kysely, clinic.clinicId, found);
    expect(late.map((row) => row.id)).toContain(id);
    must(await pauseEnrolments(await clinic.doctor(), [id]));
  });
  expect((await work())[0]!.task).toBeNull();
  await daysLater(4, async () => must(await restartEnrolments(await clinic.doctor(), [id])));
  expect((await work())[0]!.task).not.toBeNull();
  await daysLater(4, async () => must(await setContentDone(await clinic.doctor(), id, pieces[0]!.id, true)));
  expect((await work())[0]!.task).toBeNull();
  expect(await overdueContent.read(app().database.kysely, clinic.clinicId, { id: 'x' })).toEqual([]);
});

test('a patient sees open and upcoming content in the portal, and nothing of another patient’s', async () => {
  const { id, pieces, patientId } = await underWay([
    { title: 'Read', body: 'The whole text' },
    { title: 'Later', release_day: 2, body: 'A secret' },
  ]);
  const call = (operation: string, input: unknown = {}, as = patientId) =>
    portalOperations[`programs.${operation}`]!(clinic.portal(as), input) as Promise<Record<string, never>>;
  const list = (await call('list')) as unknown as { programs: { contents: object[]; percent: number }[] };
  expect(list.programs[0]!.contents).toMatchObject([
    { title: 'Read', state: 'open' },
    { title: 'Later', state: 'locked', opens_date: '2026-11-25' },
  ]);
  expect(JSON.stringify(list)).not.toContain('secret');
  const at = (index: number) => ({ enrolment_id: id, content_id: pieces[index]!.id });
  expect(await call('open', at(0))).toMatchObject({ body: 'The whole text' });
  expect(await rowOf(id)).toMatchObject({ state: 'in_progress' });
  expect(await call('open', at(1))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await call('done', at(1))).toMatchObject({ code: 'NOT_FOUND' });
  const stranger = await clinic.addPatient();
  for (const operation of ['open', 'done', 'reopen', 'document', 'ask'])
    expect(await call(operation, at(0), stranger)).toMatchObject({ code: 'NOT_FOUND' });
  for (const input of [null, 7, 'x', {}, { enrolment_id: 'x', content_id: [] }])
    expect(await call('done', input)).toMatchObject({ code: 'NOT_FOUND' });
  expect(isDomainError(await call('done', at(0)))).toBe(false);
  expect((await mayDo(id)).contents[0]).toMatchObject({ state: 'done', completed_by: null });
  expect(isDomainError(await call('reopen', at(0)))).toBe(false);
  expect(await call('document', at(0))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await call('ask', at(0))).toMatchObject({ code: 'DONE_ELSEWHERE' });
});

test('a product of the price list is recommended with its price; another clinic’s product is rejected', async () => {
  const product = async (clinicId: string): Promise<string> => {
    const id = newId();
    await app().database.pool.query(
      `insert into inventory.product (clinic_id, id, kind, product_name, price_cents, search_text, created_time)
       values ($1, $2, 'supplement', 'Vitamin D3', 1250, 'vitamin d3', now())`,
      [clinicId, id],
    );
    return id;
  };
  const other = await programClinic(app());
  const ctx = await clinic.doctor();
  const { program } = await clinic.addProgram([]);
  const fields = { kind: 'product', title: 'In winter', body: '', release_day: 0, required: false, gate: false };
  const strange = { ...fields, product_id: await product(other.clinicId) };
  expect(issuesOf(await createContent(ctx, program.id, strange, null))).toEqual(['input.product_id']);
  expect(issuesOf(await createContent(ctx, program.id, fields, null))).toEqual(['input.product_id']);
  const own = await product(clinic.clinicId);
  const { id, pieces, patientId } = await underWay([{ ...fields, product_id: own }]);
  const input = { enrolment_id: id, content_id: pieces[0]!.id };
  expect(await portalOperations['programs.open']!(clinic.portal(patientId), input)).toMatchObject({
    product: { name: 'Vitamin D3', price_cents: 1250 },
  });
});

test('an appointment is requested once, from the portal', async () => {
  const { id, pieces, patientId } = await underWay([{ kind: 'appointment', title: 'Come and see us' }]);
  const input = { enrolment_id: id, content_id: pieces[0]!.id };
  for (let turn = 0; turn < 2; turn += 1)
    expect(await portalOperations['programs.ask']!(clinic.portal(patientId), input)).toEqual({ asked: true });
  expect(await count('requests.request where patient_id = $1', [patientId])).toBe(1);
});

test('a death ends enrollments, a merge moves them, a departing member’s programs are reassigned, and the record contains them', async () => {
  const { id, patientId, program } = await underWay([{ title: 'Read' }, { title: 'Then', release_day: 9 }]);
  const db = app().database.kysely;
  expect(await programsUnderWay.count(db, clinic.clinicId, patientId, START)).toBe(1);
  const ctx = await clinic.doctor();
  const target = await clinic.addPatient({ first_name: 'Adele' });
  const versions = await readPatients(db, clinic.clinicId, [target, patientId], {
    columns: ['id', 'version'] as never,
  });
  const side = (of: string) => ({
    id: of,
    version: (versions.find((row) => row.id === of) as { version?: number }).version ?? 1,
  });
  must(await mergePatients(ctx, side(target), side(patientId), []));
  expect(await rowOf(id)).toMatchObject({ patient_id: target });
  await app().database.transaction((tx) =>
    onDeathRecorded(app(), tx, { clinicId: clinic.clinicId, topic: 'x', body: { id: target } }),
  );
  expect(await rowOf(id)).toMatchObject({ state: 'withdrawn', withdraw_reason: 'The patient has died' });
  const [row] = await programsSection.read(app(), clinic.clinicId, target);
  expect(row).toMatchObject({ Program: program.name, Status: 'Withdrawn' });
  expect(row!['Content']).toContain('Text: Read');
  const nurse = await clinic.as('Nurse');
  expect(await programsOfMember.count(db, clinic.clinicId, ctx.actor.userId, START)).toBeGreaterThan(0);
  await app().database.transaction((tx) => programsOfMember.move(tx, ctx, ctx.actor.userId, nurse.actor.userId));
  expect(await programsOfMember.count(db, clinic.clinicId, ctx.actor.userId, START)).toBe(0);
});

test('candidates are found by name and tag, with their enrollments', async () => {
  const ctx = await clinic.doctor();
  const { program } = await clinic.addProgram();
  const tagged = await clinic.addPatient({ last_name: 'Quistgaard', tags: [{ tag: 'Asthma', color: '#227788' }] });
  await clinic.addPatient({ last_name: 'Quistgaard' });
  const find = (more: object) =>
    findCandidates(ctx, { programId: program.id, search: 'Quistgaard', tag: null, skip: 0, take: 50, ...more });
  expect(must(await find({}))).toHaveLength(2);
  expect(must(await find({ search: null, tag: 'Asthma' })).map(({ patient_id }) => patient_id)).toEqual([tagged]);
  must(await clinic.enrol(program.id, [tagged]));
  expect(must(await find({ tag: 'Asthma' }))).toMatchObject([{ is_enrolled: true, tags: ['Asthma'] }]);
  expect(await find({ programId: newId() })).toMatchObject({ code: 'NOT_FOUND' });
});

test('rejects renaming or restoring a program with a name that was taken concurrently', async () => {
  const ctx = await clinic.doctor();
  const input = { name: 'Renamed later', type: 'rolling' };
  const made = must(await createProgram(ctx, input, null));
  const archived = must(await createProgram(ctx, { ...input, name: 'In the way' }, null));
  must(await archiveProgram(ctx, archived.id, true));
  const insert = `insert into programs.program (clinic_id, id, name, type, owner_user_id, created_by, created_time, updated_time)
    values ($1, $2, 'In the way', 'rolling', $3, $3, now(), now())`;
  const held = await holdOpen(app(), insert, [clinic.clinicId, newId(), ctx.actor.userId]);
  const renaming = changeProgram(ctx, made.id, made.version, { ...input, name: 'in the way' });
  const using = archiveProgram(ctx, archived.id, false);
  await soon();
  await held.end();
  expect(await renaming).toMatchObject({ code: 'NAME_TAKEN', issues: [{ path: 'input.name' }] });
  expect(await using).toMatchObject({ code: 'NAME_TAKEN' });
});

test('the scores of a long program include the newest', async () => {
  const { kysely, pool } = app().database;
  await equipClinic(app(), clinic.clinicId, app().clock());
  const questionnaire_id = (await findByCode(kysely, clinic.clinicId, 'phq-9'))!.id;
  const { id, patientId } = await underWay([{ questionnaire_id, kind: 'questionnaire', title: 'PHQ-9', due_days: 2 }]);
  await pool.query(
    `insert into questionnaires.survey (clinic_id, id, patient_id, questionnaire_id, version_number, created_time, updated_time, submitted_time, score)
     select $1, gen_random_uuid(), $2, $3, 1, now(), now(), $4::timestamptz + n * interval '1 day', n from generate_series(1, 230) n`,
    [clinic.clinicId, patientId, questionnaire_id, START],
  );
  const scores = await readScores(await clinic.doctor(), await rowOf(id));
  expect(scores).toHaveLength(230);
  expect(scores.at(-1)!.score).toBe(230);
});
