// Over 300 lines: every operation of the service, with its errors.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { bucketBounds } from '../rules/index.ts';
import { endAbsence, saveAbsence } from './commands/absences.ts';
import { addComment } from './commands/add-comment.ts';
import { addSteps, changeStep } from './commands/change-steps.ts';
import { attachTag, detachTag } from './commands/change-tags.ts';
import { endTask } from './commands/complete-task.ts';
import { createTasks, type NewTask } from './commands/create-task.ts';
import { createReview, registerDocument, updateReview } from './commands/document-reviews.ts';
import { forwardTask } from './commands/forward-task.ts';
import { globalsearch } from './globalsearch.ts';
import { tasks } from './index.ts';
import { logCall } from './commands/log-call.ts';
import { markTasks } from './commands/mark-tasks.ts';
import { createQuickNote, updateBullet, updateQuickNote } from './commands/quick-notes.ts';
import { searchTasks, tasksBetween, type TaskSearch } from './reading/search-tasks.ts';
import { taskFields } from './rows.ts';
import { showTasks, type ShownTask } from './reading/show-tasks.ts';
import { snoozeTask } from './commands/snooze-task.ts';
import { tasksSection } from './tasks-section.ts';
import { tasksOfMember } from './tasks-of-member.ts';
import { countPending, readTask } from './reading/tasks.sql.ts';
import { updateTask } from './commands/update-task.ts';
import { viewerOf } from './reading/viewer-of.ts';

const app = useTestApp();
const NOW = new Date('2026-11-23T14:00:00Z');
const at = (text: string): Date => new Date(text);

async function clinic() {
  const made = await makeTestClinic(app(), tasks.accessRules, [{ tag: 'Urgent', color: '#aa0000' }]);
  const doctor = { ...(await made.as('Doctor')), now: NOW };
  const nurse = { ...(await made.as('Nurse')), now: NOW };
  const patientId = await buildPatient(app(), made.clinicId, { last_name: 'Lang' });
  const { rows } = await app().database.pool.query<{ id: string; role_name: string }>(
    `select id, role_name from practice.role where clinic_id = $1`,
    [made.clinicId],
  );
  const role = (name: string): string => rows.find(({ role_name }) => role_name === name)!.id;
  return { ...made, doctor, nurse, patientId, role };
}

const plain = (userId: string, more: Partial<NewTask> = {}): NewTask => ({
  type: 'ToDo',
  subject: 'Call the pharmacy',
  details: '',
  priority: 'Medium',
  owners: [{ userId }],
  relatedPatientId: null,
  dueTime: null,
  reminderTime: null,
  extraReminders: [],
  tags: [],
  steps: [],
  attachments: [],
  repeat: null,
  escalation: null,
  path: null,
  clientKey: null,
  ...more,
});

const issues = (answer: unknown) => (isDomainError(answer) ? answer.issues : []);

async function make(ctx: RequestContext, more: Partial<NewTask> = {}): Promise<string> {
  return must(await createTasks(ctx, plain(ctx.actor.userId, more)))[0]!;
}

const PARTS = new Set(['steps', 'discussion', 'history', 'extraReminders', 'bullets', 'attachments']);

async function whole(ctx: RequestContext, id: string) {
  const row = (await readTask(app().database.kysely, viewerOf(ctx), id))!;
  const bounds = bucketBounds(ctx.now, ctx.actor.timeZone);
  const [task] = await showTasks(app().database.kysely, ctx.actor.clinicId, [row], bounds, PARTS);
  return task!;
}

/** Returns the API's response for some fields of a task. */
function answered(task: ShownTask, fields: readonly (keyof NonNullable<typeof taskFields.Task>)[]) {
  const ask = taskFields.Task as unknown as Readonly<Record<string, (task: ShownTask) => unknown>>;
  return Object.fromEntries(fields.map((field) => [field, ask[field]!(task)]));
}

const any: TaskSearch = {
  types: null,
  ownerView: null,
  ownerId: null,
  assignerId: null,
  patientId: null,
  tag: null,
  priority: null,
  bucket: null,
  keyword: null,
  completed: false,
  due: { from: null, to: null },
  created: { from: null, to: null },
  order: { column: 'due_time', descending: false },
  skip: 0,
  take: 50,
};

async function subjects(ctx: RequestContext, search: Partial<TaskSearch>): Promise<string[]> {
  return must(await searchTasks(ctx, { ...any, ...search })).tasks.map(({ subject }) => subject);
}

