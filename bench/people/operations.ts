import { generateKeyPairSync } from 'node:crypto';
import type { Database } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { newId } from '#platform/id.ts';
import { modules } from '#server/modules.gen.ts';
import { pageQuery } from '../page-query.ts';
import { FRAGMENTS } from '../server-rows.ts';

/** A member at work. `call` sends a document of the page and returns its data; it throws if there are errors. */
export interface Person {
  number: number;
  /** The note that they write, and how many saves are left until they begin the next. */
  note: { id: string; version: number; savesLeft: number } | null;
  call(service: string, query: string, variables: object, key?: string): Promise<unknown>;
}

/** Something that members do, and how often compared with the others. */
export interface Operation {
  name: string;
  weight: number;
  /** The name for what a person does next, if that differs. */
  nameFor?(person: Person): string;
  /** `turn` is different each time. */
  run(person: Person, turn: number): Promise<unknown>;
}

/** A clinic with data of every module. */
export interface Workplace {
  database: Database;
  clinicId: string;
  now: Date;
}

const ZONE = 'America/New_York';
const DAY_MS = 86_400_000;
const DIAGNOSES = ['knee pain', 'hypert', 'diabet', 'asthma', 'E11', 'fractur', 'headache', 'low back'];
const DRUGS = ['ami', 'lisin', 'metf', 'ator', 'napro', 'ibu', 'sert', 'amox'];
const CREATE_NOTE =
  'mutation ($input: ChartNoteInput!) { chart_note_create(input: $input) { id version note nurse_note } }';

/** What members do, and how each of them arrives: with a note that they have begun before. */
export interface Work {
  operations: readonly Operation[];
  arrive(person: Person): Promise<void>;
}

/** Returns what members of all areas do, with the page's own documents. */
export async function workOf(workplace: Workplace): Promise<Work> {
  const ids = await readIds(workplace);
  const one = (list: readonly string[], turn: number): string => list[(turn * 7919) % list.length]!;
  const read = (
    [name, weight]: [name: string, weight: number],
    [file, operation]: [file: string, operation: string],
    variables: (turn: number) => object,
  ): Operation => {
    const query = pageQuery(file, operation);
    const service = file.split('/').at(-1)!;
    return { name, weight, run: (person, turn) => person.call(service, query, variables(turn)) };
  };
  const reports = modules.flatMap((module) => (module.reports ?? []).map(({ id }) => id));
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const browserKey = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
  const operations = [
    read(['a week', 16], ['scheduling/web/calendar', 'CalendarEvents'], (turn) => {
      const start = new Date(workplace.now.getTime() - (turn % 52) * 7 * DAY_MS);
      const end = new Date(start.getTime() + 7 * DAY_MS);
      return { input: { start, end, calendar_ids: [one(ids.calendars, turn)] } };
    }),
    read(['name search', 12], ['patients/web/globalsearch', 'SearchPatient'], (turn) => ({
      data: { keyword: FRAGMENTS[turn % FRAGMENTS.length] },
    })),
    read(['a patient', 12], ['patients/web/registration', 'PatientById'], (turn) => ({ id: one(ids.patients, turn) })),
    read(['opening a note', 10], ['chart/web/chart', 'ChartNoteById'], (turn) => ({ id: one(ids.notes, turn) })),
    writing(ids.patients),
    booking(ids, workplace.now),
    read(['tasks', 6], ['tasks/web/task', 'Tasks'], () => ({
      input: { ownerView: 'Mine', completed: false, take: 50 },
    })),
    read(['task counts', 4], ['tasks/web/task', 'TaskCounts'], () => ({})),
    read(['inbox', 6], ['messages/web/message', 'MessageSummaries'], () => ({
      publicKey: browserKey,
      perPage: 20,
      pageNumber: 1,
    })),
    read(['booking requests', 3], ['booking/web/calendar', 'BookingRequests'], () => ({ states: ['pending'] })),
    read(['code search', 5], ['codes/web/chart', 'FindDiagnoses'], (turn) => ({
      search: DIAGNOSES[turn % DIAGNOSES.length],
      take: 20,
    })),
    read(['drug search', 4], ['drugs/web/drug', 'FindDrugNames'], (turn) => ({
      name: DRUGS[turn % DRUGS.length],
      take: 20,
    })),
    read(['results to review', 4], ['labs/web/lab', 'LabResultsToReview'], () => ({
      pagination: { pageNumber: 1, perPage: 20 },
    })),
    read(['balances', 2], ['billing/web/accounting', 'Balances'], () => ({ take: 20 })),
    read(['a patient’s account', 4], ['billing/web/accounting', 'PatientAccount'], (turn) => ({
      patient_id: one(ids.patients, turn),
    })),
    read(['statistics', 1], ['statistics/web/setting', 'StatisticsTable'], (turn) => {
      const to = dayIn(ZONE, new Date(workplace.now.getTime() - (turn % 28) * DAY_MS));
      const from = dayIn(ZONE, new Date(workplace.now.getTime() - 180 * DAY_MS));
      return { report: one(reports, turn), ask: { from, to } };
    }),
  ];
  return {
    operations,
    // Some are about to begin the next note, as at any moment of the day.
    arrive: (person) => beginNote(person, one(ids.patients, person.number), person.number % (SAVES_OF_A_NOTE + 1)),
  };
}

