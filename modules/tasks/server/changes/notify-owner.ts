import { notify } from '#notifications/server';
import type { Tx } from '#platform/database.ts';
import { peopleOf, type Owner } from '../owners.sql.ts';
import type { Doer } from '../doer.ts';

/** The task fields required for a notification. */
export interface NotifiedTask {
  id: string;
  subject: string;
  related_patient_name?: string | null;
}

/** The address a notification of a task links to: its window over the list. */
export const pathOfTask = (id: string): string => `/tasks/ToDo?task=${id}`;

/** Notifies the owner, their substitute, or the whole team, but not the user who made the change. */
export async function notifyOwner(tx: Tx, doer: Doer, task: NotifiedTask, owner: Owner, type: string): Promise<void> {
  const people = await peopleOf(tx, doer.clinicId, owner, doer.now);
  await notify(tx, {
    clinicId: doer.clinicId,
    userIds: people.filter((id) => id !== doer.userId),
    source: 'Tasks',
    type,
    description: task.related_patient_name == null ? task.subject : `${task.subject} · ${task.related_patient_name}`,
    passId: task.id,
    path: pathOfTask(task.id),
    time: doer.now,
  });
}