async function bell(ctx: RequestContext): Promise<{ type: string; pass_id: string }[]> {
  const { rows } = await app().database.pool.query(
    `select type, pass_id, description from notifications.notification where clinic_id = $1 and user_id = $2 order by id`,
    [ctx.actor.clinicId, ctx.actor.userId],
  );
  return rows;
}

test('a task is created with all fields, announced to its owner, and has a history', async () => {
  const { doctor, nurse, patientId, clinicId } = await clinic();
  const input = plain(nurse.actor.userId, {
    details: 'Ask for\nthe dose',
    priority: 'High',
    relatedPatientId: patientId,
    dueTime: at('2026-11-23T18:00:00Z'),
    reminderTime: at('2026-11-23T17:00:00Z'),
    extraReminders: [at('2026-11-24T17:00:00Z')],
    steps: ['One', 'Two'],
    tags: [{ tag: 'Urgent' }],
    clientKey: 'key',
  });
  const [id] = must(await createTasks(doctor, input));
  expect(must(await createTasks(doctor, input))).toEqual([id]);
  const task = await whole(nurse, id!);
  expect(task).toMatchObject({
    type: 'ToDo',
    bucket: 'Today',
    step_count: 2,
    tags: [{ tag: 'Urgent' }],
    details: 'Ask for\nthe dose',
    priority: 'High',
  });
  const fields = ['relatedPatient', 'followUpContent', 'noteContent', 'ownedBy', 'assignedBy', 'closing'] as const;
  expect(answered(task, fields)).toMatchObject({
    relatedPatient: { patientName: 'Ada Lang' },
    followUpContent: null,
    noteContent: null,
    ownedBy: { id: nurse.actor.userId, name: 'Nurse Tester', type: 'Doctor' },
    assignedBy: { name: 'Doctor Tester', type: 'Doctor' },
    closing: 'free',
  });
  expect(task.steps.map(({ step_info }) => step_info)).toEqual(['One', 'Two']);
  expect(answered(task, ['extraReminders'])).toMatchObject({
    extraReminders: [{ index: 0, reminder_time: at('2026-11-24T17:00:00Z') }],
  });
  expect(await bell(nurse)).toMatchObject([{ type: 'New task', pass_id: id }]);
  expect(await bell(doctor)).toEqual([]);
  const { rows } = await app().database.pool.query(
    `select object_type, patient_id from audit.inbox where clinic_id = $1 and action = 'create' and object_id = $2`,
    [clinicId, id],
  );
  expect(rows).toEqual([{ object_type: 'task', patient_id: patientId }]);
});

test('creates a doctor task and a patient task together; without an owner, the user owns it', async () => {
  const { doctor, nurse, patientId } = await clinic();
  const owners = [{ userId: nurse.actor.userId }, { patientId }];
  const ids = must(await createTasks(doctor, plain('', { owners })));
  const [first, second] = await Promise.all(ids.map((id) => whole(doctor, id)));
  expect([first!.owner_user_id, second!.owner_patient_id]).toEqual([nurse.actor.userId, patientId]);
});

test('rejects blank, duplicate, overlong and invalid values with field errors', async () => {
  const { doctor } = await clinic();
  const other = await clinic();
  const me = doctor.actor.userId;
  const tried = async (more: Partial<NewTask>) => issues(await createTasks(doctor, plain(me, more)));
  expect(await tried({ subject: ' \n ' })).toEqual([{ path: 'input.subject', message: 'Task subject is required' }]);
  expect(await tried({ subject: 'x'.repeat(201) })).toMatchObject([{ path: 'input.subject' }]);
  expect(await tried({ steps: ['One', ' '] })).toEqual([{ path: 'input.steps.1', message: 'Blank step' }]);
  expect(await tried({ tags: [{ tag: 'A' }, { tag: 'a ' }] })).toEqual([
    { path: 'input.tags', message: 'Duplicate tag' },
  ]);
  expect(await tried({ owners: [{ userId: other.doctor.actor.userId }] })).toMatchObject([
    { path: 'input.assignees.0' },
  ]);
  expect(await tried({ owners: [{ patientId: other.patientId }] })).toMatchObject([{ path: 'input.assignees.0' }]);
  expect(await tried({ relatedPatientId: other.patientId })).toMatchObject([{ path: 'input.patientID' }]);
  expect(await tried({ attachments: [{ name: 'no.pdf', patientId: null }] })).toMatchObject([
    { path: 'input.attachments.0' },
  ]);
  for (const path of ['//elsewhere.example', 'https://elsewhere.example', 'javascript:1'])
    expect(await tried({ path })).toMatchObject([{ path: 'input.path' }]);
  expect(await tried({ repeat: { unit: 'day', every: 1, from: 'due' } })).toMatchObject([
    { path: 'input.dueDateTime' },
  ]);
  expect(await tried({ escalation: { hours: 0, to: { userId: me } } })).toMatchObject([
    { path: 'input.escalation.hours' },
  ]);
});

