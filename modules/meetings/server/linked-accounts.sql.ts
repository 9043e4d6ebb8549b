import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import { columnsOf, type ReadRow } from '#platform/records/read-columns.ts';
import type { Provider } from './providers.ts';

/** Whose account it is, and where. */
export interface AccountKey {
  clinicId: string;
  userId: string;
  provider: Provider;
}

/** An account that a member has linked. `created_time`: another time is another link, and may be another account. */
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

/** The account that a member has linked; null for none. */
export async function readAccount(db: Queryable, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await COLUMNS.select(sql`from meetings.linked_account where ${isKey(key)}`).execute(db);
  return rows[0] ?? null;
}

/** Every active member of the clinic, or of all clinics, whose account at a provider works: who left gets nothing more. */
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

/** The accounts at a provider that work of these members, whether they still belong to the clinic or have left. */
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

/** Keeps an account; one that was linked before gives way. */
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

// Longer than a provider has to answer.
const REFRESH = sql.raw(`interval '20 seconds'`);

/** Takes it on oneself to renew these tokens; false where they are others by now, or somebody is at it. */
export async function claimRefresh(db: Queryable, key: AccountKey, tokens: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update meetings.linked_account set refresh_until = now() + ${REFRESH}
    where ${isKey(key)} and tokens = ${tokens} and state = 'linked' and coalesce(refresh_until, '-infinity') < now()
    returning 1`.execute(db);
  return rows.length > 0;
}

/** Leaves it to whoever comes next. */
export async function freeRefresh(db: Queryable, key: AccountKey, tokens: Buffer): Promise<void> {
  await sql`
    update meetings.linked_account set refresh_until = null where ${isKey(key)} and tokens = ${tokens}`.execute(db);
}

/** Keeps renewed tokens in the place of those before; false where those are gone. */
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

/** Notes that the provider does not take our word any more, which these tokens were where they are given; answers whether that is new. */
export async function expireAccount(db: Queryable, key: AccountKey, tokens: Buffer | null = null): Promise<boolean> {
  const { rows } = await sql`
    update meetings.linked_account set state = 'expired', refresh_until = null
    where ${isKey(key)} and state = 'linked' and (${tokens}::bytea is null or tokens = ${tokens}) returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Lets nothing more be put there for a minute, while the link is taken away: waits for claims that are being made. */
export async function beginEnding(db: Queryable, key: AccountKey): Promise<void> {
  await sql`
    update meetings.linked_account set ending_until = now() + interval '1 minute' where ${isKey(key)}`.execute(db);
}

/** Forgets an account; answers it. */
export async function deleteAccount(tx: Tx, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await COLUMNS.returned(sql`
    delete from meetings.linked_account where ${isKey(key)}`).execute(tx);
  return rows[0] ?? null;
}

/** Notes that somebody is on the way to a provider; ways that are over an hour old are forgotten. */
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

/** Takes the way that somebody comes back on; each leads back once. */
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
