import { sql } from 'kysely';
import type { Reassignment } from '#platform/module.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { holdersOf } from '#practice/server';
import { doerOf } from './doer.ts';
import { changeTask } from './changes/change-task.ts';
import { forwardIn } from './commands/forward-task.ts';
import { lockTask } from './reading/tasks.sql.ts';

/** The open tasks of a member who leaves: somebody takes all of them over; their quick notes go with them. */
export const tasksOfMember: Reassignment = {
  id: 'tasks.tasks',
  title: 'Open tasks',
  async count(db, clinicId, userId) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from tasks.task where clinic_id = ${clinicId}
      and owner_user_id = ${userId} and type <> 'QuickNote' and complete_time is null and deleted_time is null`.execute(
      db,
    );
    return rows[0]?.count ?? 0;
  },
  takers: (db, clinicId) => holdersOf(db, clinicId, 'tasks.edit'),
  async move(tx, ctx, from, to) {
    const doer = doerOf(ctx);
    const { clinicId } = doer;
    const { rows } = await sql<{ id: string }>`select id from tasks.task where clinic_id = ${clinicId}
      and owner_user_id = ${from} and type <> 'QuickNote' and complete_time is null and deleted_time is null order by id
      for update`.execute(tx);
    for (const { id } of rows) {
      const task = await lockTask(tx, clinicId, id, null);
      const moved = task === null ? null : await forwardIn(tx, doer, task, { userId: to }, 'hand_over', null);
      if (isDomainError(moved)) throw new Error(`tasks: a task could not be handed over (${moved.code})`);
    }
    // What would have gone to them when nobody touches it goes to who takes over.
    const { rows: escalating } = await sql<{ id: string }>`select id from tasks.task where clinic_id = ${clinicId}
      and escalate_to_user_id = ${from} and complete_time is null and deleted_time is null order by id for update`.execute(
      tx,
    );
    for (const { id } of escalating) {
      const task = await lockTask(tx, clinicId, id, null);
      if (task !== null) await changeTask(tx, doer, task, { escalate_to_user_id: to });
    }
    await sql`update tasks.absence set substitute_user_id = ${to} where clinic_id = ${clinicId}
      and substitute_user_id = ${from} and user_id <> ${to} and ended_time is null`.execute(tx);
  },
};
