import { sql } from 'kysely';
import { notify } from '#notifications/server';
import { readPatients } from '#patients/server';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { holdersOf } from '#practice/server';
import type { SettledChain } from './settle-chain.ts';

/**
 * Records who was shown the values of results, to notify them if a value is withdrawn, corrected or belongs to another
 * patient.
 */
export async function rememberReaders(
  { app, actor, now }: RequestContext,
  reports: readonly { chain_id: string }[],
): Promise<void> {
  const chainIds = [...new Set(reports.map(({ chain_id }) => chain_id))];
  if (chainIds.length === 0) return;
  await app.database.kysely
    .insertInto('labs.reader')
    .values(
      chainIds.map((chain_id) => ({ clinic_id: actor.clinicId, chain_id, user_id: actor.userId, first_time: now })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the active members who were shown a result or reviewed it. */
export async function readersOf(db: Queryable, clinicId: string, chainId: string): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'labs.order_member' }, ['m.user_id'])
    .select(sql`from labs.order_member m where m.clinic_id = ${clinicId} and m.is_active and (
      exists (select 1 from labs.reader x where x.clinic_id = m.clinic_id and x.chain_id = ${chainId} and x.user_id = m.user_id)
      or exists (select 1 from labs.review v join labs.report r on r.clinic_id = v.clinic_id and r.id = v.report_id
        where v.clinic_id = m.clinic_id and r.chain_id = ${chainId} and v.user_id = m.user_id))
    order by m.user_id`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/**
 * Returns the member responsible for a result, or all members who review results if that member has left or there is
 * none.
 */
export async function responsibleFor(db: Queryable, clinicId: string, ownerId: string | null): Promise<string[]> {
  const { rows } = await sql`
    select 1 from labs.order_member where clinic_id = ${clinicId} and user_id = ${ownerId} and is_active`.execute(db);
  return rows.length > 0 ? [ownerId!] : holdersOf(db, clinicId, 'labs.review');
}

/**
 * Notifies about a critical result, or one whose values were withdrawn or corrected: the responsible member and
 * everyone who has seen it.
 */
export async function notifyOfResult(
  tx: Tx,
  clinicId: string,
  result: { id: string; chainId: string; patientId: string; ownerId: string | null; name: string },
  { change, isCritical, isChanged }: SettledChain,
): Promise<void> {
  if (!isChanged || (change === null && !isCritical)) return;
  const responsible = await responsibleFor(tx, clinicId, result.ownerId);
  const readers = change === null ? [] : await readersOf(tx, clinicId, result.chainId);
  const type = isCritical
    ? change === null
      ? 'Critical lab result'
      : 'Critical corrected lab result'
    : change === 'withdrawn'
      ? 'Lab result withdrawn'
      : 'Corrected lab result';
  const { rows } = await sql`
    select 1 from labs.report where clinic_id = ${clinicId} and chain_id = ${result.chainId} and portal_time is not null limit 1`.execute(
    tx,
  );
  const portal = change !== null && rows.length > 0 ? ' (the patient has read it on the portal)' : '';
  await notify(tx, {
    clinicId,
    userIds: [...responsible, ...readers],
    source: 'Tasks',
    type,
    description: `${(await nameOf(tx, clinicId, result.patientId)) ?? ''}: ${result.name}`.slice(0, 240) + portal,
    passId: result.id,
    path: `/labs/results?result=${result.id}`,
  });
}

/**
 * Notifies about a correction or withdrawal that names an existing result but not its patient: until it is matched, the
 * value is unreliable.
 */
export async function notifyOfDoubt(
  tx: Tx,
  clinicId: string,
  { chainId, ownerId, name, reportId }: { chainId: string; ownerId: string | null; name: string; reportId: string },
): Promise<void> {
  const users = [
    ...(await responsibleFor(tx, clinicId, ownerId)),
    ...(await readersOf(tx, clinicId, chainId)),
    ...(await holdersOf(tx, clinicId, 'labs.match')),
  ];
  await notify(tx, {
    clinicId,
    userIds: users,
    source: 'Tasks',
    type: 'Lab correction needs matching',
    description:
      `${name}: the laboratory corrected or withdrew a result, but the patient details on the report differ.`.slice(
        0,
        300,
      ),
    passId: reportId,
    path: '/labs/matching',
  });
}

async function nameOf(tx: Tx, clinicId: string, patientId: string): Promise<string | null> {
  const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id', 'first_name', 'last_name'] });
  return patient === undefined ? null : `${patient.first_name} ${patient.last_name}`;
}
