import { expect, test } from 'vitest';
import type { PortalContext } from '#platform/module.ts';
import { errorCode, must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { insertPatientsInBulk, type BulkPatient } from '#patients/server';
import { makeTestClinic } from '#practice/testing';
import { createTasks } from '../commands/create-task.ts';
import { tasks } from '../index.ts';
import { portalOperations } from './portal-operations.ts';

const app = useTestApp();

interface ListedTask {
  id: string;
  complete_time: Date | null;
  steps: { id: string; complete_time: Date | null }[];
  comments: { content: string; commenter_type: string }[];
  attachments: string[];
}

async function clinic() {
  const made = await makeTestClinic(app(), tasks.accessRules);
  const doctor = await made.as('Doctor');
  const people = ['Ada', 'Eve'].map((first_name) => ({
    first_name,
    last_name: 'Lang',
    gender: 'Female',
    date_of_birth: '1980-05-01',
    mailing_address: null,
    deceased_date: null,
    tags: [],
  }));
  const [ada, eve] = await app().database.transaction((tx) =>
    insertPatientsInBulk(tx, made.clinicId, people as unknown as BulkPatient[], doctor.now),
  );
  const portal = (patientId: string, patientName: string): PortalContext => ({
    app: app(),
    now: doctor.now,
    ip: null,
    clinicId: made.clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId,
    patientName,
    sessionId: null,
  });
  const ids = must(
    await createTasks(doctor, {
      type: 'ToDo',
      subject: 'Measure',
      details: '',
      priority: 'Medium',
      owners: [{ patientId: ada! }],
      relatedPatientId: null,
      dueTime: null,
      reminderTime: null,
      extraReminders: [],
      tags: [],
      steps: ['One'],
      attachments: [],
      repeat: null,
      escalation: null,
      path: null,
      clientKey: null,
    }),
  );
  return {
    doctor,
    taskId: ids[0]!,
    ada: portal(ada!, 'Ada Lang'),
    eve: portal(eve!, 'Eve Lang'),
    clinicId: made.clinicId,
  };
}

const list = async (of: PortalContext): Promise<ListedTask[]> =>
  ((await portalOperations['tasks.list']!(of, {})) as { tasks: ListedTask[] }).tasks;
const does = (name: string, of: PortalContext, input: object) => portalOperations[`tasks.${name}`]!(of, input);

test('a patient checks steps, comments, attaches files and completes their own tasks only', async () => {
  const { taskId, ada, eve, doctor, clinicId } = await clinic();
  const [task] = await list(ada);
  expect(task).toMatchObject({ id: taskId, complete_time: null, comments: [] });
  expect(await list(eve)).toEqual([]);
  for (const name of ['complete', 'reopen', 'step', 'comment', 'attach'])
    for (const input of [
      { taskId },
      { taskId, stepId: task!.steps[0]!.id, comment: 'x', name: 'a.txt', bytes: 'eA==' },
      {},
    ])
      expect(errorCode(await does(name, eve, input))).toBe('NOT_FOUND');

  await does('step', ada, { taskId, stepId: task!.steps[0]!.id, done: true });
  expect(errorCode(await does('comment', ada, { taskId, comment: '  ' }))).toBe('BAD_USER_INPUT');
  await does('comment', ada, { taskId, comment: 'With food?' });
  await does('attach', ada, { taskId, name: 'list.txt', bytes: Buffer.from('120/80').toString('base64') });
  for (const name of ['list.html', ''])
    expect(errorCode(await does('attach', ada, { taskId, name, bytes: 'eA==' }))).toBe('BAD_USER_INPUT');
  const [after] = await list(ada);
  expect(after!.steps[0]!.complete_time).not.toBeNull();
  expect(after).toMatchObject({
    comments: [{ content: 'With food?', commenter_type: 'Patient' }],
    attachments: ['list.txt'],
  });
  await does('complete', ada, { taskId });
  expect(errorCode(await does('comment', ada, { taskId, comment: 'Late' }))).toBe('TASK_CLOSED');
  expect((await list(ada))[0]!.complete_time).not.toBeNull();
  // The doctor is notified of both, and the audit log names the patient.
  const { rows } = await app().database.pool.query(
    `select type from notifications.notification where clinic_id = $1 and user_id = $2 order by id`,
    [clinicId, doctor.actor.userId],
  );
  expect(rows.map(({ type }) => type)).toEqual(['New comment', 'Task done']);
  const { rows: log } = await app().database.pool.query(
    `select distinct roles, user_name from audit.inbox where clinic_id = $1 and object_type = 'patient_task' and user_id is null
       and action <> 'read'`,
    [clinicId],
  );
  expect(log).toEqual([{ roles: 'Patient', user_name: 'Ada Lang' }]);
  await does('reopen', ada, { taskId });
  expect((await list(ada))[0]!.complete_time).toBeNull();
});

test('stores file names in readable form, and numbers concurrent duplicates', async () => {
  const { taskId, ada } = await clinic();
  const attach = (name: string) => does('attach', ada, { taskId, name, bytes: 'eA==' });
  must(await attach('../..\\\u202Etxt.exe\u0000.txt'));
  expect((await list(ada))[0]!.attachments).toEqual(['.. .. txt.exe.txt']);
  await Promise.all([1, 2, 3].map(() => attach('scan.txt')));
  expect((await list(ada))[0]!.attachments.toSorted()).toEqual([
    '.. .. txt.exe.txt',
    'scan (2).txt',
    'scan (3).txt',
    'scan.txt',
  ]);
});

test.each([null, 7, 'x', [], { taskId: 7 }, { taskId: 'x' }, { taskId: null }])(
  'rejects %s as a task',
  async (input) => {
    const { ada } = await clinic();
    for (const name of ['complete', 'step', 'comment', 'attach', 'reopen'])
      expect(errorCode(await portalOperations[`tasks.${name}`]!(ada, input))).toBe('NOT_FOUND');
  },
);
