import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type BulkPatient, insertPatientsInBulk } from '#patients/server';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { addCalendar, addEventCategory, insertEventsInBulk } from '#scheduling/server';
import { chart } from '../index.ts';
import { openNote } from '../open-note.ts';
import { nudge } from './nudge.ts';
import { unsignedReport } from './unsigned-report.ts';

const app = useTestApp();
const db = () => app().database.kysely;
const at = (time: string): Date => new Date(`2026-11-${time}:00-05:00`);
let clinic: TestClinic;
let doctor: string;
let nurse: string;
let patient: string;
let category: string;
let calendar: string;

async function addNote(more: {
  author?: string;
  day: string;
  signed?: Date;
  cosign?: boolean;
  nonMedical?: boolean;
  diagnosis?: boolean;
  procedure?: boolean;
}): Promise<string> {
  const id = newId();
  const { author = doctor, day, signed = null } = more;
  const { clinicId } = clinic;
  await sql`insert into chart.chart_note (clinic_id, id, patient_id, author_id, event_category_id, encounter_mode, record_name, note, nurse_note,
      service_date, editor_id, signer_id, signer_name, signed_time, signed_hash, signed_patient_id, non_medical, cosign_state, created_time, updated_time)
    values (${clinicId}, ${id}, ${patient}, ${author}, ${category}, 'office', 'Office visit', '', '', ${day}, ${author},
      ${signed === null ? null : author}, ${signed === null ? null : 'D'}, ${signed}, ${signed === null ? null : Buffer.from('00', 'hex')},
      ${signed === null ? null : patient}, ${more.nonMedical ?? false}, ${more.cosign === true ? 'waiting' : 'none'},
      ${at(`${day.slice(8)}T10:00`)}, now())`.execute(db());
  if (more.diagnosis === true)
    await sql`insert into chart.note_diagnosis (clinic_id, id, note_id, icd_code, icd_code_type, official_name, sort_index, created_by, created_time)
      values (${clinicId}, ${newId()}, ${id}, 'J06.9', 'ICD-10-CM', 'Cold', 0, ${author}, now())`.execute(db());
  if (more.procedure === true)
    await sql`insert into chart.note_procedure (clinic_id, id, note_id, cpt_code, cpt_code_type, official_name, modifiers, units, pointers,
        sort_index, created_by, created_time)
      values (${clinicId}, ${newId()}, ${id}, '99213', 'CPT', 'Visit', '{}', 1, '{}', 0, ${author}, now())`.execute(
      db(),
    );
  // Same as `countChange` when the lists of a note change.
  await sql`update chart.chart_note set has_diagnosis = ${more.diagnosis ?? false}, has_procedure = ${more.procedure ?? false}
    where clinic_id = ${clinicId} and id = ${id}`.execute(db());
  return id;
}

async function addVisit(start: Date, status: 'checkedin' | 'confirmed'): Promise<string> {
  const id = newId();
  const event = {
    id,
    title: 'Visit',
    status,
    notes: null,
    color: null,
    start_time: start,
    time_zone: 'America/New_York',
    end_time: new Date(start.getTime() + 1_800_000),
    category_id: category,
    patient_id: patient,
    is_online_meeting: false,
    accepted_conflicts: null,
    created_by: doctor,
    created_time: start,
    calendar_ids: [calendar],
  };
  await app().database.transaction((tx) => insertEventsInBulk(tx, clinic.clinicId, [event]));
  return id;
}

beforeAll(async () => {
  clinic = await makeTestClinic(app(), [
    ...chart.accessRules,
    { id: 'tasks.edit', title: 'x', presets: ['Manager', 'Doctor', 'Nurse'] },
  ]);
  doctor = (await clinic.as('Doctor')).actor.userId;
  nurse = (await clinic.as('Nurse')).actor.userId;
  const { clinicId } = clinic;
  const now = app().clock();
  await app().database.transaction(async (tx) => {
    calendar = await addCalendar(tx, { clinicId, userId: doctor, color: '#1f77b4' });
    category = await addEventCategory(
      tx,
      { clinicId, name: 'Visit', color: '#0f6663', duration: 30, sortIndex: 0 },
      now,
    );
    const person = {
      gender: 'Female',
      date_of_birth: '1980-05-01',
      mailing_address: null,
      deceased_date: null,
      tags: [],
    };
    [patient] = (await insertPatientsInBulk(
      tx,
      clinicId,
      [{ ...person, first_name: 'Ada', last_name: 'Lang' } as unknown as BulkPatient],
      now,
    )) as [string];
  });
  await addNote({ day: '2026-11-02', signed: at('02T10:00'), diagnosis: true, procedure: true });
  await addNote({ day: '2026-11-03', signed: at('05T10:00'), diagnosis: true, cosign: true });
  await addNote({ day: '2026-11-20', diagnosis: true });
  await addNote({ day: '2026-11-13', procedure: true });
  await addNote({ day: '2026-11-22', author: nurse, nonMedical: true });
  await addNote({ day: '2026-10-31' });
  const gone = await addNote({ day: '2026-11-04' });
  await sql`update chart.chart_note set deleted_time = now() where clinic_id = ${clinicId} and id = ${gone}`.execute(
    db(),
  );
  await addVisit(at('18T10:00'), 'checkedin');
  await addVisit(at('19T10:00'), 'confirmed');
});

