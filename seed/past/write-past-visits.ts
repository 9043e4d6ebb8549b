import { createHash } from 'node:crypto';
import { Temporal } from 'temporal-polyfill';
import { signNotesInBulk } from '#chart/server';
import { newIdAt } from '#platform/id.ts';
import { insertEventsInBulk } from '#scheduling/server';
import { toInstant } from '#scheduling/rules';
import { clinicVitals, insertRecords } from '#vitals/server';
import { demoCategories, demoNotes, demoPatients, demoStaff } from '../people/demo-people.ts';
import { demoVitals, type DemoVitals } from '../people/demo/demo-vitals.ts';
import { openDayFrom, openDayUntil } from '../people/open-days.ts';
import { soapNote } from '../people/demo/soap-note.ts';
import { demoPrices } from '../write-demo-codes.ts';
import { fill, later, type Past } from './past.ts';
import type { PastVisit } from './plan-visits.ts';

const TIME_ZONE = 'America/New_York';
const BOOKED_DAYS_AHEAD = [1, 3, 7, 14, 21, 28];
const CANCEL_REASONS = ['ill', 'no_time', 'no_way'];

/** A note of the past year with what is billed for it. */
export interface PastNote {
  visit: PastVisit;
  id: string;
  eventId: string;
  signed: Date;
  diagnoses: readonly { id: string; code: string; name: string }[];
  procedures: readonly { id: string; code: string; name: string }[];
}

/** Writes the appointments of the past year, with the vitals and the signed notes of those who came. */
export async function writePastVisits(past: Past, wallClock: string): Promise<PastNote[]> {
  const eventIds = await writeEvents(past);
  const came = past.visits.filter(({ status }) => status === 'checkedin');
  const measured = await writeVitals(past, came, wallClock);
  const named = new Map(demoPrices.map(([code, name]) => [code, name]));
  const notes = came.map((visit): PastNote => {
    const at = visit.start;
    // Most notes are signed that day, some on the next.
    const next = openDayFrom(Temporal.PlainDate.from(visit.day).add({ days: 1 })).toString();
    const signed = visit.luck < 0.1 ? toInstant(`${next} 08:20:00`, TIME_ZONE) : later(visit.end, 5 + 40 * visit.luck);
    return {
      visit,
      id: newIdAt(at),
      eventId: eventIds.get(visit)!,
      signed,
      diagnoses: visit.reason.icd.map(([code, name]) => ({ id: newIdAt(at), code, name })),
      procedures: visit.reason.cpt.map((code) => ({ id: newIdAt(at), code, name: named.get(code) ?? TITLES[code]! })),
    };
  });
  await writeNotes(past, notes, measured);
  return notes;
}

/** Names of procedures without a name of the clinic. */
const TITLES: Readonly<Record<string, string>> = {
  '99203': 'Office visit, new patient, low complexity, 30 minutes or more',
  '99393': 'Preventive visit, known patient, child 5 to 11 years',
};

async function writeEvents(past: Past): Promise<Map<PastVisit, string>> {
  const { tx, clinicId, clinic } = past;
  const desk = past.member('bell');
  const ids = new Map<PastVisit, string>();
  const events = past.visits.map((visit, nth) => {
    const ahead = BOOKED_DAYS_AHEAD[nth % BOOKED_DAYS_AHEAD.length]!;
    const bookedOn = openDayUntil(Temporal.PlainDate.from(visit.day).subtract({ days: ahead })).toString();
    const booked = toInstant(`${bookedOn} ${String(9 + (nth % 8)).padStart(2, '0')}:${10 + (nth % 45)}:00`, TIME_ZONE);
    const id = newIdAt(booked);
    ids.set(visit, id);
    const staff = demoStaff.findIndex(({ key }) => key === visit.doctor);
    const patientId = past.patientId(visit);
    past.log(desk, booked, { action: 'create', objectType: 'event', objectId: id, patientId });
    const changed = visit.status === 'canceled' ? canceledAt(visit) : visit.start;
    const changes = { status: { before: 'confirmed', after: visit.status } };
    past.log(desk, changed, { action: 'update', objectType: 'event', objectId: id, patientId, changes });
    return {
      id,
      title: visit.reason.title,
      status: visit.status,
      notes: null,
      color: null,
      start_time: visit.start,
      end_time: visit.end,
      time_zone: TIME_ZONE,
      category_id: clinic.founded.categoryIds[demoCategories.findIndex(({ name }) => name === visit.reason.category)]!,
      patient_id: patientId,
      calendar_ids: [clinic.founded.calendarIds[staff]!],
      accepted_conflicts: null,
      created_by: desk.id,
      created_time: booked,
    };
  });
  await insertEventsInBulk(tx, clinicId, events);
  const canceled = past.visits.filter(({ status }) => status === 'canceled');
  const moved = past.visits.filter(({ luck }) => luck > 0.92);
  for (const visit of moved)
    await tx
      .updateTable('scheduling.event')
      .set({ times_moved: 1 })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', ids.get(visit)!)
      .execute();
  for (const visit of canceled)
    await tx
      .updateTable('scheduling.event')
      .set({ canceled_time: canceledAt(visit) })
      .where('clinic_id', '=', clinicId)
      .where('id', '=', ids.get(visit)!)
      .execute();
  await fill(
    tx,
    'scheduling.cancel_reason',
    canceled.map((visit, nth) => ({
      clinic_id: clinicId,
      event_id: ids.get(visit)!,
      reason: CANCEL_REASONS[nth % CANCEL_REASONS.length],
      noted_by: desk.id,
      noted_time: canceledAt(visit),
    })),
  );
  return ids;
}