/** Begins a note, and the next one after a few saves. */
function writing(patients: readonly string[]): Operation {
  const save = pageQuery('chart/web/chart', 'SaveChartNote');
  return {
    name: 'saving words',
    weight: 12,
    nameFor: ({ note }) => (hasSavesLeft(note) ? 'saving words' : 'beginning a note'),
    async run(person, turn) {
      if (!hasSavesLeft(person.note)) return beginNote(person, patients[(turn * 104_729) % patients.length]!);
      const { note } = person;
      note.savesLeft -= 1;
      const input = { note: `<p>${'The knee has hurt for three weeks. '.repeat(20)}</p><p>Word ${note.version}</p>` };
      const saved = await person.call('chart', save, { id: note.id, version: note.version, input }, newId());
      note.version = (saved as { chart_note_update: { version: number } }).chart_note_update.version;
    },
  };
}

const hasSavesLeft = (note: Person['note']): note is NonNullable<Person['note']> => note !== null && note.savesLeft > 0;

/** The saves of a note before the next one is begun. A real note has more: this makes beginning one more frequent. */
const SAVES_OF_A_NOTE = 3;

/** Begins the note that a person writes from now on. */
async function beginNote(person: Person, patientId: string, savesLeft = SAVES_OF_A_NOTE): Promise<void> {
  const input = { clinic_patient_id: patientId };
  const opened = await person.call('chart', CREATE_NOTE, { input }, newId());
  const { chart_note_create: note } = opened as { chart_note_create: { id: string; version: number } };
  person.note = { ...note, savesLeft };
}

/** Books free times, long after all others. */
function booking(ids: Ids, now: Date): Operation {
  const create = pageQuery('scheduling/web/calendar', 'CreateEvent');
  const begin = now.getTime() + 1000 * DAY_MS;
  let count = 0;
  return {
    name: 'booking',
    weight: 6,
    async run(person, turn) {
      const at = count++;
      const start = new Date(begin + Math.floor(at / ids.calendars.length) * 600_000);
      const event_input = {
        title: 'Visit',
        start: start.toISOString().slice(0, 19).replace('T', ' '),
        timezone: 'UTC',
        duration: 600,
        category_id: ids.categories[0],
        calendar_ids: [ids.calendars[at % ids.calendars.length]],
        patient_id: ids.patients[(turn * 104_729) % ids.patients.length],
      };
      await person.call('calendar', create, { event_input }, newId());
    },
  };
}

interface Ids {
  patients: string[];
  notes: string[];
  calendars: string[];
  categories: string[];
}

async function readIds({ database, clinicId }: Workplace): Promise<Ids> {
  const idsOf = async (
    table: 'patients.patient' | 'chart.chart_note' | 'scheduling.calendar' | 'scheduling.event_category',
  ): Promise<string[]> => {
    const rows = await database.kysely.selectFrom(table).select('id').where('clinic_id', '=', clinicId).execute();
    return rows.map(({ id }) => id);
  };
  return {
    patients: await idsOf('patients.patient'),
    notes: await idsOf('chart.chart_note'),
    calendars: await idsOf('scheduling.calendar'),
    categories: await idsOf('scheduling.event_category'),
  };
}
