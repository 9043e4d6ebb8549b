import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { PATIENT_OVERDUE_DAYS } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import { keepDerived, lockDerived } from '../derived/keep-derived-task.ts';
import { oneByOne } from './one-by-one.ts';
import { lockTask } from '../reading/tasks.sql.ts';

/** The source of tasks created for overdue patient tasks. */
export const overdueSource = 'tasks.overdue-patient-task';

const MOST = 200;
const DAY = 86_400_000;

/** Gives the assigner of a long overdue patient task a task to follow up with the patient. Once per task. */
export async function followOverduePatients(app: App, now: Date): Promise<void> {
  const before = new Date(now.getTime() - PATIENT_OVERDUE_DAYS * DAY);
  const { rows } = await columnsOf({ t: 'tasks.task' }, ['t.clinic_id', 't.id'])
    .select(sql`from tasks.task t
    where t.owner_patient_id is not null and t.complete_time is null and t.deleted_time is null and t.due_time < ${before}
      and not exists (select 1 from tasks.task o where o.clinic_id = t.clinic_id and o.source = ${overdueSource}
        and o.source_key = t.id::text)
    order by t.due_time limit ${MOST}`)
    .execute(app.database.kysely);
  await oneByOne(app, rows, async (tx, { clinic_id: clinicId, id }) => {
    const task = await lockTask(tx, clinicId, id, null);
    if (task === null || task.complete_time !== null || task.deleted_time !== null) return;
    if ((await lockDerived(tx, clinicId, overdueSource, id)) !== null) return;
    await keepDerived(tx, doerOf({ app, now, clinicId }), {
      source: overdueSource,
      key: id,
      type: 'FollowUp',
      subject: `Not done by ${task.owner_name}: ${task.subject}`,
      ownerUserId: task.assigned_by,
      patientId: task.owner_patient_id,
      closing: 'free',
      details: 'The patient’s task is past due. This task closes automatically when the patient completes it.',
      dueTime: now,
    });
  });
}
