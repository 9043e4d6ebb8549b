import { newId } from '#platform/id.ts';
import { loadApi, signIn, type BenchApi } from './api.ts';
import type { BenchClinic } from './bench-clinic.ts';
import { loadCodeSearch } from './code-rows.ts';
import { loadDrugSearch } from './drug-rows.ts';
import { type BenchNotes, loadOpening, loadSaving, loadSigned } from './note-rows.ts';
import { load, type LoadResult } from './load.ts';
import { SALUS, startServer, watchMemory } from './processes.ts';
import type { Row } from './row.ts';

const PATIENT = `query ($id: ID) { search_patients(where: { id: { equals: $id } }) { patient_list {
  id user_patient_id first_name last_name middle_name email mobile date_of_birth gender version update_time } } }`;
const SEARCH = `query ($search: String) { search_patients(where: { search: $search }, take: 20) { patient_list {
  id user_patient_id first_name last_name date_of_birth gender mobile } } }`;
const CREATE = `mutation ($event: EventInput!) { CreateEvent(event_input: $event) { event { id } conflicts { event_id } } }`;

const WEEK = `query ($input: SchedulerUserEventsInput!) { schedulerUserEvents(input: $input) { events { id title status color_id
  start end occurrenceStart recurring_event_id category { event_category_name } patient { id first_name last_name }
  attendees { calendar_id } version } } }`;

const FLOOR = [process.execPath, '--disable-warning=ExperimentalWarning', 'bench/floor-server.ts'];

/** Typed fragments of the patients' names, including from the middle of names. */
export const FRAGMENTS = [
  'mar',
  'joh',
  'smi',
  'gar',
  'son',
  'ell',
  'chen',
  'ngu',
  'ana',
  'rod',
  'wil',
  'ber',
  'khan',
  'lee',
  'osh',
  'tan',
  'ric',
  'ste',
  'pat',
  'ez',
];

/** Measures reading, searching, booking and memory, each relative to a minimal server with the same database work. */
export async function serverRows(
  databaseUrl: string,
  dataDir: string,
  clinic: BenchClinic,
  notes: BenchNotes,
  seconds: number,
): Promise<Row[]> {
  const patient = (index: number): string => clinic.patientIds[(index * 7919) % clinic.patientIds.length]!;
  const floors = await loadFloor(databaseUrl, clinic, patient, seconds);
  const { loads, memory, withAll } = await loadSalus(databaseUrl, dataDir, { clinic, notes, patient, seconds });
  const { floorRead, floorInsert, several } = floors;
  rejectFailures({ ...several, floorRead, floorInsert, ...loads });
  const rate = (name: string, load: LoadResult, floor: LoadResult, goal: number, like: SeveralName): Row => ({
    name,
    ratio: load.perSecond / floor.perSecond,
    goal,
    lowerIsBetter: false,
    detail: `${beside(load, floor)}; ${(load.perSecond / several[like].perSecond).toFixed(2)} of ${SEVERAL[like].words}`,
  });
  return [
    rate('read one patient over GraphQL, 32 at once', loads.read, floorRead, 0.6, 'read2'),
    rate('name search by fragment, first 20', loads.search, floorRead, 0.4, 'read2'),
    rate('create an appointment', loads.create, floorInsert, 0.4, 'write8'),
    rate('a week of one calendar, 100 occurrences, half of them of series', loads.week, floorRead, 0.3, 'read2'),
    rate('code search over the whole ICD-10-CM, first 20', loads.codes, floorRead, 0.4, 'read2'),
    rate('drug search over a whole compendium, first 20', loads.drugs, floorRead, 0.5, 'read2'),
    rate('open a chart note with its lists, in one call', loads.opening, floorRead, 0.35, 'read4'),
    rate('open a signed chart note, its signature proven', loads.signed, floorRead, 0.3, 'read3'),
    rate('save words of a note', loads.saving, floorInsert, 0.35, 'write4'),
    {
      name: 'server memory under load, MB',
      ratio: memory,
      goal: 250,
      lowerIsBetter: true,
      detail: 'resident, the most while patients and events are read, searched and written',
    },
    {
      name: 'server memory under load with codes, drugs and notes, MB',
      ratio: withAll,
      goal: 300,
      lowerIsBetter: true,
      detail: 'resident, the most during all the loads above',
    },
  ];
}

// The second floor: a bare server that sends as many statements as the call does (`statements/statements.test.ts`),
// so that the rest of the share is ours.
const SEVERAL = {
  read2: { statements: 2, isWrite: false, words: 'a read and an insert' },
  read3: { statements: 3, isWrite: false, words: 'two reads and an insert' },
  read4: { statements: 4, isWrite: false, words: 'three reads and an insert' },
  write4: { statements: 4, isWrite: true, words: 'a transaction of 4 statements' },
  write8: { statements: 8, isWrite: true, words: 'a transaction of 8 statements' },
};
type SeveralName = keyof typeof SEVERAL;

