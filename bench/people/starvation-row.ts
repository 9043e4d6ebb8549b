import type { Database } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { modules } from '#server/modules.gen.ts';
import { callOnce } from '../api.ts';
import { load, type LoadCall } from '../load.ts';
import { addMembers, signInMember } from './members.ts';
import { pageQuery } from '../page-query.ts';
import { SALUS, startServer } from '../processes.ts';
import type { Row } from '../row.ts';
import { FRAGMENTS } from '../server-rows.ts';

const READERS = 12;
const WORKERS = 8;
const ZONE = 'America/New_York';
const WEEK_MS = 7 * 86_400_000;
const COMPARED = ['none', 'year', 'previous'];

/** A clinic with years of records. */
interface Years {
  url: string;
  folder: string;
  clinicId: string;
  now: Date;
}

/**
 * Measures ordinary reads while twelve members continuously read statistics over five years. No report month is cached
 * at the start: the first readers calculate everything.
 */
export async function starvationRow(database: Database, years: Years, seconds: number): Promise<Row> {
  const password = newId();
  const readers = await addMembers(database, years, { role: 'Manager', count: READERS, password });
  const workers = await addMembers(database, years, { role: 'Doctor', count: WORKERS, password });
  const call = await ordinaryReads(database, years);
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: years.url, DATA_DIR: years.folder, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  try {
    const signedIn = (names: readonly string[]): Promise<string[]> =>
      Promise.all(names.map((name) => signInMember(salus.port, name, password)));
    const [readerTokens, workerTokens] = [await signedIn(readers), await signedIn(workers)];
    const read = () =>
      load(salus.port, (index) => withToken(call(index), workerTokens[index % WORKERS]!), {
        concurrency: WORKERS,
        seconds,
        fits: (status, body) => status === 200 && !body.includes('"errors"'),
      });
    const alone = await read();
    const statistics = readStatistics(salus.port, readerTokens, years.now);
    const beside = await read();
    const reports = await statistics.stop();
    if (beside.failures + alone.failures + reports.failures > 0)
      throw new Error(
        `bench: ${beside.failures} failed reads, ${reports.failures} failed reports (${reports.problem})`,
      );
    const times = ({ median, p99 }: { median: number; p99: number }): string =>
      `median ${median.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`;
    return {
      name: `ordinary reads while ${READERS} members read statistics of five years: p99, ms`,
      ratio: beside.p99,
      goal: 300,
      lowerIsBetter: true,
      detail: [
        `${Math.round(beside.perSecond)}/s, ${times(beside)}`,
        `without statistics ${Math.round(alone.perSecond)}/s, ${times(alone)}`,
        `${reports.count} reports, ${times(reports)}`,
      ].join('; '),
    };
  } finally {
    await salus.stop();
  }
}

/** Performs the typical reads of ordinary work in turn, as the page does. */
async function ordinaryReads(database: Database, { clinicId, now }: Years): Promise<(index: number) => LoadCall> {
  const idsOf = async (table: 'patients.patient' | 'chart.chart_note' | 'scheduling.calendar'): Promise<string[]> =>
    (await database.kysely.selectFrom(table).select('id').where('clinic_id', '=', clinicId).execute()).map(
      ({ id }) => id,
    );
  const [patients, notes] = [await idsOf('patients.patient'), await idsOf('chart.chart_note')];
  const calendars = await idsOf('scheduling.calendar');
  const one = (list: readonly string[], index: number): string => list[(index * 7919) % list.length]!;
  const week = (index: number) => {
    const start = new Date(now.getTime() - (1 + (index % 52)) * WEEK_MS);
    return { start, end: new Date(start.getTime() + WEEK_MS), calendar_ids: [one(calendars, index)] };
  };
  const kinds: [service: string, query: string, variables: (index: number) => object][] = [
    ['registration', pageQuery('patients/web/registration', 'PatientById'), (index) => ({ id: one(patients, index) })],
    [
      'globalsearch',
      pageQuery('patients/web/globalsearch', 'SearchPatient'),
      (index) => ({ data: { keyword: FRAGMENTS[index % FRAGMENTS.length] } }),
    ],
    ['calendar', pageQuery('scheduling/web/calendar', 'CalendarEvents'), (index) => ({ input: week(index) })],
    [
      'task',
      pageQuery('tasks/web/task', 'Tasks'),
      () => ({ input: { ownerView: 'Mine', completed: false, take: 50 } }),
    ],
    ['chart', pageQuery('chart/web/chart', 'ChartNoteById'), (index) => ({ id: one(notes, index) })],
  ];
  return (index) => {
    const [service, query, variables] = kinds[index % kinds.length]!;
    return {
      path: `/api/${service}`,
      body: JSON.stringify({ query, variables: variables(Math.floor(index / kinds.length)) }),
    };
  };
}

const withToken = (call: LoadCall, token: string): LoadCall => ({
  ...call,
  headers: { authorization: `Bearer ${token}` },
});

/** Lets each member read statistics continuously: another report, breakdown, period and comparison each time. */
function readStatistics(port: number, tokens: readonly string[], now: Date) {
  const query = pageQuery('statistics/web/setting', 'StatisticsTable');
  const ways = modules.flatMap(({ reports = [] }) =>
    reports.flatMap(({ id, breakdowns = [{ id: null }] }) =>
      breakdowns.map((way) => ({ report: id, breakdown: way.id })),
    ),
  );
  const asked = (index: number): object => {
    const { report, breakdown } = ways[index % ways.length]!;
    const to = new Date(now.getTime() - (index % 300) * 86_400_000);
    const days = { from: `${to.getUTCFullYear() - 5}-${dayIn(ZONE, to).slice(5, 8)}01`, to: dayIn(ZONE, to) };
    return { report, ask: { ...days, breakdown, compare: COMPARED[index % COMPARED.length] } };
  };
  let index = 0;
  let isOver = false;
  const latencies: number[] = [];
  const problems: string[] = [];
  const reader = async (token: string): Promise<void> => {
    while (!isOver) {
      const begun = performance.now();
      await callOnce(port, 'setting', query, asked(index++), token).catch(
        (error: unknown) => void problems.push(String(error)),
      );
      latencies.push(performance.now() - begun);
    }
  };
  const all = Promise.all(tokens.map(reader));
  return {
    async stop() {
      isOver = true;
      await all;
      latencies.sort((a, b) => a - b);
      const at = (share: number): number => latencies[Math.floor((latencies.length - 1) * share)] ?? 0;
      const [problem = 'none'] = problems;
      return { count: latencies.length, median: at(0.5), p99: at(0.99), failures: problems.length, problem };
    },
  };
}