const input = (more: object = {}) =>
  reportInput({
    clinicId: clinic.clinicId,
    from: '2026-11-01',
    to: '2026-11-30',
    timeZone: 'America/New_York',
    now: app().clock(),
    breakdown: 'provider',
    ...more,
  });

test('notes and visits without one, by responsible user', async () => {
  const rows = await checkReport(unsignedReport, db(), input());
  expect(rows).toEqual([
    {
      key: doctor,
      name: 'Doctor Tester',
      notes: 4,
      signed: 2,
      unsigned: 2,
      no_note: 1,
      cosign: 1,
      no_diagnosis: 1,
      no_procedure: 2,
      days: 1,
      oldest: 10,
    },
    {
      key: nurse,
      name: 'Nurse Tester',
      notes: 1,
      signed: 0,
      unsigned: 1,
      no_note: 0,
      cosign: 0,
      no_diagnosis: 0,
      no_procedure: 0,
      days: null,
      oldest: 1,
    },
  ]);
  expect(await unsignedReport.foot!(db(), input())).toEqual({ days: 1, oldest: 10 });
});

test.each(['category', 'month', 'age'])('grouped by %s, the totals are the same', async (breakdown) => {
  const rows = await checkReport(unsignedReport, db(), input({ breakdown }));
  const sum = (id: string): number => rows.reduce((all, row) => all + Number(row[id]), 0);
  expect(['notes', 'signed', 'unsigned', 'no_note', 'no_diagnosis', 'no_procedure'].map(sum)).toEqual([
    5, 2, 3, 1, 1, 2,
  ]);
});

test('rows show what is missing; filters and clinics are respected', async () => {
  const rows = await unsignedReport.drill!.read(db(), input(), {}, 'unsigned');
  expect(rows).toMatchObject([
    { day: '2026-11-13', missing: 'Signature, Diagnosis', age: 10, is_open: 1, patient: 'Ada Lang' },
    { day: '2026-11-20', missing: 'Signature, Procedure', age: 3 },
    { day: '2026-11-22', missing: 'Signature', provider: 'Nurse Tester' },
  ]);
  expect(await unsignedReport.read(db(), input({ filters: { provider: nurse } }))).toMatchObject([
    { key: nurse, unsigned: 1 },
  ]);
  expect(await unsignedReport.read(db(), input({ filters: { category: newId() } }))).toEqual([]);
  expect(await unsignedReport.read(db(), input({ clinicId: newId() }))).toEqual([]);
});

test('a nudge creates one urgent task, even if repeated, and ends when the note is begun', async () => {
  const manager = await clinic.as('Manager');
  const tasks = async () =>
    (
      await sql<{ source: string; priority: string; owner_user_id: string; done: boolean }>`
        select source, priority, owner_user_id, complete_time is not null as done from tasks.task
        where clinic_id = ${clinic.clinicId} order by source`.execute(db())
    ).rows;
  const [open] = await unsignedReport.drill!.read(db(), input(), {}, 'unsigned');
  const [visit] = await unsignedReport.drill!.read(db(), input(), {}, 'no_note');
  for (const row of [open, visit, open, visit])
    expect(typeof (await nudge(manager, String(row!['key'])))).toBe('string');
  const urgent = { priority: 'High', owner_user_id: doctor, done: false };
  expect(await tasks()).toEqual([
    { source: 'chart.note', ...urgent },
    { source: 'chart.visit', ...urgent },
  ]);
  const code = (answer: unknown) => (isDomainError(answer) ? answer.code : answer);
  for (const wrong of ['note:x', 'moon', `thing:${newId()}`])
    expect(code(await nudge(manager, wrong))).toBe('NOT_FOUND');
  const foreign = await makeTestClinic(app(), chart.accessRules);
  expect(code(await nudge(await foreign.as('Manager'), String(open!['key'])))).toBe('ALREADY_DONE');
  const begun = await openNote(await clinic.as('Doctor'), {
    clinic_patient_id: patient,
    event_id: String(visit!['key']).slice(6),
  });
  expect(isDomainError(begun)).toBe(false);
  expect((await tasks()).map(({ source, done }) => [source, done])).toEqual([
    ['chart.note', false],
    ['chart.visit', true],
  ]);
  expect(code(await nudge(manager, String(visit!['key'])))).toBe('ALREADY_DONE');
});
