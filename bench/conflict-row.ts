import type { Database } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import { insertEventsInBulk } from '#scheduling/server';
import { loadApi, signIn, type BenchApi } from './api.ts';
import type { BenchClinic } from './bench-clinic.ts';
import { SALUS, startServer } from './processes.ts';
import type { Row } from './row.ts';

const CREATE = `mutation ($event: EventInput!) { CreateEvent(event_input: $event) { event { id } conflicts { event_id } } }`;

/** Maximum time of a conflict check with the full calendar, relative to the other one. */
const GOAL = 2;
const MINUTES = 5;
const PORTION = 20_000;
const TURNS = 3;

/** A clinic with one full calendar, in a separate database. */
export interface ConflictBench {
  url: string;
  clinic: BenchClinic;
}

/** Fills the first calendar with consecutive events of five minutes, half of them in the past. */
export async function fillCalendar(
  database: Database,
  { clinicId, userId, calendarIds, categoryId }: BenchClinic,
  events: number,
): Promise<void> {
  const now = new Date();
  const begin = Math.floor(now.getTime() / 3_600_000) * 3_600_000 - (events / 2) * MINUTES * 60_000;
  for (let from = 0; from < events; from += PORTION) {
    const portion = Array.from({ length: Math.min(PORTION, events - from) }, (_, index) => {
      const start = begin + (from + index) * MINUTES * 60_000;
      return {
        id: newId(),
        title: 'Visit',
        status: 'confirmed' as const,
        notes: null,
        color: null,
        start_time: new Date(start),
        end_time: new Date(start + MINUTES * 60_000),
        time_zone: 'America/New_York',
        category_id: categoryId,
        patient_id: null,
        calendar_ids: [calendarIds[0]!],
        accepted_conflicts: null,
        created_by: userId,
        created_time: now,
      };
    });
    await database.transaction((tx) => insertEventsInBulk(tx, clinicId, portion));
  }
  await database.pool.query('vacuum analyze');
}

/**
 * Measures checks of a busy time: the 99th percentile with the full calendar relative to one with a hundredth of the
 * events.
 */
export async function conflictRow(
  small: ConflictBench,
  large: ConflictBench,
  dataDir: string,
  names: { small: string; large: string },
  seconds: number,
): Promise<Row> {
  const p99: [number, number][] = [];
  // Alternating, so that varying machine speed affects both equally.
  for (let turn = 0; turn < TURNS; turn += 1)
    p99.push([await measure(small, dataDir, seconds), await measure(large, dataDir, seconds)]);
  const [first, last] = p99.toSorted((a, b) => a[1] / a[0] - b[1] / b[0])[1]!;
  return {
    name: `conflict check: p99 on a calendar of ${names.large} events beside one of ${names.small}`,
    ratio: last / first,
    goal: GOAL,
    lowerIsBetter: true,
    detail: `${last.toFixed(1)} ms beside ${first.toFixed(1)} ms, the middle one of three turns`,
  };
}

async function measure({ url, clinic }: ConflictBench, dataDir: string, seconds: number): Promise<number> {
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: url, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const api: BenchApi = await signIn(salus.port, clinic.username, clinic.password);
  const event = (index: number) => {
    // Within three days of now, where both calendars are full.
    const at = new Date(Date.now() + ((index * 7919) % (3 * 96)) * 900_000);
    return {
      title: 'Visit',
      start: at.toISOString().slice(0, 19).replace('T', ' '),
      timezone: 'UTC',
      duration: 1800,
      category_id: clinic.categoryId,
      calendar_ids: [clinic.calendarIds[0]],
    };
  };
  const found = await loadApi(api, 'calendar', CREATE, (index) => ({ event: event(index) }), {
    seconds,
    concurrency: 4,
    fits: (body) => body.includes('"event":null') && body.includes('"event_id"'),
  });
  await salus.stop();
  if (found.failures > 0) throw new Error(`bench: ${found.failures} wrong answers of the conflict check`);
  return found.p99;
}