test('an update changes the given fields, records each change, and rejects old versions', async () => {
  const { doctor, nurse, patientId } = await clinic();
  const id = await make(doctor);
  must(
    await updateTask(doctor, id, 1, {
      priority: 'High',
      dueTime: at('2026-11-25T12:00:00Z'),
      relatedPatientId: patientId,
    }),
  );
  expect(errorCode(await updateTask(nurse, id, 1, { priority: 'Low' }))).toBe('STALE_VERSION');
  must(
    await updateTask(nurse, id, null, {
      tags: [{ tag: 'Later' }],
      steps: ['Three'],
      extraReminders: [at('2026-11-26T17:00:00Z')],
    }),
  );
  must(await updateTask(nurse, id, null, { tags: [], reminderTime: at('2026-11-24T12:00:00Z') }));
  const task = await whole(doctor, id);
  expect(task).toMatchObject({ priority: 'High', bucket: 'Week', related_patient_id: patientId, tags: [] });
  expect(task.logs.map(({ field, from_value, to_value }) => [field, from_value, to_value]).toReversed()).toEqual(
    [
      ['created', null, 'Call the pharmacy'],
      ['owner', null, 'Doctor Tester'],
      ['priority', 'Medium', 'High'],
      ['patient', null, 'Ada Lang'],
      ['due', null, '2026-11-25T12:00:00.000Z'],
      ['tag added', null, 'Later'],
      ['added', null, 'Three'],
      ['reminder', null, '2026-11-24T12:00:00.000Z'],
      ['tag removed', 'Later', null],
    ]
      .filter((entry) => entry.length > 0)
      .sort(byHistory(task)),
  );
  expect(issues(await updateTask(doctor, id, null, { subject: '  ' }))).toMatchObject([{ path: 'input.subject' }]);
  const other = await clinic();
  expect(errorCode(await updateTask(other.doctor, id, null, { priority: 'Low' }))).toBe('NOT_FOUND');
});

// Lines of the same instant have no defined order.
function byHistory(task: Awaited<ReturnType<typeof whole>>) {
  const order = task.logs.map(({ field, to_value }) => `${field} ${to_value}`).toReversed();
  return (one: (string | null)[], other: (string | null)[]) =>
    order.indexOf(`${one[0]} ${one[2]}`) - order.indexOf(`${other[0]} ${other[2]}`);
}

test('a task is completed, reopened and deleted, each once', async () => {
  const { doctor, nurse } = await clinic();
  const id = must(await createTasks(doctor, plain(nurse.actor.userId)))[0]!;
  must(await endTask(nurse, id, { completeTime: NOW }));
  must(await endTask(nurse, id, { completeTime: NOW }));
  expect(await whole(doctor, id)).toMatchObject({ complete_time: NOW, completed_by_name: 'Nurse Tester' });
  expect((await bell(doctor)).map(({ type }) => type)).toEqual(['Task done']);
  expect(await subjects(doctor, {})).toEqual([]);
  expect(await subjects(doctor, { completed: true })).toEqual(['Call the pharmacy']);
  expect(errorCode(await snoozeTask(nurse, id, at('2026-11-24T12:00:00Z')))).toBe('TASK_CLOSED');
  must(await endTask(nurse, id, { completeTime: null }));
  expect(await subjects(doctor, {})).toEqual(['Call the pharmacy']);
  must(await endTask(nurse, id, { deletedTime: NOW }));
  expect(await subjects(doctor, {})).toEqual([]);
  expect((await whole(doctor, id)).logs.map(({ field }) => field)).toContain('deleted');
});