/** Half of the cancellations come on the day itself, the others two open days before. */
function canceledAt({ day, luck }: PastVisit): Date {
  const date = Temporal.PlainDate.from(day);
  const on = luck < 0.5 ? date : openDayUntil(date.subtract({ days: 2 }));
  return toInstant(`${on.toString()} 08:${String(5 + Math.floor(luck * 30)).padStart(2, '0')}:00`, TIME_ZONE);
}

/** Writes the vitals of the visits, on the line between the patient's earlier and later ones; returns them by visit. */
async function writeVitals(
  past: Past,
  came: readonly PastVisit[],
  wallClock: string,
): Promise<Map<PastVisit, Record<string, number>>> {
  const definitions = await clinicVitals(past.tx, past.clinicId, past.now);
  const idOf = new Map(definitions.map(({ code, id }) => [code, id]));
  const notes = demoNotes(wallClock);
  const standing = new Map(
    demoPatients(past.today).map((person, place) => [person.key, demoVitals(person, place, past.today, notes)]),
  );
  const nurse = past.member('fontaine');
  const measured = new Map(
    came.flatMap((visit) => {
      const values = valuesAt(visit, standing.get(visit.person.key) ?? []);
      return Object.keys(values).length === 0 ? [] : [[visit, values] as const];
    }),
  );
  const records = [...measured].flatMap(([visit, values]) =>
    Object.entries(values).map(([code, value]) => ({
      clinic_id: past.clinicId,
      id: newIdAt(visit.start),
      patient_id: past.patientId(visit),
      definition_id: idOf.get(code)!,
      value,
      collect_time: visit.start,
      collector_user_id: nurse.id,
      is_confirmed: false,
      created_time: later(visit.start, 3),
    })),
  );
  await insertRecords(past.tx, records);
  return measured;
}

const MEASURED = ['blood_pressure_high', 'blood_pressure_low', 'pulse_rate', 'weight', 'oxygen_saturation'] as const;

function valuesAt({ day, luck, reason }: PastVisit, known: readonly DemoVitals[]): Record<string, number> {
  // The latest vitals stay the latest.
  if (reason.category === 'Telehealth' || known.length === 0 || day >= known.at(-1)!.day) return {};
  if (known.some((one) => one.day === day)) return {};
  const time = Date.parse(day);
  return Object.fromEntries(
    MEASURED.flatMap((code) => {
      const before = known.findLast((one) => one.day < day && one.values[code] !== undefined);
      const after = known.find((one) => one.day > day && one.values[code] !== undefined);
      if (before === undefined || after === undefined) return [];
      const share = (time - Date.parse(before.day)) / (Date.parse(after.day) - Date.parse(before.day));
      const between = before.values[code]! + share * (after.values[code]! - before.values[code]!);
      const noise = code === 'weight' ? (luck - 0.5) * 1.5 : code === 'oxygen_saturation' ? 0 : (luck - 0.5) * 9;
      const digits = code === 'weight' ? 10 : 1;
      return [[code, Math.round((between + noise) * digits) / digits] as const];
    }),
  );
}

