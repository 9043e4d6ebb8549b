import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { recordTransactions } from '../connections/recorded-transactions.ts';
import { columnsOf } from '../records/read-columns.ts';
import type { App } from '../app.ts';
import { isUnreachable } from '../database.ts';
import { newId } from '../id.ts';
import type { RequestContext } from '../request-context.ts';
import { type CallRow, insertCall, writeAnswer } from './answered-calls.ts';
import { CallRecord } from './call-record.ts';
import { openText, sealText } from './seal-answer.ts';

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
 * can be reused. A call that failed because the database was unreachable is run again: each of its transactions records
 * its result, and one that was committed is not run twice. If the outcome of a call is unknown for another reason,
 * because it threw or its process died, it is never run again.
 */
export async function answerOnce(
  from: CallContext,
  call: KeyedCall,
  run: () => Promise<string | null>,
): Promise<EarlierAnswer | null> {
  const { app, actor, now } = from;
  const { kysely } = app.database;
  const fingerprint = createHash('sha256').update(call.input).digest();
  const attempt = newId();
  const row: CallRow = { clinicId: actor.clinicId, userId: actor.userId, key: call.key, attempt };
  const ours = sql`clinic_id = ${row.clinicId} and user_id = ${row.userId} and key = ${row.key} and attempt = ${attempt}`;
  let results: readonly Buffer[] = [];
  let record: CallRecord | null = null;
  try {
    if (!(await insertCall(app, { ...row, fingerprint, now }))) {
      const before = await earlier(from, call, fingerprint, attempt);
      if (!('results' in before)) return before;
      results = before.results;
    }
    record = await CallRecord.open({ app, label: labelOf(from, call), row, results });
    const answer = await recordTransactions(record, run);
    if (!record.isComplete) return { problem: 'uncertain' };
    if (answer === null) await sql`delete from platform.answered_call where ${ours}`.execute(kysely);
    else void storeAnswer(from, row, ours, answer);
    return null;
  } catch (error) {
    if (isUnreachable(error)) void letRepeat(from, ours);
    else if (record?.isComplete === false) return { problem: 'uncertain' };
    throw error;
  }
}

/**
 * The caller doesn't wait for it: a repeated call does. If this process dies before, the outcome is as unknown as if it
 * had died while the call was running.
 */
async function storeAnswer(
  from: CallContext,
  row: CallRow,
  ours: ReturnType<typeof sql>,
  answer: string,
): Promise<void> {
  const { app } = from;
  try {
    const sealed = await sealText(app, labelOf(from, row), Buffer.from(answer));
    await writeAnswer(app, { ...row, sealed });
  } catch (error) {
    if (isUnreachable(error)) void letRepeat(from, ours);
    else app.log.warn({ err: error }, 'the answer to a call could not be stored');
  }
}

const RELEASE_MS = 250;
const RELEASE_TRIES = 2400;

/** Lets a repeated call continue as soon as the database is back. Transactions of this attempt can't commit then. */
async function letRepeat({ app: { database, log }, actor }: CallContext, ours: ReturnType<typeof sql>): Promise<void> {
  for (let turn = 0; turn < RELEASE_TRIES; turn += 1) {
    try {
      await sql`update platform.answered_call set attempt = null
        where clinic_id = ${actor.clinicId} and ${ours} and answer is null`.execute(database.kysely);
      return;
    } catch (error) {
      if (!isUnreachable(error)) return log.warn({ err: error }, 'a call can’t be repeated');
      await new Promise((resolve) => setTimeout(resolve, RELEASE_MS).unref());
    }
  }
}

async function earlier(
  from: CallContext,
  call: KeyedCall,
  fingerprint: Buffer,
  attempt: string,
): Promise<EarlierAnswer | { results: readonly Buffer[] }> {
  const { app, actor } = from;
  const its = sql`clinic_id = ${actor.clinicId} and user_id = ${actor.userId} and key = ${call.key}`;
  for (const end = Date.now() + PATIENCE_MS; ;) {
    const { rows } = await columnsOf('platform.answered_call', ['fingerprint', 'answer', 'attempt'])
      .select(sql`from platform.answered_call where ${its}`)
      .execute(app.database.kysely);
    const row = rows[0];
    // The other call was refused and freed the key: the caller may retry.
    if (row === undefined) return { problem: 'uncertain' };
    if (!row.fingerprint.equals(fingerprint)) return { problem: 'another call' };
    if (row.answer !== null) return { answer: (await openText(app, labelOf(from, call), row.answer)).toString('utf8') };
    if (row.attempt === null) {
      const taken = await app.database.kysely
        .updateTable('platform.answered_call')
        .set({ attempt })
        .where('clinic_id', '=', actor.clinicId)
        .where('user_id', '=', actor.userId)
        .where('key', '=', call.key)
        .where('attempt', 'is', null)
        .where('answer', 'is', null)
        .returning('results')
        .executeTakeFirst();
      if (taken !== undefined) return taken;
    }
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

const labelOf = ({ actor }: CallContext, { key }: Pick<KeyedCall, 'key'>): string =>
  `${actor.clinicId} ${actor.userId} ${key}`;