test('steps are added, checked, unchecked, changed, and deleted when emptied', async () => {
  const { doctor } = await clinic();
  const id = await make(doctor);
  expect(issues(await addSteps(doctor, id, ['ok', '\t']))).toEqual([{ path: 'steps.1', message: 'Blank step' }]);
  must(await addSteps(doctor, id, ['First', 'Second']));
  const [first, second] = (await whole(doctor, id)).steps;
  expect(must(await changeStep(doctor, first!.id, { completeTime: NOW })).complete_time).toEqual(NOW);
  expect(await whole(doctor, id)).toMatchObject({ step_count: 2, steps_done: 1 });
  expect(must(await changeStep(doctor, first!.id, { completeTime: null })).complete_time).toBeNull();
  expect(must(await changeStep(doctor, first!.id, { stepInfo: ' Firstly ' })).step_info).toBe('Firstly');
  expect(must(await changeStep(doctor, second!.id, { stepInfo: '' })).deleted_time).toEqual(NOW);
  const later = { ...doctor, now: at('2026-11-24T14:00:00Z') };
  expect(must(await changeStep(later, second!.id, { deletedTime: later.now })).deleted_time).toEqual(NOW);
  const { logs } = await whole(doctor, id);
  expect(
    logs
      .filter(({ object_type }) => object_type === 'step')
      .map(({ field }) => field)
      .toSorted(),
  ).toEqual(['added', 'added', 'changed', 'completed', 'deleted', 'unchecked']);
  const other = await clinic();
  expect(errorCode(await changeStep(other.doctor, first!.id, { completeTime: NOW }))).toBe('NOT_FOUND');
  expect(errorCode(await changeStep(doctor, newId(), { completeTime: NOW }))).toBe('NOT_FOUND');
});

test('comments notify everyone involved, and end a snooze', async () => {
  const { doctor, nurse } = await clinic();
  const id = must(await createTasks(doctor, plain(nurse.actor.userId)))[0]!;
  expect(issues(await addComment(doctor, id, ' '))).toEqual([{ path: 'comment', message: 'Blank comment' }]);
  must(await snoozeTask(nurse, id, at('2026-11-24T12:00:00Z')));
  expect((await whole(nurse, id)).bucket).toBe('Snoozed');
  must(await addComment(doctor, id, 'They close at five'));
  const task = await whole(nurse, id);
  expect(task).toMatchObject({ bucket: 'NoDate', comment_count: 1 });
  expect(task.comments).toMatchObject([
    { commenter_name: 'Doctor Tester', commenter_type: 'Doctor', content: 'They close at five' },
  ]);
  expect((await bell(nurse)).map(({ type }) => type)).toEqual(['New task', 'New comment']);
});

test('a tag is added once and removed once', async () => {
  const { doctor } = await clinic();
  const id = await make(doctor);
  must(await attachTag(doctor, id, { tag: 'urgent' }));
  expect(issues(await attachTag(doctor, id, { tag: 'URGENT ' }))).toEqual([{ path: 'tag', message: 'Duplicate tag' }]);
  // The list's own color.
  expect((await whole(doctor, id)).tags).toEqual([{ tag: 'urgent', color: '#aa0000' }]);
  must(await detachTag(doctor, id, 'Urgent'));
  expect(errorCode(await detachTag(doctor, id, 'Urgent'))).toBe('NOT_FOUND');
});

test('reassigning moves a task and its age; a copy leaves it; the slower of two users gets an error', async () => {
  const { doctor, nurse, patientId } = await clinic();
  const id = await make(doctor, { steps: ['Ask'] });
  const later = { ...doctor, now: at('2026-11-25T14:00:00Z') };
  must(await forwardTask(later, id, 1, { userId: nurse.actor.userId }, 'hand_over', 'Please'));
  const task = await whole(nurse, id);
  expect(task).toMatchObject({ owner_name: 'Nurse Tester', owned_time: later.now, comment_count: 1 });
  expect(task.created_time).toEqual(NOW);
  expect(errorCode(await forwardTask(doctor, id, 1, { userId: doctor.actor.userId }, 'hand_over', null))).toBe(
    'ALREADY_TAKEN',
  );
  const copy = must(await forwardTask(nurse, id, task.version, { patientId }, 'copy', null));
  expect(await whole(nurse, copy.id)).toMatchObject({ owner_patient_id: patientId, step_count: 1 });
  const still = await whole(nurse, id);
  expect(still.owner_name).toBe('Nurse Tester');
  expect(errorCode(await forwardTask(nurse, id, still.version, { patientId }, 'hand_over', null))).toBe(
    'BAD_USER_INPUT',
  );
});

