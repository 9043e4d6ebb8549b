import { expect, test } from 'vitest';
import { createPatient, mergePatients, undoMerge, type Patient } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { createTasks, type NewTask } from './commands/create-task.ts';
import { tasks } from './index.ts';

const app = useTestApp(new Date('2026-11-23T14:00:00Z'));

test('tasks about and of a patient move with a merge of records and its undo', async () => {
  const clinic = await makeTestClinic(app(), tasks.accessRules);
  const manager = await clinic.as('Manager');
  const somebody = async (last_name: string): Promise<Patient> =>
    must(await createPatient(manager, { first_name: 'Ada', last_name, gender: 'Female' }));
  const [target, merged] = [await somebody('Quist'), await somebody('Quits')];
  const plain: NewTask = {
    type: 'ToDo',
    subject: 'Bring the diary',
    details: '',
    priority: 'Medium',
    owners: [{ patientId: merged.id }],
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
  };
  const [theirs] = must(await createTasks(manager, plain));
  const own = { ...plain, owners: [{ userId: manager.actor.userId }], relatedPatientId: merged.id };
  const [about] = must(await createTasks(manager, own));
  const owners = async (): Promise<unknown[]> => {
    const { rows } = await app().database.pool.query(
      `select owner_patient_id, related_patient_id from tasks.task where clinic_id = $1 and id = any($2) order by id`,
      [clinic.clinicId, [theirs, about]],
    );
    return rows;
  };
  const before = await owners();
  const side = ({ id, version }: Patient) => ({ id, version });
  const merge = must(await mergePatients(manager, side(target), side(merged), []));
  expect(JSON.stringify(await owners())).toBe(JSON.stringify(before).replaceAll(merged.id, target.id));
  must(await undoMerge(manager, merge.id));
  expect(await owners()).toEqual(before);
});