/** Measures reads and inserts on the baseline server, alone and several in one call. */
async function loadFloor(
  databaseUrl: string,
  clinic: BenchClinic,
  patient: (index: number) => string,
  seconds: number,
): Promise<{ floorRead: LoadResult; floorInsert: LoadResult; several: Record<SeveralName, LoadResult> }> {
  const floor = await startServer(
    FLOOR,
    { DATABASE_URL: databaseUrl },
    '/patient/00000000-0000-0000-0000-000000000000/00000000-0000-0000-0000-000000000000',
  );
  const read = (path: string): Promise<LoadResult> =>
    load(floor.port, (index) => ({ path: `${path}/${clinic.clinicId}/${patient(index)}` }), {
      concurrency: 32,
      seconds,
      fits: (status, body) => status === 200 && body.startsWith('{'),
    });
  const floorRead = await read('/patient');
  const insert = (path: string): Promise<LoadResult> =>
    load(
      floor.port,
      () => ({
        path,
        body: JSON.stringify({
          id: newId(),
          clinic: clinic.clinicId,
          body: { title: 'Visit', start: '2026-11-24T10:00:00Z' },
        }),
      }),
      { concurrency: 32, seconds, fits: (status) => status === 200 },
    );
  const floorInsert = await insert('/row');
  const several: Partial<Record<SeveralName, LoadResult>> = {};
  for (const [name, { statements, isWrite }] of Object.entries(SEVERAL))
    several[name as SeveralName] = await (isWrite ? insert : read)(`/several/${statements}`);
  await floor.stop();
  return { floorRead, floorInsert, several: several as Record<SeveralName, LoadResult> };
}

interface SalusLoads {
  clinic: BenchClinic;
  notes: BenchNotes;
  patient: (index: number) => string;
  seconds: number;
}

/** Runs every load on the real server; the two memory figures are peaks in MB. */
async function loadSalus(databaseUrl: string, dataDir: string, { clinic, notes, patient, seconds }: SalusLoads) {
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const most = watchMemory(salus.process.pid!);
  const mostOfAll = watchMemory(salus.process.pid!);
  const api = await signIn(salus.port, clinic.username, clinic.password);
  const read = await loadApi(api, 'registration', PATIENT, (index) => ({ id: patient(index) }), {
    seconds,
    fits: (body) => body.includes('"first_name"'),
  });
  const search = await loadSearch(api, seconds);
  const create = await loadBookings(api, clinic, seconds);
  const { start, calendarId } = clinic.seriesWeek;
  const end = new Date(start.getTime() + 7 * 86_400_000);
  const week = await loadApi(api, 'calendar', WEEK, () => ({ input: { start, end, calendar_ids: [calendarId] } }), {
    seconds,
    fits: (body) => body.split('"occurrenceStart"').length === 101,
  });
  // The same loads as in earlier versions, so that this row stays comparable; codes and notes have separate rows.
  const memory = most();
  const codes = await loadCodeSearch(api, seconds);
  const drugs = await loadDrugSearch(api, seconds);
  const opening = await loadOpening(api, notes, seconds);
  const signed = await loadSigned(api, notes, seconds);
  const saving = await loadSaving(api, notes, seconds);
  const withAll = mostOfAll();
  await salus.stop();
  return { loads: { read, search, create, week, codes, drugs, opening, signed, saving }, memory, withAll };
}

/** Returns the 99th percentile of the name search in one database, in milliseconds. */
export async function searchP99(
  databaseUrl: string,
  dataDir: string,
  clinic: BenchClinic,
  seconds: number,
): Promise<number> {
  const salus = await startServer(
    SALUS,
    { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, LOG_LEVEL: 'error', SALUS_QUIET: '1' },
    '/readyz',
  );
  const search = await loadSearch(await signIn(salus.port, clinic.username, clinic.password), seconds);
  await salus.stop();
  rejectFailures({ search });
  return search.p99;
}

function loadSearch(api: BenchApi, seconds: number): Promise<LoadResult> {
  return loadApi(api, 'registration', SEARCH, (index) => ({ search: FRAGMENTS[index % FRAGMENTS.length] }), {
    seconds,
  });
}

/** Books only free slots, filling each doctor's days one after the other, after all existing events. */
function loadBookings(api: BenchApi, clinic: BenchClinic, seconds: number): Promise<LoadResult> {
  const begin = clinic.fullWeek.getTime() + 60 * 86_400_000;
  const event = (index: number): object => {
    const slot = Math.floor(index / clinic.calendarIds.length);
    const start = new Date(begin + slot * 600_000);
    return {
      event: {
        title: 'Visit',
        start: start.toISOString().slice(0, 19).replace('T', ' '),
        timezone: 'UTC',
        duration: 600,
        category_id: clinic.categoryId,
        calendar_ids: [clinic.calendarIds[index % clinic.calendarIds.length]],
        patient_id: clinic.patientIds[(index * 104_729) % clinic.patientIds.length],
      },
    };
  };
  return loadApi(api, 'calendar', CREATE, event, { seconds, fits: (body) => body.includes('"conflicts":[]') });
}

function beside(load: LoadResult, floor: LoadResult): string {
  return `${Math.round(load.perSecond)}/s beside ${Math.round(floor.perSecond)}/s; median ${load.median.toFixed(1)} ms, p99 ${load.p99.toFixed(1)} ms beside ${floor.p99.toFixed(1)} ms`;
}

function rejectFailures(loads: Record<string, LoadResult>): void {
  for (const [name, { failures }] of Object.entries(loads))
    if (failures > 0) throw new Error(`bench: ${failures} wrong answers in ${name}`);
}