test('a team’s task is claimed by one of several concurrent users', async () => {
  const { doctor, nurse, role } = await clinic();
  const id = await make(doctor, { owners: [{ roleId: role('Nurse') }] });
  expect(await subjects(nurse, { ownerView: 'Team' })).toEqual(['Call the pharmacy']);
  expect(await subjects(doctor, { ownerView: 'MineAndTeam' })).toEqual([]);
  expect((await bell(nurse)).map(({ type }) => type)).toEqual(['New task']);
  const claims = await Promise.all(
    [doctor, nurse].map((ctx) => forwardTask(ctx, id, 1, { userId: ctx.actor.userId }, 'hand_over', null)),
  );
  expect(claims.map((claim) => (isDomainError(claim) ? claim.code : undefined)).toSorted()).toEqual([
    'ALREADY_TAKEN',
    undefined,
  ]);
});

test('snoozing requires a future time within a year', async () => {
  const { doctor } = await clinic();
  const id = await make(doctor);
  expect(errorCode(await snoozeTask(doctor, id, NOW))).toBe('BAD_USER_INPUT');
  expect(errorCode(await snoozeTask(doctor, id, at('2028-11-24T12:00:00Z')))).toBe('BAD_USER_INPUT');
  must(await snoozeTask(doctor, id, at('2026-11-24T12:00:00Z')));
  expect(await countPending(app().database.kysely, viewerOf(doctor), NOW)).toEqual([]);
  must(await snoozeTask(doctor, id, null));
  expect(await countPending(app().database.kysely, viewerOf(doctor), NOW)).toMatchObject([{ type: 'ToDo', count: 1 }]);
});

test('lists are filtered by type, owner, tag, patient, words, bucket and dates', async () => {
  const { doctor, nurse, patientId } = await clinic();
  const due = (text: string) => ({ dueTime: at(text) });
  await make(doctor, { subject: 'Late', ...due('2026-11-23T10:00:00Z') });
  await make(doctor, { subject: 'Today', ...due('2026-11-23T20:00:00Z'), tags: [{ tag: 'Lab' }] });
  await make(doctor, { subject: 'Week 100%', ...due('2026-11-26T20:00:00Z'), type: 'FollowUp' });
  await make(doctor, {
    subject: 'Later',
    ...due('2026-12-26T20:00:00Z'),
    relatedPatientId: patientId,
    priority: 'High',
  });
  await make(doctor, { subject: 'Some day' });
  await make(doctor, { subject: 'Theirs', owners: [{ userId: nurse.actor.userId }] });
  const found = must(await searchTasks(doctor, { ...any, ownerView: 'Mine' }));
  expect(found.count).toBe(5);
  expect(Object.fromEntries(found.buckets.map(({ bucket, count }) => [bucket, count]))).toEqual({
    Overdue: 1,
    Today: 1,
    Week: 1,
    Later: 1,
    NoDate: 1,
  });
  expect(found.tasks.map(({ subject }) => subject)).toEqual(['Late', 'Today', 'Week 100%', 'Later', 'Some day']);
  expect(await subjects(doctor, { bucket: 'NoDate', ownerView: 'Mine' })).toEqual(['Some day']);
  expect(await subjects(doctor, { types: ['FollowUp'] })).toEqual(['Week 100%']);
  expect(await subjects(doctor, { tag: 'lab' })).toEqual(['Today']);
  expect(await subjects(doctor, { patientId })).toEqual(['Later']);
  expect(await subjects(doctor, { keyword: '100%' })).toEqual(['Week 100%']);
  expect(await subjects(doctor, { keyword: 'lang ada' })).toEqual(['Later']);
  expect(await subjects(doctor, { priority: 'High' })).toEqual(['Later']);
  expect(await subjects(doctor, { ownerView: 'AssignedByMe' })).toEqual(['Theirs']);
  expect(await subjects(doctor, { ownerId: nurse.actor.userId })).toEqual(['Theirs']);
  const day = must(await tasksBetween(doctor, 'any', at('2026-11-23T05:00:00Z'), at('2026-11-24T05:00:00Z')));
  expect(day.map(({ subject }) => subject)).toEqual(['Late', 'Today']);
  expect(errorCode(await tasksBetween(doctor, 'extra', NOW, NOW))).toBe('BAD_USER_INPUT');
  expect(errorCode(await searchTasks(doctor, { ...any, take: 201 }))).toBe('BAD_USER_INPUT');
  const answered = await globalsearch.Query!.searchTask!({}, { data: { keyword: 'later' } }, doctor, {} as never);
  expect(answered).toMatchObject([{ subject: 'Later', type: 'ToDo', related_patient_name: 'Ada Lang' }]);
});

