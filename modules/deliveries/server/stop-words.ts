import { sql } from 'kysely';
import type { App } from '#platform/app.ts';
import type { Queryable } from '#platform/database.ts';
import { columnsOf } from '#platform/records/read-columns.ts';

// The keywords of US carriers (CTIA, Messaging Principles and Best Practices).
const STOP = new Set(['stop', 'stopall', 'unsubscribe', 'cancel', 'end', 'quit', 'revoke', 'optout']);
const START = new Set(['start', 'unstop', 'yes']);

/** Returns what a text from a phone requests: opt out, opt in, or neither. */
export function readStopWord(text: string): 'stop' | 'start' | null {
  const word = text
    .trim()
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');
  return STOP.has(word) ? 'stop' : START.has(word) ? 'start' : null;
}

/** Saves a phone's request for all clinics, since they share the number that it texted. */
export async function keepStopWord(app: App, from: string, word: 'stop' | 'start'): Promise<void> {
  const number = from.replaceAll(/[^+\d]/g, '');
  if (!/^\+\d{5,15}$/.test(number)) return;
  if (word === 'start')
    await sql`delete from deliveries.stopped_number where number = ${number}`.execute(app.database.kysely);
  else
    await sql`insert into deliveries.stopped_number (clinic_id, number, stopped_time)
      select clinic_id, ${number}, ${app.clock()} from practice.clinic on conflict do nothing`.execute(
      app.database.kysely,
    );
}

/** Returns since when a phone has opted out of a clinic's texts, or null. */
export async function stoppedSince(db: Queryable, clinicId: string, phone: string): Promise<Date | null> {
  const number = phone.replaceAll(/[^+\d]/g, '');
  const { rows } = await columnsOf('deliveries.stopped_number', ['stopped_time'])
    .select(sql`from deliveries.stopped_number where clinic_id = ${clinicId} and number = ${number}`)
    .execute(db);
  return rows[0]?.stopped_time ?? null;
}
