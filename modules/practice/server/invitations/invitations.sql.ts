import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { clinicTable, type RowOfTable } from '#platform/records/clinic-table.ts';

const table = clinicTable('practice.invitation', [
  'id',
  'first_name',
  'last_name',
  'email',
  'sent_time',
  'expires_time',
]);

/** An invitation with its practices, roles and inviter. */
export interface InvitationRow extends RowOfTable<typeof table> {
  practices: { id: string; practice_name: string }[];
  roles: { id: string; role_name: string }[];
  state: 'pending' | 'accepted' | 'expired' | 'revoked';
  inviter_first_name: string;
  inviter_last_name: string;
}

const MOST_INVITATIONS = 500;

/** Reads the clinic's invitations, latest first; or those with these ids. */
export async function readInvitations(
  db: Queryable,
  clinicId: string,
  now: Date,
  ids: readonly string[] | null = null,
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${table.columns('i')},
      m.first_name as inviter_first_name, m.last_name as inviter_last_name,
      case when i.accepted_time is not null then 'accepted' when i.revoked_time is not null then 'revoked'
        when i.expires_time <= ${now} then 'expired' else 'pending' end as state,
      coalesce((select json_agg(json_build_object('id', p.id, 'practice_name', p.practice_name) order by p.practice_name)
        from practice.invitation_practice ip
        join practice.practice p on p.clinic_id = ip.clinic_id and p.id = ip.practice_id
        where ip.clinic_id = i.clinic_id and ip.invitation_id = i.id), '[]') as practices,
      coalesce((select json_agg(json_build_object('id', r.id, 'role_name', r.role_name) order by r.role_name)
        from practice.invitation_role ir
        join practice.role r on r.clinic_id = ir.clinic_id and r.id = ir.role_id and r.deleted_time is null
        where ir.clinic_id = i.clinic_id and ir.invitation_id = i.id), '[]') as roles
    from practice.invitation i
    join practice.member m on m.clinic_id = i.clinic_id and m.user_id = i.invited_by
    where i.clinic_id = ${clinicId} and (${ids === null} or i.id = any(${ids ?? []}::uuid[]))
    order by i.sent_time desc, i.id limit ${MOST_INVITATIONS}`.execute(db);
  return rows;
}

/** Returns whether an active member has this address. */
export async function isMemberAddress(tx: Tx, clinicId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from practice.member where clinic_id = ${clinicId} and is_active and lower(email) = lower(${email}) limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Reads the open invitation to an address; null for none. */
export async function readOpenInvitation(tx: Tx, clinicId: string, email: string) {
  const open = table.select(tx, { clinicId }).where('accepted_time', 'is', null).where('revoked_time', 'is', null);
  return (
    (await open
      .where(sql`lower(email)`, '=', sql`lower(${email})`)
      .forUpdate()
      .executeTakeFirst()) ?? null
  );
}

/** A new invitation. */
export interface NewInvitation {
  id: string;
  first_name: string;
  last_name: string;
  email: string;
  token_hash: Buffer;
  invited_by: string;
  expires_time: Date;
}

/** Inserts an invitation with its practices and roles. */
export async function insertInvitation(
  tx: Tx,
  clinicId: string,
  invitation: NewInvitation,
  places: { practices: readonly string[]; roles: readonly string[] },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('practice.invitation')
    .values({ ...invitation, clinic_id: clinicId, created_time: now, sent_time: now })
    .execute();
  await sql`insert into practice.invitation_practice (clinic_id, invitation_id, practice_id)
    select ${clinicId}, ${invitation.id}, id from unnest(${places.practices}::uuid[]) id`.execute(tx);
  await sql`insert into practice.invitation_role (clinic_id, invitation_id, role_id)
    select ${clinicId}, ${invitation.id}, id from unnest(${places.roles}::uuid[]) id`.execute(tx);
}

/** Records that an email of an invitation was queued. */
export async function recordInvitationMail(tx: Tx, clinicId: string, id: string, now: Date): Promise<void> {
  await sql`
    update practice.invitation set mail_times = (${now}::timestamptz || mail_times)[1:10]
    where clinic_id = ${clinicId} and id = ${id}`.execute(tx);
}

/** Counts the invitations emailed since a time: to one address, and by the clinic in total. */
export async function countInvitationMails(
  tx: Tx,
  clinicId: string,
  email: string,
  since: Date,
): Promise<{ address: number; clinic: number }> {
  const { rows } = await sql<{ address: number; clinic: number }>`
    select count(*) filter (where lower(i.email) = lower(${email})) as address, count(*) as clinic
    from practice.invitation i, unnest(i.mail_times) mailed
    where i.clinic_id = ${clinicId} and mailed > ${since}`.execute(tx);
  return rows[0]!;
}

/** Gives an open invitation a new link; returns its roles, or null if it is not open. */
export async function renewInvitation(
  tx: Tx,
  clinicId: string,
  id: string,
  renewed: { token_hash: Buffer; expires_time: Date; sent_time: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('practice.invitation')
    .set(renewed)
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('accepted_time', 'is', null)
    .where('revoked_time', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Revokes an open invitation; returns whether it was open. */
export async function markRevoked(tx: Tx, clinicId: string, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('practice.invitation')
    .set({ revoked_time: now })
    .where('clinic_id', '=', clinicId)
    .where('id', '=', id)
    .where('accepted_time', 'is', null)
    .where('revoked_time', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
