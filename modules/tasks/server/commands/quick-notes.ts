import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { invalid, isDomainError, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readText, taskLimits, taskMessages } from '../../rules/index.ts';
import { changeTask, touchTask } from '../changes/change-task.ts';
import { createTasks } from './create-task.ts';
import { doerOf } from '../doer.ts';
import { noTask } from '../not-there.ts';
import type { TaskRow } from '../reading/task-row.ts';
import { lockTask } from '../reading/tasks.sql.ts';
import { viewerOf } from '../reading/viewer-of.ts';
import { publishTask } from '../changes/write-history.ts';

/** Creates a quick note of the caller with its lines. */
export async function createQuickNote(
  ctx: RequestContext,
  subject: string,
  bullets: readonly string[],
  clientKey: string | null,
): Promise<DomainError | { id: string }> {
  if (bullets.length > taskLimits.bullets)
    return invalid([{ path: 'bullets', message: `At most ${taskLimits.bullets} lines` }]);
  const texts: string[] = [];
  for (const [index, bullet] of bullets.entries()) {
    const line = readLine(bullet, `bullets.${index}`);
    if (isDomainError(line)) return line;
    if (line !== '') texts.push(line);
  }
  const made = await createTasks(ctx, {
    type: 'QuickNote',
    subject,
    details: '',
    priority: 'Medium',
    owners: [{ userId: ctx.actor.userId }],
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
    clientKey,
  });
  if (isDomainError(made)) return made;
  const id = made[0]!;
  return change(ctx, id, async (tx, _task) => {
    // A repeated call finds the existing lines.
    const there = await countBullets(tx, ctx.actor.clinicId, id);
    if (there === 0) await insertBullets(tx, ctx.actor.clinicId, id, texts, 0);
    return null;
  });
}

/** Renames a quick note, or adds a line to it. */
export async function updateQuickNote(
  ctx: RequestContext,
  id: string,
  subject: string | null,
  bullet: string | null,
): Promise<DomainError | { id: string }> {
  return change(ctx, id, async (tx, task) => {
    if (subject !== null) {
      const checked = readText(subject, 'Note', taskLimits.subject);
      if ('problem' in checked) return invalid([{ path: 'quickNoteContent', message: checked.problem }]);
      if (checked.text === '') return invalid([{ path: 'quickNoteContent', message: taskMessages.subjectRequired }]);
      await changeTask(tx, doerOf(ctx), task, { subject: checked.text });
    }
    if (bullet === null) return null;
    const line = readLine(bullet, 'bullet');
    if (isDomainError(line)) return line;
    if (line === '') return invalid([{ path: 'bullet', message: 'Enter a note.' }]);
    const there = await countBullets(tx, ctx.actor.clinicId, id);
    if (there >= taskLimits.bullets)
      return invalid([{ path: 'bullet', message: `At most ${taskLimits.bullets} lines` }]);
    await insertBullets(tx, ctx.actor.clinicId, id, [line], there);
    return null;
  });
}

/** Changes a line of a quick note; an empty one is deleted. */
export async function updateBullet(
  ctx: RequestContext,
  bulletId: string,
  info: string,
): Promise<DomainError | { id: string }> {
  const { clinicId } = ctx.actor;
  const line = readLine(info, 'bulletInfo');
  if (isDomainError(line)) return line;
  const bullet = await ctx.app.database.kysely
    .selectFrom('tasks.bullet')
    .select('task_id')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', bulletId)
    .executeTakeFirst();
  if (bullet === undefined) return domainError('NOT_FOUND', 'This line does not exist.', 'Not found');
  return change(ctx, bullet.task_id, async (tx) => {
    await tx
      .updateTable('tasks.bullet')
      .set(line === '' ? { deleted_time: ctx.now } : { bullet_info: line })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', bulletId)
      .where('deleted_time', 'is', null)
      .execute();
    return null;
  });
}

function readLine(typed: string, path: string): string | DomainError {
  const checked = readText(typed, 'Line', taskLimits.step);
  return 'problem' in checked ? invalid([{ path, message: checked.problem }]) : checked.text;
}

function change(
  ctx: RequestContext,
  id: string,
  work: (tx: Tx, task: TaskRow) => Promise<DomainError | null>,
): Promise<DomainError | { id: string }> {
  const doer = doerOf(ctx);
  return ctx.app.database.transaction(async (tx): Promise<DomainError | { id: string }> => {
    const task = await lockTask(tx, doer.clinicId, id, viewerOf(ctx, 'tasks.edit'));
    if (task === null || task.type !== 'QuickNote') return noTask();
    const problem = await work(tx, task);
    if (problem !== null) return problem;
    await touchTask(tx, doer, id);
    await doer.audit(tx, { action: 'update', objectType: 'task', objectId: id, reason: 'Quick note' });
    await publishTask(tx, doer.clinicId, task);
    return { id };
  });
}

async function countBullets(tx: Tx, clinicId: string, taskId: string): Promise<number> {
  const row = await tx
    .selectFrom('tasks.bullet')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('clinic_id', '=', clinicId)
    .where('task_id', '=', taskId)
    .executeTakeFirstOrThrow();
  return row.count;
}

async function insertBullets(
  tx: Tx,
  clinicId: string,
  taskId: string,
  bullets: readonly string[],
  first: number,
): Promise<void> {
  if (bullets.length === 0) return;
  await tx
    .insertInto('tasks.bullet')
    .values(
      bullets.map((bullet_info, index) => ({
        clinic_id: clinicId,
        id: newId(),
        task_id: taskId,
        sort_index: first + index,
        bullet_info,
      })),
    )
    .execute();
}
