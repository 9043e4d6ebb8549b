import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

/** A team that a conversation can be assigned to: a role with at least one member who may use messages. */
export interface Team {
  id: string;
  name: string;
}

/** Returns the teams of a clinic, by name. */
export async function readTeams(db: Queryable, clinicId: string): Promise<Team[]> {
  const { rows } = await columnsOf({ r: 'practice.role' }, ['r.id', 'r.role_name as name'])
    .select(sql`from practice.role r
    where r.clinic_id = ${clinicId} and r.deleted_time is null and exists (select 1 from practice.member_role mr
      join practice.member m on m.clinic_id = mr.clinic_id and m.user_id = mr.user_id and m.is_active
      where mr.clinic_id = r.clinic_id and mr.role_id = r.id)
    order by lower(r.role_name)`)
    .execute(db);
  return rows;
}

/** Returns the active members of a team. */
export async function readTeamMembers(db: Queryable, clinicId: string, roleId: string): Promise<string[]> {
  const { rows } = await columnsOf({ m: 'practice.member' }, ['m.user_id'])
    .select(sql`from practice.member_role mr
    join practice.role r on r.clinic_id = mr.clinic_id and r.id = mr.role_id and r.deleted_time is null
    join practice.member m on m.clinic_id = mr.clinic_id and m.user_id = mr.user_id and m.is_active
    where mr.clinic_id = ${clinicId} and mr.role_id = ${roleId} order by m.user_id`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Returns a team's name, including deleted teams; null for another clinic's. */
export async function readTeamName(db: Queryable, clinicId: string, roleId: string): Promise<string | null> {
  const row = await db
    .selectFrom('practice.role')
    .select('role_name')
    .where('clinic_id', '=', clinicId)
    .where('id', '=', roleId)
    .executeTakeFirst();
  return row?.role_name ?? null;
}

/** Adds members to a conversation: it is unread for them, and they can read the messages in `messageIds`. */
export async function bringIn(
  tx: Tx,
  clinicId: string,
  conversationId: string,
  { userIds, messageIds, now }: { userIds: readonly string[]; messageIds: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .insertInto('messages.participant')
    .values(
      userIds.map((user_id) => ({
        clinic_id: clinicId,
        id: newId(),
        conversation_id: conversationId,
        user_id,
        status: 'unread',
        status_time: now,
        last_received_time: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const receipts = userIds.flatMap((user_id) =>
    messageIds.map((message_id) => ({ clinic_id: clinicId, id: newId(), message_id, user_id })),
  );
  if (receipts.length === 0) return;
  await tx
    .insertInto('messages.receipt')
    .values(receipts)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
