import { sql } from 'kysely';
import type { Queryable } from '#platform/database.ts';
import type { Reassignment } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { holdersOf } from '#practice/server';
import { doerOf } from './doer.ts';
import { changeTask } from './changes/change-task.ts';
import { forwardIn } from './commands/forward-task.ts';
import { lockTask } from './reading/tasks.sql.ts';

/** The open tasks of a departing member, for reassignment of all of them; their quick notes go along. */
export const tasksOfMember: Reassignment = {
  id: 'tasks.tasks',
  title: 'Open tasks',
  async count(db, clinicId, userId) {
    const { count } = await openTasks(db, clinicId)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('owner_user_id', '=', userId)
      .where('type', '<>', 'QuickNote')
      .executeTakeFirstOrThrow();
    return count;
  },
  takers: (db, clinicId) => holdersOf(db, clinicId, 'tasks.edit'),
  async move(tx, ctx, from, to) {
    const doer = doerOf(ctx);
    const { clinicId } = doer;
    const owned = await openTasks(tx, clinicId)
      .select('id')
      .where('owner_user_id', '=', from)
      .where('type', '<>', 'QuickNote')
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id } of owned) {
      const task = await lockTask(tx, clinicId, id, null);
      const moved = task === null ? null : await forwardIn(tx, doer, task, { userId: to }, 'hand_over', null);
      if (isDomainError(moved)) throw new Error(`tasks: a task could not be reassigned (${moved.code})`);
    }
    // Escalations to them are redirected to the new owner.
    const escalating = await openTasks(tx, clinicId)
      .select('id')
      .where('escalate_to_user_id', '=', from)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const { id } of escalating) {
      const task = await lockTask(tx, clinicId, id, null);
      if (task !== null) await changeTask(tx, doer, task, { escalate_to_user_id: to });
    }
    await sql`update tasks.absence set substitute_user_id = ${to} where clinic_id = ${clinicId}
      and substitute_user_id = ${from} and user_id <> ${to} and ended_time is null`.execute(tx);
  },
};

const openTasks = (db: Queryable, clinicId: string) =>
  db
    .selectFrom('tasks.task')
    .where('clinic_id', '=', clinicId)
    .where('complete_time', 'is', null)
    .where('deleted_time', 'is', null);