test('users limited to their own tasks see those they own, assigned, or cover', async () => {
  const { doctor, nurse } = await clinic();
  const scoped = {
    ...nurse,
    actor: {
      ...nurse.actor,
      scopes: new Map([
        ['tasks.view', 'self'],
        ['tasks.edit', 'self'],
      ] as const),
    },
  };
  const id = await make(doctor, { subject: 'The doctor’s' });
  await make(scoped, { subject: 'Mine' });
  expect(await subjects(scoped, { ownerView: 'Everybody' })).toEqual(['Mine']);
  expect(errorCode(await endTask(scoped, id, { completeTime: NOW }))).toBe('NOT_FOUND');
  must(
    await saveAbsence(doctor, {
      userId: null,
      substituteId: nurse.actor.userId,
      firstDay: '2026-11-23',
      lastDay: '2026-11-24',
    }),
  );
  expect((await subjects(scoped, { ownerView: 'Mine' })).toSorted()).toEqual(['Mine', 'The doctor’s']);
  expect((await whole(scoped, id)).in_place_of).toBe('Doctor Tester');
  // New tasks notify both.
  await make(scoped, { subject: 'New', owners: [{ userId: doctor.actor.userId }] });
  expect((await bell(doctor)).map(({ type }) => type)).toEqual(['New task']);
  must(await endAbsence(doctor, null));
  expect(await subjects(scoped, { ownerView: 'Mine' })).toEqual(['Mine']);
});

test('an absence ends after it begins, has another member as substitute, and belongs to the user', async () => {
  const { doctor, nurse, as } = await clinic();
  const absence = { userId: null, substituteId: nurse.actor.userId, firstDay: '2026-11-24', lastDay: '2026-11-25' };
  for (const wrong of [{ lastDay: '2026-11-23' }, { substituteId: doctor.actor.userId }, { substituteId: newId() }])
    expect(errorCode(await saveAbsence(doctor, { ...absence, ...wrong }))).toBe('BAD_USER_INPUT');
  const another = { ...absence, userId: (await as('Front desk')).actor.userId };
  expect(errorCode(await saveAbsence(doctor, another))).toBe('FORBIDDEN');
  expect(errorCode(await endAbsence(doctor, another.userId))).toBe('FORBIDDEN');
  const admin = { ...doctor, actor: { ...doctor.actor, rules: new Set([...doctor.actor.rules, 'practice.members']) } };
  expect(must(await saveAbsence(admin, another))).toMatchObject({ substitute_name: 'Nurse Tester' });
});

test('a changed absence is logged with its previous days and substitute', async () => {
  const { doctor, nurse, as, clinicId } = await clinic();
  const absence = { userId: null, substituteId: nurse.actor.userId, firstDay: '2026-11-24', lastDay: '2026-11-25' };
  must(await saveAbsence(doctor, absence));
  const desk = (await as('Front desk')).actor.userId;
  must(await saveAbsence(doctor, { ...absence, substituteId: desk, lastDay: '2026-11-30' }));
  const { rows } = await app().database.pool.query<{ changes: unknown }>(
    `select changes from audit.inbox where clinic_id = $1 and object_type = 'task_absence' order by id`,
    [clinicId],
  );
  expect(rows.map(({ changes }) => changes)).toEqual([
    {
      substitute: { before: null, after: nurse.actor.userId },
      days: { before: null, after: '2026-11-24 to 2026-11-25' },
    },
    {
      substitute: { before: nurse.actor.userId, after: desk },
      days: { before: '2026-11-24 to 2026-11-25', after: '2026-11-24 to 2026-11-30' },
    },
  ]);
});