async function writeNotes(
  past: Past,
  notes: readonly PastNote[],
  measured: ReadonlyMap<PastVisit, Record<string, number>>,
): Promise<void> {
  const { tx, clinicId, clinic } = past;
  const rows = notes.map(({ visit, id, eventId }) => {
    const author = past.member(visit.doctor);
    const finished = later(visit.end, 2);
    return {
      clinic_id: clinicId,
      id,
      patient_id: past.patientId(visit),
      author_id: author.id,
      event_id: eventId,
      event_category_id:
        clinic.founded.categoryIds[demoCategories.findIndex(({ name }) => name === visit.reason.category)]!,
      encounter_mode: visit.reason.category === 'Telehealth' ? 'video' : 'office',
      record_name: visit.reason.title,
      note: soapNote(visit.text),
      nurse_note: nurseNote(measured.get(visit)),
      service_date: visit.day,
      editor_id: author.id,
      note_stretch_by: author.id,
      note_stretch_time: later(visit.start, 5),
      version: 2,
      created_time: visit.start,
      updated_time: finished,
      parts_version: 2,
      has_diagnosis: true,
      has_procedure: true,
    };
  });
  await fill(tx, 'chart.chart_note', rows);
  await fill(
    tx,
    'chart.note_diagnosis',
    notes.flatMap(({ visit, id: note_id, diagnoses }) =>
      diagnoses.map(({ id, code, name }, sort_index) => ({
        clinic_id: clinicId,
        id,
        note_id,
        icd_code: code,
        icd_code_type: 'ICD-10-CM',
        official_name: name,
        sort_index,
        created_by: past.member(visit.doctor).id,
        created_time: later(visit.start, 6),
      })),
    ),
  );
  await fill(
    tx,
    'chart.note_procedure',
    notes.flatMap(({ visit, id: note_id, diagnoses, procedures }) =>
      procedures.map(({ id, code, name }, sort_index) => ({
        clinic_id: clinicId,
        id,
        note_id,
        cpt_code: code,
        cpt_code_type: 'CPT',
        official_name: name,
        modifiers: [],
        units: 1,
        pointers: [diagnoses[0]!.id],
        sort_index,
        created_by: past.member(visit.doctor).id,
        created_time: later(visit.start, 7),
      })),
    ),
  );
  const hashes = await signNotesInBulk(
    tx,
    clinicId,
    notes.map(({ visit, id, signed }) => {
      const { id: signer_id, name: signer_name } = past.member(visit.doctor);
      return { id, signer_id, signer_name, signed_time: signed };
    }),
  );
  for (const [place, { visit, id, signed, diagnoses, procedures }] of notes.entries()) {
    const author = past.member(visit.doctor);
    const about = { objectType: 'chart_note', objectId: id, patientId: past.patientId(visit) };
    past.log(author, visit.start, { ...about, action: 'create' });
    const written = { note: { before: null, after: textHash(rows[place]!.note) } };
    past.log(author, later(visit.start, 5), { ...about, action: 'update', changes: written });
    const coded = { before: [], after: diagnoses.map(({ code, name }) => `${code} ${name}`) };
    past.log(author, later(visit.start, 6), { ...about, action: 'update', changes: { diagnosis: coded } });
    const billed = { before: [], after: procedures.map(({ code, name }) => `${code} × 1 ${name}`) };
    past.log(author, later(visit.start, 7), { ...about, action: 'update', changes: { cpts: billed } });
    const hash = { before: null, after: `sha256:${hashes.get(id)!.toString('hex')}` };
    past.log(author, signed, { ...about, action: 'sign', changes: { signed_hash: hash } });
  }
}

const textHash = (text: string): string => `sha256:${createHash('sha256').update(text).digest('hex')}`;

function nurseNote(values: Record<string, number> | undefined): string {
  if (values === undefined) return '';
  const { blood_pressure_high: high, blood_pressure_low: low, pulse_rate: pulse, weight } = values;
  const parts = [
    high === undefined || low === undefined ? '' : `BP ${high}/${low}`,
    pulse === undefined ? '' : `pulse ${pulse}`,
    weight === undefined ? '' : `weight ${weight} lb`,
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `<p>${parts.join(', ')}.</p>`;
}
