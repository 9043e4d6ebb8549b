import type { RawBuilder } from 'kysely';
import type { Queryable } from '../database.ts';
import type { App } from '../app.ts';
import { countRows } from '../records/count-rows.ts';
import { counted, type HealthRow, spanOf, stateOfWait } from './health.ts';

/** Messages of a clinic to or from one kind of outside partner. */
export interface Exchange {
  /** `module.partner`: also its label in the metrics. */
  id: string;
  title: string;
  /** The page that shows what failed, and where it can be repeated; null if there is none. */
  page: { path: string; rule: string } | null;
  isSetUp(app: App, clinicId: string): boolean | Promise<boolean>;
  /** Says what to do when messages wait and nothing is set up. */
  setup: string;
  /** Says what to check when messages wait too long, or fail. */
  advice: string;
  read(db: Queryable, clinicId: string, now: Date): Promise<ExchangeFigures>;
}

/** What an exchange has done lately. */
export interface ExchangeFigures {
  /** Messages that are due and have not left, and since when the oldest is. */
  waiting: number;
  oldest: Date | null;
  /** Of the last messages. */
  lastSuccess: Date | null;
  lastFailure: Date | null;
  /** Failed in the last day. */
  failed: number;
  /** Failed one after the other, without a success in between. */
  failedInRow: number;
}

/** The statements that read an exchange. */
export interface ExchangeRows {
  /** The messages that are due and have not left: ``sql`fax.sent f where …` ``. */
  waiting: RawBuilder<unknown>;
  /** The oldest of them: when it was created, and when it was due if that was later. */
  oldest: RawBuilder<{ created_time: Date; due_time?: Date | null }>;
  /** The last messages with an outcome, newest first; at most `MOST_OUTCOMES`. */
  outcomes: RawBuilder<{ time: Date | null; state: string | null }>;
  /** Whether a state is a success. */
  isGood: (state: string | null) => boolean;
}

/** The number of past messages that are looked at. */
export const MOST_OUTCOMES = 50;

const DAY_MS = 86_400_000;
const WAITS = { warning: 15, problem: 60 };
const FAILED_IN_ROW = 5;

/** Reads the figures of an exchange. */
export async function readExchange(
  db: Queryable,
  { waiting, oldest, outcomes, isGood }: ExchangeRows,
  now: Date,
): Promise<ExchangeFigures> {
  const count = await countRows(db, waiting);
  const first = count === 0 ? undefined : (await oldest.execute(db)).rows[0];
  const { rows } = await outcomes.execute(db);
  const timed = rows.flatMap(({ time, state }) => (time === null ? [] : [{ time, isGood: isGood(state) }]));
  const firstGood = timed.findIndex((each) => each.isGood);
  const failures = timed.filter((each) => !each.isGood);
  return {
    waiting: count,
    oldest: first === undefined ? null : (first.due_time ?? first.created_time),
    lastSuccess: timed[firstGood]?.time ?? null,
    lastFailure: failures[0]?.time ?? null,
    failed: failures.filter(({ time }) => now.getTime() - time.getTime() < DAY_MS).length,
    failedInRow: firstGood === -1 ? timed.length : firstGood,
  };
}

/**
 * Judges an exchange: a problem if a message has waited for an hour or the last five failed, a warning from a quarter of
 * an hour or one failure in a day on. Null if there is nothing to say: it is not set up, and nothing waits.
 */
export function judgeExchange(
  exchange: Pick<Exchange, 'id' | 'title' | 'page' | 'setup' | 'advice'>,
  isSetUp: boolean,
  figures: ExchangeFigures,
  now: Date,
): (HealthRow & Pick<ExchangeFigures, 'lastSuccess' | 'lastFailure'>) | null {
  const { waiting, oldest, failed, failedInRow, lastSuccess, lastFailure } = figures;
  if (!isSetUp && waiting === 0) return null;
  const waited = oldest === null ? 0 : now.getTime() - oldest.getTime();
  const isRecent = lastFailure !== null && now.getTime() - lastFailure.getTime() < DAY_MS;
  const isFailing = failedInRow >= FAILED_IN_ROW && isRecent;
  const slow = stateOfWait(waited, WAITS);
  const state = isFailing ? 'problem' : slow === 'ok' && failed > 0 ? 'warning' : slow;
  const parts = [
    waiting === 0 ? 'Nothing is waiting' : `${counted(waiting, 'message')} waiting, the oldest for ${spanOf(waited)}`,
    ...(failed === 0 ? [] : [`${failed >= MOST_OUTCOMES ? `at least ${failed}` : failed} failed in the last day`]),
    ...(isFailing ? [`the last ${failedInRow} in a row`] : []),
  ];
  return {
    id: exchange.id,
    title: exchange.title,
    page: exchange.page,
    state,
    detail: `${parts.join(', ')}.`,
    advice: state === 'ok' ? null : isSetUp ? exchange.advice : exchange.setup,
    lastSuccess,
    lastFailure,
  };
}