test('the next task of an undone series is not restored beside its replacement', async () => {
  const { doctor } = await clinic();
  const id = await make(doctor, { repeat: { unit: 'day', every: 1, from: 'completion' } });
  must(await endTask(doctor, id, { completeTime: NOW }));
  const nextOf = async (): Promise<string> => {
    const { rows } = await app().database.pool.query<{ id: string }>(
      `select id from tasks.task where follows_task_id = $1 and deleted_time is null`,
      [id],
    );
    return rows[0]!.id;
  };
  const undone = await nextOf();
  must(await endTask(doctor, id, { completeTime: null }));
  must(await endTask(doctor, id, { completeTime: NOW }));
  expect(await nextOf()).not.toBe(undone);
  expect(errorCode(await endTask(doctor, undone, { deletedTime: null }))).toBe('OPEN_TWIN');
});

test('a monthly series keeps the 31st after a shorter month, until its due date is changed', async () => {
  const { doctor } = await clinic();
  const nextOf = async (id: string): Promise<{ id: string; due_time: Date }> => {
    const { rows } = await app().database.pool.query<{ id: string; due_time: Date }>(
      `select id, due_time from tasks.task where follows_task_id = $1 and deleted_time is null`,
      [id],
    );
    return rows[0]!;
  };
  const done = async (id: string, day: string): Promise<{ id: string; due_time: Date }> => {
    must(await endTask({ ...doctor, now: at(`${day}T15:00:00Z`) }, id, { completeTime: at(`${day}T15:00:00Z`) }));
    return nextOf(id);
  };
  const first = await make(doctor, {
    dueTime: at('2026-10-31T13:00:00Z'),
    repeat: { unit: 'month', every: 1, from: 'due' },
  });
  const november = await done(first, '2026-11-01');
  expect(november.due_time).toEqual(at('2026-11-30T14:00:00Z'));
  const december = await done(november.id, '2026-12-01');
  expect(december.due_time).toEqual(at('2026-12-31T14:00:00Z'));
  must(await updateTask(doctor, december.id, null, { dueTime: at('2026-12-15T14:00:00Z') }));
  const january = await done(december.id, '2026-12-16');
  expect(january.due_time).toEqual(at('2027-01-15T14:00:00Z'));
});

test('several tasks are marked together, and those that can’t be are reported', async () => {
  const { doctor } = await clinic();
  const ids = await Promise.all([1, 2, 3].map((number) => make(doctor, { subject: `Task ${number}` })));
  const more = { disposition: null, until: null };
  const other = await clinic();
  const foreign = await make(other.doctor);
  const marked = must(await markTasks(doctor, 'complete', [...ids, ids[0]!, foreign, newId()], more));
  expect(marked.marked).toEqual(ids);
  expect(marked.left).toHaveLength(2);
  expect(await subjects(doctor, {})).toEqual([]);
  must(await markTasks(doctor, 'reopen', ids, more));
  expect(
    must(await markTasks(doctor, 'snooze', [ids[0]!], { ...more, until: at('2026-11-25T12:00:00Z') })).marked,
  ).toHaveLength(1);
  expect(errorCode(await markTasks(doctor, 'snooze', ids, more))).toBe('BAD_USER_INPUT');
  expect(errorCode(await markTasks(doctor, 'complete', [], more))).toBe('BAD_USER_INPUT');
  expect(must(await markTasks(doctor, 'reviewed', [ids[0]!], more))).toEqual({
    marked: [],
    left: [{ id: ids[0]!, reason: 'Only document reviews can be marked as reviewed. Complete this task instead.' }],
  });
  expect(must(await markTasks(doctor, 'delete', ids, more)).marked).toHaveLength(3);
  expect(await subjects(doctor, {})).toEqual([]);
});

test('a quick note is visible to its owner only, with its lines', async () => {
  const { doctor, nurse } = await clinic();
  const { id } = must(await createQuickNote(doctor, 'Shopping', ['Gloves', '', 'Tape'], 'k'));
  expect(must(await createQuickNote(doctor, 'Shopping', ['Gloves', 'Tape'], 'k')).id).toBe(id);
  must(await updateQuickNote(doctor, id, 'For the cupboard', 'Swabs'));
  const note = await whole(doctor, id);
  expect(answered(note, ['quickNoteContent'])).toEqual({ quickNoteContent: 'For the cupboard' });
  expect(note.bullets.map(({ bullet_info }) => bullet_info)).toEqual(['Gloves', 'Tape', 'Swabs']);
  must(await updateBullet(doctor, note.bullets[0]!.id, 'Large gloves'));
  must(await updateBullet(doctor, note.bullets[1]!.id, ' '));
  expect((await whole(doctor, id)).bullets.map(({ bullet_info }) => bullet_info)).toEqual(['Large gloves', 'Swabs']);
  expect(await subjects(nurse, { ownerView: 'Everybody' })).toEqual([]);
  expect(errorCode(await updateQuickNote(nurse, id, 'Mine now', null))).toBe('NOT_FOUND');
  expect(errorCode(await updateBullet(nurse, note.bullets[0]!.id, 'x'))).toBe('NOT_FOUND');
  expect(errorCode(await updateQuickNote(doctor, id, ' ', null))).toBe('BAD_USER_INPUT');
});

