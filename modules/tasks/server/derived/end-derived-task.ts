import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readDisposition } from '../../rules/index.ts';
import { changeTask } from '../changes/change-task.ts';
import { doerOf, type Doer, type OwnContext } from '../doer.ts';
import { lockDerived } from './keep-derived-task.ts';

/**
 * Completes the open task of a source and key; false if there is none. `disposition` is one of the known values, or
 * null.
 */
export function endDerivedTask(
  tx: Tx,
  by: RequestContext | OwnContext,
  source: string,
  key: string,
  disposition: string | null = null,
): Promise<boolean> {
  return endDerived(tx, doerOf(by), source, key, disposition);
}

/** Same, for a given actor. */
export async function endDerived(
  tx: Tx,
  doer: Doer,
  source: string,
  key: string,
  disposition: string | null,
): Promise<boolean> {
  const open = await lockDerived(tx, doer.clinicId, source, key);
  if (open === null) return false;
  await changeTask(tx, doer, open, {
    complete_time: doer.now,
    completed_by_name: doer.name,
    snoozed_until: null,
    disposition: disposition === null ? null : readDisposition(disposition),
  });
  return true;
}

/** Deletes the open task of a source and key when its subject is deleted; false if there is none. */
export async function dropDerivedTask(
  tx: Tx,
  by: RequestContext | OwnContext,
  source: string,
  key: string,
): Promise<boolean> {
  const doer = doerOf(by);
  const open = await lockDerived(tx, doer.clinicId, source, key);
  return open === null ? false : changeTask(tx, doer, open, { deleted_time: doer.now });
}

/** Returns the open tasks of these keys with their owners. */
export async function readDerivedTasks(
  db: Queryable,
  clinicId: string,
  source: string,
  keys: readonly string[],
): Promise<{ key: string; taskId: string; ownerUserId: string | null; ownerRoleId: string | null }[]> {
  const { rows } = await columnsOf('tasks.task', [
    'source_key as key',
    'id as taskId',
    'owner_user_id as ownerUserId',
    'owner_role_id as ownerRoleId',
  ])
    .filled('key')
    .select(sql`from tasks.task
    where clinic_id = ${clinicId} and source = ${source} and source_key = any(${keys}::text[])
      and complete_time is null and deleted_time is null`)
    .execute(db);
  return rows;
}
