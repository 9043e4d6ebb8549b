import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { columnsOf } from '../records/read-columns.ts';
import type { App } from '../app.ts';
import type { RequestContext } from '../request-context.ts';

/** A call with the key that its caller gave it, from the header `Idempotency-Key`. */
export interface KeyedCall {
  key: string;
  /** All that was asked, as text. */
  input: string;
}

/** What a call that was made before is answered: as then, or why not. */
export type EarlierAnswer = { answer: string } | { problem: 'another call' | 'uncertain' };

type From = Pick<RequestContext, 'app' | 'now'> & { actor: Pick<RequestContext['actor'], 'clinicId' | 'userId'> };
const DAY_MS = 86_400_000;
const PATIENCE_MS = 15_000;
const LOOK_MS = 100;

/** Whether a text can be a key: long enough that no two calls have one by chance. */
export function isCallKey(text: unknown): text is string {
  return typeof text === 'string' && /^[\w-]{16,100}$/.test(text);
}

/**
 * Runs a call unless one with its key was made before by the same person within a day: then it answers what that one answered, and waits
 * for one that is under way. `run` answers the text to keep, or null where nothing was written and the key is free again. Where nobody
 * knows how a call ended, because it threw or its process died, it is never run a second time.
 */
export async function answerOnce(
  from: From,
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

async function earlier(from: From, call: KeyedCall, fingerprint: Buffer): Promise<EarlierAnswer> {
  const { app, actor } = from;
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const { rows } = await columnsOf('platform.answered_call', ['fingerprint', 'answer'])
      .select(sql`from platform.answered_call
      where clinic_id = ${actor.clinicId} and user_id = ${actor.userId} and key = ${call.key}`)
      .execute(app.database.kysely);
    const row = rows[0];
    // It has just been refused: whoever asked twice at once may ask once more.
    if (row === undefined) return { problem: 'uncertain' };
    if (!row.fingerprint.equals(fingerprint)) return { problem: 'another call' };
    if (row.answer !== null) return { answer: await open(app, labelOf(from, call), row.answer) };
    if (Date.now() >= end) return { problem: 'uncertain' };
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}

/** Forgets the keys of yesterday and before. */
export async function forgetAnsweredCalls({ database }: App, now: Date): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS);
  await sql`delete from platform.answered_call where clinic_id is not null and created_time < ${before}`.execute(
    database.kysely,
  );
}

const labelOf = ({ actor }: From, { key }: KeyedCall): string => `${actor.clinicId} ${actor.userId} ${key}`;

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
