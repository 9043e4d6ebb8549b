import type { Tx } from '#platform/database.ts';
import { invalid, domainError, type Issue, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readText, taskLimits, taskMessages } from '../../rules/index.ts';
import { touchTask } from '../changes/change-task.ts';
import { doerOf, type Doer } from '../doer.ts';
import { insertSteps } from './insert-parts.sql.ts';
import { noTask } from '../not-there.ts';
import { findStep, type StepRow } from '../reading/task-parts.sql.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { writeHistory, type FieldChange } from '../changes/write-history.ts';

/** Adds steps to a task; blank ones are rejected. */
export async function addSteps(
  ctx: RequestContext,
  taskId: string,
  steps: readonly string[],
): Promise<DomainError | { id: string }> {
  const issues: Issue[] = [];
  const texts = steps.slice(0, taskLimits.steps + 1).map((step, index) => {
    const checked = readText(step, 'Step', taskLimits.step);
    const problem = 'problem' in checked ? checked.problem : checked.text === '' ? taskMessages.blankStep : null;
    if (problem !== null) issues.push({ path: `steps.${index}`, message: problem });
    return 'text' in checked ? checked.text : '';
  });
  if (issues.length > 0) return invalid(issues);
  const doer = doerOf(ctx);
  return ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    const task = await lockTask(tx, doer.clinicId, taskId, viewerOf(ctx, 'tasks.edit'));
    if (task === null) return noTask();
    if (task.step_count + texts.length > taskLimits.steps)
      return invalid([{ path: 'steps', message: `At most ${taskLimits.steps} steps` }]);
    const ids = await insertSteps(tx, doer.clinicId, taskId, texts, doer.now);
    if (ids.length === 0) return { id: taskId };
    const added = ids.map((id, index) => stepChange(id, 'added', null, texts[index]!));
    await touchTask(tx, doer, taskId);
    await writeHistory(tx, doer, task, added);
    return { id: taskId };
  });
}

/** Changes to a step; undefined fields stay. */
export interface StepChange {
  stepInfo?: string | null | undefined;
  completeTime?: Date | null | undefined;
  deletedTime?: Date | null | undefined;
}

/**
 * Changes a step. Checking it records the current time; an empty text deletes it, and a deleted step keeps its
 * completion time.
 */
export async function changeStep(
  ctx: RequestContext,
  stepId: string,
  change: StepChange,
): Promise<StepRow | DomainError> {
  const doer = doerOf(ctx);
  const { clinicId } = doer;
  return ctx.app.database.transaction(async (tx): Promise<StepRow | DomainError> => {
    const found = await findStep(tx, clinicId, stepId);
    const task = found === null ? null : await lockTask(tx, clinicId, found.task_id, viewerOf(ctx, 'tasks.edit'));
    return task === null ? noStep() : changeStepIn(tx, doer, task, stepId, change);
  });
}

const noStep = (): DomainError => domainError('NOT_FOUND', 'This step does not exist.', 'Not found');

/** Same, for a step whose task is locked. */
export async function changeStepIn(
  tx: Tx,
  doer: Doer,
  task: TaskRow,
  stepId: string,
  change: StepChange,
): Promise<StepRow | DomainError> {
  // Read again after locking the task.
  const step = await findStep(tx, doer.clinicId, stepId);
  if (step === null || step.task_id !== task.id) return noStep();
  const after = { ...step };
  const changed: FieldChange[] = [];
  if (change.stepInfo != null) {
    const checked = readText(change.stepInfo, 'Step', taskLimits.step);
    if ('problem' in checked) return invalid([{ path: 'stepInfo', message: checked.problem }]);
    if (checked.text === '') after.deleted_time ??= doer.now;
    else if (checked.text !== step.step_info) {
      after.step_info = checked.text;
      changed.push(stepChange(stepId, 'changed', step.step_info, checked.text));
    }
  }
  if (change.completeTime !== undefined && (change.completeTime === null) !== (step.complete_time === null)) {
    after.complete_time = change.completeTime === null ? null : doer.now;
    const field = change.completeTime === null ? 'unchecked' : 'completed';
    changed.push(stepChange(stepId, field, null, after.step_info));
  }
  if (change.deletedTime != null) after.deleted_time ??= doer.now;
  if (step.deleted_time === null && after.deleted_time !== null)
    changed.push(stepChange(stepId, 'deleted', step.step_info, null));
  if (changed.length === 0) return step;
  await tx
    .updateTable('tasks.step')
    .set({ step_info: after.step_info, complete_time: after.complete_time, deleted_time: after.deleted_time })
    .where('clinic_id', '=', doer.clinicId)
    .where('id', '=', stepId)
    .execute();
  await touchTask(tx, doer, task.id);
  await writeHistory(tx, doer, task, changed);
  return after;
}

const stepChange = (objectId: string, field: string, from: string | null, to: string | null): FieldChange => ({
  objectType: 'step',
  objectId,
  field,
  from,
  to,
});
