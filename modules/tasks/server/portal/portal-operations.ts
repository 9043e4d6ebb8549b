import { sql } from 'kysely';
import { recordAccessEntry } from '#audit/server';
import { newId, isId } from '#platform/id.ts';
import type { PortalContext, PortalOperation } from '#platform/module.ts';
import type { Tx } from '#platform/database.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import { freeName, readFileName, taskLimits } from '../../rules/index.ts';
import { checkTaskFile } from '../files/check-task-file.ts';
import { addCommentIn, checkComment } from '../commands/add-comment.ts';
import { changeStepIn } from '../commands/change-steps.ts';
import { touchTask } from '../changes/change-task.ts';
import { endTaskIn } from '../commands/complete-task.ts';
import { patientDoer, type Doer } from '../doer.ts';
import { insertUpload } from '../files/insert-upload.ts';
import { attachUploads, findUpload, lockNames, takenNames } from '../files/uploads.sql.ts';
import { closedTask, noTask } from '../not-there.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { everybody, lockTask } from '../reading/tasks.sql.ts';
import { writeHistory } from '../changes/write-history.ts';
import { readPatientTasks, type PatientTaskRow } from './read-patient-tasks.ts';

const SHOWN_DAYS = 30;

/** The operations of patients on their tasks, in the portal. */
export const portalOperations: Readonly<Record<string, PortalOperation>> = {
  /** Open tasks, and those completed within a month. */
  'tasks.list': async (portal) => {
    const all = await readPatientTasks(portal.app.database.kysely, everybody(portal.clinicId), {
      patientId: portal.patientId,
      completed: true,
    });
    await recordAccessEntry(portal.app, {
      clinic_id: portal.clinicId,
      id: newId(),
      time: portal.now,
      user_id: null,
      user_name: portal.patientName,
      roles: 'Patient',
      action: 'read',
      object_type: 'patient_task',
      object_id: null,
      patient_id: portal.patientId,
      changes: null,
      ip: portal.ip,
      device: null,
      session_id: portal.sessionId,
      outcome: 'success',
      reason: null,
    });
    const since = portal.now.getTime() - SHOWN_DAYS * 86_400_000;
    const shown = all.filter(({ complete_time }) => complete_time === null || complete_time.getTime() > since);
    return { tasks: shown.map(shapeForPatient) };
  },
  'tasks.complete': (portal, input) =>
    withTask(portal, input, async (tx, doer, task) => endTaskIn(tx, doer, task, { completeTime: doer.now })),
  'tasks.reopen': (portal, input) =>
    withTask(portal, input, async (tx, doer, task) => endTaskIn(tx, doer, task, { completeTime: null }), true),
  'tasks.step': (portal, input) =>
    withTask(portal, input, async (tx, doer, task) => {
      const { stepId, done } = fieldsOf(input);
      if (typeof stepId !== 'string' || !isId(stepId)) return invalid([{ path: 'stepId', message: 'Enter a step.' }]);
      const changed = await changeStepIn(tx, doer, task, stepId, { completeTime: done === true ? doer.now : null });
      return isDomainError(changed) ? changed : null;
    }),
  'tasks.comment': (portal, input) =>
    withTask(portal, input, async (tx, doer, task) => {
      const { comment } = fieldsOf(input);
      const checked = checkComment(typeof comment === 'string' ? comment : '', 'comment');
      if (isDomainError(checked)) return checked;
      await addCommentIn(tx, doer, task, checked.text);
      return null;
    }),
  /** A base64 file: only small ones, such as photos. */
  'tasks.attach': async (portal, input) => {
    // Permissions are checked first, and the virus scan runs outside of any transaction.
    const found = await withTask(portal, input, async () => null);
    if (isDomainError(found)) return found;
    const { name, bytes } = fieldsOf(input);
    if (typeof name !== 'string' || typeof bytes !== 'string' || name.length > 200)
      return invalid([{ path: 'name', message: 'Choose a file.' }]);
    const read = readFileName(name);
    if ('problem' in read) return invalid([{ path: 'name', message: read.problem }]);
    const content = Buffer.from(bytes, 'base64');
    if (content.length === 0) return invalid([{ path: 'name', message: 'The file is empty.' }]);
    const checked = await checkTaskFile(portal.app, read.text, content);
    if (isDomainError(checked)) return invalid([{ path: 'name', message: checked.message }]);
    return withTask(portal, input, async (tx, doer, task) => {
      if (task.attachment_count >= taskLimits.attachments)
        return invalid([{ path: 'name', message: `At most ${taskLimits.attachments} files` }]);
      await lockNames(tx, doer.clinicId, portal.patientId);
      const taken = await takenNames(tx, doer.clinicId, portal.patientId);
      const free = freeName(read.text, (each) => taken.has(each));
      const file = { name: free, patientId: portal.patientId, bytes: checked };
      const full = await insertUpload(tx, doer, file);
      if (full !== null) return full;
      const upload = await findUpload(tx, doer.clinicId, file);
      await attachUploads(tx, doer.clinicId, task.id, [upload!.id], doer.now);
      await touchTask(tx, doer, task.id);
      await writeHistory(tx, doer, task, [
        { objectType: 'task', objectId: task.id, field: 'attachments', from: null, to: free },
      ]);
      return null;
    });
  },
};

function withTask(
  portal: PortalContext,
  input: unknown,
  change: (tx: Tx, doer: Doer, task: TaskRow) => Promise<DomainError | null>,
  mayBeDone = false,
): Promise<DomainError | { id: string }> {
  const { taskId } = fieldsOf(input);
  if (typeof taskId !== 'string' || !isId(taskId)) return Promise.resolve(noTask());
  const doer = patientDoer(portal);
  return portal.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    // Waits for a merge of the patient's record, so that the change is made on the remaining record.
    await sql`select 1 from patients.patient where clinic_id = ${portal.clinicId} and id = ${portal.patientId} for key share`.execute(
      tx,
    );
    const task = await lockTask(tx, portal.clinicId, taskId, null);
    if (task === null || task.owner_patient_id !== portal.patientId || task.deleted_time !== null) return noTask();
    if (task.complete_time !== null && !mayBeDone) return closedTask();
    return (await change(tx, doer, task)) ?? { id: taskId };
  });
}

function fieldsOf(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? (input as Record<string, unknown>) : {};
}

function shapeForPatient(row: PatientTaskRow): object {
  return {
    id: row.id,
    subject: row.subject,
    description: row.details,
    due_time: row.due_time,
    complete_time: row.complete_time,
    doctor_name: row.assigned_by_name,
    steps: row.steps.map(({ id, step_info, complete_time }) => ({ id, step_content: step_info, complete_time })),
    comments: row.comments.map(({ id, content, commenter_name, commenter_type, created_time }) => ({
      id,
      content,
      commenter_name,
      commenter_type,
      create_time: created_time,
    })),
    attachments: row.attachments.map(({ name }) => name),
  };
}