test('a document is registered, assigned for review, and reviewed', async () => {
  const { doctor, nurse } = await clinic();
  const documentId = must(await registerDocument(nurse, 'Referral letter', '/api/files/tasks/download_lua'));
  for (const path of ['https://elsewhere.example', '//elsewhere', ''])
    expect(errorCode(await registerDocument(nurse, 'Letter', path))).toBe('BAD_USER_INPUT');
  const review = {
    subject: 'Read this',
    assigneeId: doctor.actor.userId,
    details: '',
    documentId,
    priority: 'Medium' as const,
    dueTime: null,
    reminderTime: null,
    tags: [],
    relatedPatientId: null,
  };
  expect(errorCode(await createReview(nurse, { ...review, documentId: newId() }))).toBe('BAD_USER_INPUT');
  const { id } = must(await createReview(nurse, review));
  const path = '/api/files/tasks/download_lua';
  expect(await whole(doctor, id)).toMatchObject({ document_id: documentId, document_path: path });
  must(await updateReview(doctor, id, { markReviewed: true, subject: null, details: 'Fine' }));
  must(await updateReview(doctor, id, { markReviewed: true, subject: null, details: null }));
  expect(await whole(doctor, id)).toMatchObject({ complete_time: NOW, details: 'Fine' });
  expect(
    errorCode(await updateReview(doctor, await make(doctor), { markReviewed: true, subject: null, details: null })),
  ).toBe('NO_REVIEW');
});

test('a departing member’s open tasks are reassigned; the record prints the tasks about a patient', async () => {
  const { doctor, nurse, patientId, clinicId } = await clinic();
  const id = await make(doctor, { relatedPatientId: patientId, steps: ['Ask'] });
  await make(doctor, { type: 'QuickNote', subject: 'Private' });
  const { kysely } = app().database;
  expect(await tasksOfMember.count(kysely, clinicId, doctor.actor.userId, NOW)).toBe(1);
  await app().database.transaction((tx) => tasksOfMember.move(tx, nurse, doctor.actor.userId, nurse.actor.userId));
  expect((await whole(nurse, id)).owner_name).toBe('Nurse Tester');
  expect(await tasksOfMember.count(kysely, clinicId, doctor.actor.userId, NOW)).toBe(0);
  expect(await tasksSection.read(app(), clinicId, patientId)).toMatchObject([
    { Task: 'Call the pharmacy', Owner: 'Nurse Tester', Steps: '☐ Ask', State: 'Open' },
  ]);
  const { rows } = await sql`select 1 from tasks.task where clinic_id = ${clinicId}`.execute(kysely);
  expect(rows).toHaveLength(2);
});

test('a phone call is a completed task about the patient, recorded once', async () => {
  const { doctor, patientId, clinicId } = await clinic();
  const key = newId();
  const made = must(await logCall(doctor, patientId, 'LeftVoicemail', key));
  expect(must(await logCall(doctor, patientId, 'LeftVoicemail', key))).toEqual(made);
  const calls = await tasksSection.read(app(), clinicId, patientId);
  expect(calls).toMatchObject([{ Task: 'Phone call: left a voicemail', State: expect.stringMatching(/^Done /) }]);
  // Reopened by its author, it is not completed again by a late repeat.
  must(await endTask(doctor, made.id, { completeTime: null }));
  must(await logCall({ ...doctor, now: at('2026-11-23T14:05:00Z') }, patientId, 'LeftVoicemail', key));
  expect(await tasksSection.read(app(), clinicId, patientId)).toMatchObject([{ State: 'Open' }]);
  expect(errorCode(await logCall(doctor, newId(), 'NoAnswer', newId()))).toBe('BAD_USER_INPUT');
});
