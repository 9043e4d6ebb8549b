import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type CallResult, callResults } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { endTaskIn } from './complete-task.ts';
import { createTasksIn } from './create-task.ts';

/**
 * Records a phone call with a patient as a completed task of the caller: who called, when, and the result. A repeated
 * client key returns the existing one.
 */
export async function logCall(
  ctx: RequestContext,
  patientId: string,
  result: CallResult,
  clientKey: string,
): Promise<{ id: string } | DomainError> {
  const doer = doerOf(ctx);
  return ctx.app.database.transaction(async (tx): Promise<{ id: string } | DomainError> => {
    const made = await createTasksIn(tx, doer, {
      type: 'ToDo',
      subject: `Phone call: ${callResults[result]}`,
      details: '',
      priority: 'Medium',
      owners: [{ userId: ctx.actor.userId }],
      relatedPatientId: patientId,
      dueTime: null,
      reminderTime: null,
      extraReminders: [],
      tags: [],
      steps: [],
      attachments: [],
      repeat: null,
      escalation: null,
      path: null,
      clientKey,
      isQuiet: true,
    });
    if (isDomainError(made)) return made;
    const id = made[0]!;
    const task = await lockTask(tx, doer.clinicId, id, null);
    // A repeated call does not complete it again after it was reopened.
    const isNew = task !== null && task.complete_time === null && task.created_time.getTime() === doer.now.getTime();
    return (isNew ? await endTaskIn(tx, doer, task, { completeTime: doer.now }) : null) ?? { id };
  });
}
