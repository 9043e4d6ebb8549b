import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { columnsOf } from '../records/read-columns.ts';
import type { App } from '../app.ts';
import type { RequestContext } from '../request-context.ts';

/** A call with its idempotency key, from the header `Idempotency-Key`. */
export interface KeyedCall {
  key: string;
  /** The complete request, as text. */
  input: string;
}

/** The result for a call that was made before: the same answer, or the reason why there is none. */
export type EarlierAnswer = { answer: string } | { problem: 'another call' | 'uncertain' };

type CallContext = Pick<RequestContext, 'app' | 'now'> & {
  actor: Pick<RequestContext['actor'], 'clinicId' | 'userId'>;
};
const DAY_MS = 86_400_000;
const PATIENCE_MS = 15_000;
const LOOK_MS = 100;

/** Returns whether a text can be an idempotency key: long enough to be unique. */
export function isCallKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{16,100}$/.test(text);
}

/**
 * Runs a call unless the same person made a call with the same key within a day: then it returns that call's answer,
 * and waits for it if it is in progress. `run` returns the text to store, or null if nothing was written and the key
 * can be reused. If the outcome of a call is unknown, because it threw or its process died, it is never run again.
 */
export async function answerOnce(
  from: CallContext,
  call: KeyedCall,
  run: () => Promise<string | null>,
): Promise<EarlierAnswer | null> {
  const { app, actor, now } = from;
  const { kysely } = app.database;
  const fingerprint = createHash('sha256').update(call.input).digest();
  const its = sql`clinic_id = ${actor.clinicId} and user_id = ${actor.userId} and key = ${call.key}`;
  const { rows } = await sql`
    insert into platform.answered_call (clinic_id, user_id, key, fingerprint, created_time)
    values (${actor.clinicId}, ${actor.userId}, ${call.key}, ${fingerprint}, ${now}) on conflict do nothing returning key`.execute(
    kysely,
  );
  if (rows.length === 0) return earlier(from, call, fingerprint);
  const answer = await run();
  if (answer === null) await sql`delete from platform.answered_call where ${its}`.execute(kysely);
  else {
    const sealed = await seal(app, labelOf(from, call), answer);
    await sql`update platform.answered_call set answer = ${sealed} where ${its}`.execute(kysely);
  }
  return null;
}

async function earlier(from: CallContext, call: KeyedCall, fingerprint: Buffer): Promise<EarlierAnswer> {
  const { app, actor } = from;
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const { rows } = await columnsOf('platform.answered_call', ['fingerprint', 'answer'])
      .select(sql`from platform.answered_call
      where clinic_id = ${actor.clinicId} and user_id = ${actor.userId} and key = ${call.key}`)
      .execute(app.database.kysely);
    const row = rows[0];
    // The other call was refused and freed the key: the caller may retry.
    if (row === undefined) return { problem: 'uncertain' };
    if (!row.fingerprint.equals(fingerprint)) return { problem: 'another call' };
    if (row.answer !== null) return { answer: await open(app, labelOf(from, call), row.answer) };
    if (Date.now() >= end) return { problem: 'uncertain' };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Deletes keys that are older than a day. */
export async function forgetAnsweredCalls({ database }: App, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await sql`delete from platform.answered_call where clinic_id is not null and created_time < ${before}`.execute(
    database.kysely,
  );
}

const labelOf = ({ actor }: CallContext, { key }: KeyedCall): string => `${actor.clinicId} ${actor.userId} ${key}`;

async function seal({ keys }: App, label: string, text: string): Promise<Buffer> {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await keys.secret('answers'), nonce).setAAD(Buffer.from(label));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

async function open({ keys }: App, label: string, sealed: Buffer): Promise<string> {
  const cipher = createDecipheriv('aes-256-gcm', await keys.secret('answers'), sealed.subarray(0, 12));
  cipher.setAAD(Buffer.from(label)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([cipher.update(sealed.subarray(12, -16)), cipher.final()]).toString('utf8');
}
