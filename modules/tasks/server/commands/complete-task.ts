import { sql } from 'kysely';
import type { Tx } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { refusalOf, refusals } from '#platform/records/refusals.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { dispositionWords, type Disposition } from '../../rules/index.ts';
import { changeTask } from '../changes/change-task.ts';
import { overdueSource } from '../clock/overdue-patient-tasks.ts';
import { createNext, dropNext } from './create-next.ts';
import { endDerived } from '../derived/end-derived-task.ts';
import { doerOf, type Doer } from '../doer.ts';
import { noTask, taskVersionConflict } from '../not-there.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { notifyOwner } from '../changes/notify-owner.ts';
import { viewerOf } from '../reading/viewer-of.ts';

/** The completion or deletion time; null reopens the task, undefined leaves it unchanged. */
export interface TaskEnd {
  completeTime?: Date | null | undefined;
  deletedTime?: Date | null | undefined;
  disposition?: Disposition | null | undefined;
  version?: number | null | undefined;
}

/** Completes, deletes or reopens a task in one transaction. */
export async function endTask(ctx: RequestContext, id: string, ending: TaskEnd): Promise<DomainError | { id: string }> {
  const doer = doerOf(ctx);
  try {
    return await ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
      const task = await lockTask(tx, doer.clinicId, id, viewerOf(ctx, 'tasks.edit'));
      if (task === null) return noTask();
      if (ending.version != null && ending.version !== task.version) return taskVersionConflict();
      return (await endTaskIn(tx, doer, task, ending)) ?? { id };
    });
  } catch (error) {
    const refusal = refusalOf(error, REFUSALS);
    if (refusal !== null) return refusal;
    throw error;
  }
}

const openTwin = (): DomainError =>
  domainError('OPEN_TWIN', 'Another task about the same item is already open.', 'Already open');

// Reopening a derived task may conflict with a new one created in between.
const REFUSALS = refusals({ task_of_source: openTwin, task_follows: openTwin });

/**
 * Same, for a locked task; null on success. SOURCE_ENDS_IT for tasks that only their source can end, DISPOSITION_NEEDED
 * if a required disposition is missing. Ending an ended task changes nothing.
 */
export async function endTaskIn(tx: Tx, doer: Doer, task: TaskRow, ending: TaskEnd): Promise<DomainError | null> {
  const { completeTime, deletedTime } = ending;
  const completes = completeTime != null && task.complete_time === null;
  const reopens =
    (completeTime === null && task.complete_time !== null) || (deletedTime === null && task.deleted_time !== null);
  const deletes = deletedTime != null && task.deleted_time === null;
  if (!completes && !reopens && !deletes) return null;
  if (task.source !== null && task.closing === 'source')
    return domainError(
      'SOURCE_ENDS_IT',
      'This task closes automatically. Open the linked item to complete it.',
      'Closes automatically',
    );
  if (reopens && task.source !== null && (await hasOpenTwin(tx, doer.clinicId, task))) return openTwin();
  if (deletes && task.closing !== 'free')
    return domainError('DISPOSITION_NEEDED', 'This task can’t be deleted. Complete it with an outcome.', 'Not deleted');
  if (completes && task.closing === 'disposition' && ending.disposition == null)
    return domainError('DISPOSITION_NEEDED', 'Choose an outcome.', 'Outcome required');
  await changeTask(tx, doer, task, {
    ...(completeTime === undefined ? {} : { complete_time: completeTime === null ? null : doer.now }),
    ...(completes
      ? { completed_by_name: doer.name, snoozed_until: null, disposition: ending.disposition ?? null }
      : {}),
    ...(completeTime === null ? { completed_by_name: null, disposition: null } : {}),
    ...(deletedTime === undefined ? {} : { deleted_time: deletedTime === null ? null : doer.now }),
  });
  if (completes) await afterCompletion(tx, doer, task, ending.disposition ?? null);
  if (reopens) await dropNext(tx, doer, task);
  if ((completes || deletes) && task.owner_patient_id !== null)
    await endDerived(tx, doer, overdueSource, task.id, completes ? dispositionWords.Done : null);
  return null;
}

async function afterCompletion(tx: Tx, doer: Doer, task: TaskRow, disposition: Disposition | null): Promise<void> {
  if (task.repeat_unit !== null) await createNext(tx, doer, task);
  if (task.source !== null)
    await publish(tx, {
      clinicId: doer.clinicId,
      topic: 'tasks.task-closed',
      body: { id: task.id, source: task.source, key: task.source_key, disposition },
    });
  // The assigner is notified of the completion.
  if (task.assigned_by !== null && task.assigned_by !== doer.userId && task.assigned_by !== task.owner_user_id)
    await notifyOwner(tx, doer, task, { userId: task.assigned_by }, 'Task done');
}

async function hasOpenTwin(tx: Tx, clinicId: string, { id, source, source_key }: TaskRow): Promise<boolean> {
  const { rows } = await sql`select 1 from tasks.task where clinic_id = ${clinicId} and source = ${source}
    and source_key = ${source_key} and id <> ${id} and complete_time is null and deleted_time is null`.execute(tx);
  return rows.length > 0;
}
