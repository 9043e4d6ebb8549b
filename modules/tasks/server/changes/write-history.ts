import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { publish } from '#platform/outbox.ts';
import { sendAlong } from '#platform/transaction.ts';
import type { Doer } from '../doer.ts';
import type { TaskRow } from '../reading/task-row.ts';

/** One line of a task's history: the change of one field. */
export interface FieldChange {
  objectType: 'task' | 'comment' | 'step';
  objectId: string;
  field: string;
  from: string | null;
  to: string | null;
}

/** The task fields required for its history. */
export type HistoryTask = Pick<TaskRow, 'id' | 'related_patient_id' | 'owner_patient_id' | 'type'>;

/** Writes changes to a task's history and the audit log, and publishes them, in the transaction of the change. */
export async function writeHistory(
  tx: Tx,
  doer: Doer,
  task: HistoryTask,
  changed: readonly FieldChange[],
  action: 'create' | 'update' | 'delete' = 'update',
): Promise<void> {
  const { clinicId } = doer;
  if (changed.length > 0) {
    const lines = tx.insertInto('tasks.log').values(
      changed.map(({ objectType, objectId, field, from, to }) => ({
        clinic_id: clinicId,
        id: newId(),
        task_id: task.id,
        object_type: objectType,
        object_id: objectId,
        field,
        from_value: from,
        to_value: to,
        logger_user_id: doer.userId,
        logger_name: doer.name,
        created_time: doer.now,
      })),
    );
    await sendAlong(tx, sql`${lines}`);
  }
  await doer.audit(tx, {
    action,
    objectType: task.owner_patient_id === null ? 'task' : 'patient_task',
    objectId: task.id,
    patientId: task.related_patient_id ?? task.owner_patient_id,
    changes: Object.fromEntries(
      changed.map(({ objectType, field, from, to }) => [
        objectType === 'task' ? field : `${objectType}_${field}`,
        { before: from, after: to },
      ]),
    ),
  });
  await publishTask(tx, clinicId, task);
}

/** Publishes a change of a task. */
export function publishTask(tx: Tx, clinicId: string, task: Omit<HistoryTask, 'type'>): Promise<void> {
  const patient_id = task.owner_patient_id ?? task.related_patient_id;
  return publish(tx, { clinicId, topic: 'tasks.task-changed', body: { id: task.id, patient_id } });
}
