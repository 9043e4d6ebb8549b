import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { Provider } from './providers.ts';

/** The key of an account: clinic, member and provider. */
export interface AccountKey {
  clinicId: string;
  userId: string;
  provider: Provider;
}

/** An account linked by a member. A different `created_time` means a different link, possibly to another account. */
export type LinkedAccount = ReadRow<typeof COLUMNS>;

const COLUMNS = columnsOf('meetings.linked_account', [
  'clinic_id',
  'user_id',
  'provider',
  'email',
  'tokens',
  'expires_time',
  'state',
  'created_time',
]);
const isKey = ({ clinicId, userId, provider }: AccountKey) =>
  sql`clinic_id = ${clinicId} and user_id = ${userId} and provider = ${provider}`;

/** Returns the account linked by a member, or null. */
export async function readAccount(db: Queryable, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await COLUMNS.select(sql`from meetings.linked_account where ${isKey(key)}`).execute(db);
  return rows[0] ?? null;
}

/**
 * Returns the active members of one or all clinics with a working account at a provider; former members are excluded.
 */
export async function readLinked(
  db: Queryable,
  provider: Provider,
  clinicId: string | null,
): Promise<{ clinic_id: string; user_id: string }[]> {
  const { rows } = await columnsOf({ a: 'meetings.linked_account' }, ['a.clinic_id', 'a.user_id'])
    .select(sql`from meetings.linked_account a
    join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.user_id and m.is_active
    where a.provider = ${provider} and a.state = 'linked' and (${clinicId}::uuid is null or a.clinic_id = ${clinicId}::uuid)
    order by a.clinic_id, a.user_id`)
    .execute(db);
  return rows;
}

/** Returns these members' working accounts at a provider, including those of former members. */
export async function readWorkingAccounts(
  db: Queryable,
  provider: Provider,
  clinicId: string,
  userIds: readonly string[],
): Promise<string[]> {
  const { rows } = await columnsOf('meetings.linked_account', ['user_id'])
    .select(sql`from meetings.linked_account
    where clinic_id = ${clinicId} and provider = ${provider} and state = 'linked' and user_id = any(${userIds}::uuid[])
    order by user_id`)
    .execute(db);
  return rows.map(({ user_id }) => user_id);
}

/** Saves an account, replacing an existing one. */
export async function upsertAccount(
  tx: Tx,
  key: AccountKey,
  account: { email: string; tokens: Buffer; expires: Date },
  now: Date,
): Promise<void> {
  await sql`
    insert into meetings.linked_account (clinic_id, user_id, provider, email, tokens, expires_time, created_time)
    values (${key.clinicId}, ${key.userId}, ${key.provider}, ${account.email}, ${account.tokens}, ${account.expires}, ${now})
    on conflict (clinic_id, user_id, provider) do update set email = excluded.email, tokens = excluded.tokens,
      expires_time = excluded.expires_time, state = 'linked', refresh_until = null, ending_until = null,
      created_time = excluded.created_time`.execute(tx);
}

// Longer than the provider timeout.
const REFRESH = sql.raw(`interval '20 seconds'`);

/** Claims refreshing these tokens; false if they have changed, or another process is refreshing them. */
export async function claimRefresh(db: Queryable, key: AccountKey, tokens: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update meetings.linked_account set refresh_until = now() + ${REFRESH}
    where ${isKey(key)} and tokens = ${tokens} and state = 'linked' and coalesce(refresh_until, '-infinity') < now()
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Releases the claim. */
export async function freeRefresh(db: Queryable, key: AccountKey, tokens: Buffer): Promise<void> {
  await sql`
    update meetings.linked_account set refresh_until = null where ${isKey(key)} and tokens = ${tokens}`.execute(db);
}

/** Saves refreshed tokens; false if the previous ones no longer exist. */
export async function updateTokens(
  db: Queryable,
  key: AccountKey,
  before: Buffer,
  tokens: Buffer,
  expires: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update meetings.linked_account set tokens = ${tokens}, expires_time = ${expires}, refresh_until = null
    where ${isKey(key)} and tokens = ${before} returning 1`.execute(db);
  return rows.length > 0;
}

/**
 * Records that the account's authorization was revoked, optionally only if it still has these tokens; returns whether
 * it was valid before.
 */
export async function expireAccount(db: Queryable, key: AccountKey, tokens: Buffer | null = null): Promise<boolean> {
  const { rows } = await sql`
    update meetings.linked_account set state = 'expired', refresh_until = null
    where ${isKey(key)} and state = 'linked' and (${tokens}::bytea is null or tokens = ${tokens}) returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Blocks new claims for a minute while the account is being unlinked; waits for claims in progress. */
export async function beginEnding(db: Queryable, key: AccountKey): Promise<void> {
  await sql`
    update meetings.linked_account set ending_until = now() + interval '1 minute' where ${isKey(key)}`.execute(db);
}

/** Deletes an account; returns it. */
export async function deleteAccount(tx: Tx, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await COLUMNS.returned(sql`
    delete from meetings.linked_account where ${isKey(key)}`).execute(tx);
  return rows[0] ?? null;
}

/** Saves an attempt to link an account; attempts over an hour old are deleted. */
export async function insertAttempt(
  tx: Tx,
  key: AccountKey,
  attempt: { stateHash: Buffer; verifier: Buffer },
  now: Date,
): Promise<void> {
  await sql`delete from meetings.link_attempt
    where clinic_id = ${key.clinicId} and created_time < ${now}::timestamptz - interval '1 hour'`.execute(tx);
  await sql`insert into meetings.link_attempt (clinic_id, state_hash, user_id, provider, verifier, created_time)
    values (${key.clinicId}, ${attempt.stateHash}, ${key.userId}, ${key.provider}, ${attempt.verifier}, ${now})`.execute(
    tx,
  );
}

/** Takes an attempt by its state; each can be used once. */
export async function takeAttempt(
  db: Queryable,
  key: AccountKey,
  stateHash: Buffer,
  now: Date,
): Promise<Buffer | null> {
  const { rows } = await columnsOf('meetings.link_attempt', ['verifier'])
    .returned(sql`delete from meetings.link_attempt where ${isKey(key)} and state_hash = ${stateHash}
      and created_time > ${now}::timestamptz - interval '1 hour'`)
    .execute(db);
  return rows[0]?.verifier ?? null;
}
