import { sql } from 'kysely';
import type { Queryable, Tx } from '#platform/database.ts';
import type { Provider } from './providers.ts';

/** Whose account it is, and where. */
export interface AccountKey {
  clinicId: string;
  userId: string;
  provider: Provider;
}

/** An account that a member has linked. */
export interface LinkedAccount {
  clinic_id: string;
  user_id: string;
  provider: Provider;
  email: string;
  tokens: Buffer;
  expires_time: Date;
  state: 'linked' | 'expired';
}

const COLUMNS = sql.raw('clinic_id, user_id, provider, email, tokens, expires_time, state');
const isKey = ({ clinicId, userId, provider }: AccountKey) =>
  sql`clinic_id = ${clinicId} and user_id = ${userId} and provider = ${provider}`;

/** The account that a member has linked; null for none. */
export async function readAccount(db: Queryable, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await sql<LinkedAccount>`select ${COLUMNS} from meetings.linked_account where ${isKey(key)}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The same, held for the rest of the transaction. */
export async function lockAccount(tx: Tx, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await sql<LinkedAccount>`
    select ${COLUMNS} from meetings.linked_account where ${isKey(key)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Every active member of the clinic, or of all clinics, whose account at a provider works: who left hears nothing more. */
export async function readLinked(
  db: Queryable,
  provider: Provider,
  clinicId: string | null,
): Promise<{ clinic_id: string; user_id: string }[]> {
  const { rows } = await sql<{ clinic_id: string; user_id: string }>`
    select a.clinic_id, a.user_id from meetings.linked_account a
    join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.user_id and m.is_active
    where a.provider = ${provider} and a.state = 'linked' and (${clinicId}::uuid is null or a.clinic_id = ${clinicId}::uuid)
    order by a.clinic_id, a.user_id`.execute(db);
  return rows;
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
      expires_time = excluded.expires_time, state = 'linked', created_time = excluded.created_time`.execute(tx);
}

/** Keeps renewed tokens. */
export async function updateTokens(db: Queryable, key: AccountKey, tokens: Buffer, expires: Date): Promise<void> {
  await sql`
    update meetings.linked_account set tokens = ${tokens}, expires_time = ${expires} where ${isKey(key)}`.execute(db);
}

/** Notes that the provider does not take our word any more; answers whether that is new. */
export async function expireAccount(db: Queryable, key: AccountKey): Promise<boolean> {
  const { rows } = await sql`
    update meetings.linked_account set state = 'expired' where ${isKey(key)} and state = 'linked' returning 1`.execute(
    db,
  );
  return rows.length > 0;
}

/** Forgets an account; answers it. */
export async function deleteAccount(tx: Tx, key: AccountKey): Promise<LinkedAccount | null> {
  const { rows } = await sql<LinkedAccount>`
    delete from meetings.linked_account where ${isKey(key)} returning ${COLUMNS}`.execute(tx);
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
  const { rows } = await sql<{ verifier: Buffer }>`
    delete from meetings.link_attempt where ${isKey(key)} and state_hash = ${stateHash}
      and created_time > ${now}::timestamptz - interval '1 hour' returning verifier`.execute(db);
  return rows[0]?.verifier ?? null;
}
