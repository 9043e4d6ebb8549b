// Over 300 lines: opening, saving, signing and finding notes share one clinic and one way to book a visit.
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addCalendar, addEventCategory, insertEventsInBulk } from '#scheduling/server';
import { newId } from '#platform/id.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { isSignatureIntact } from './content-hash.ts';
import { findNotes } from './find-notes.ts';
import { chart as module } from './index.ts';
import type { Note } from './notes.sql.ts';
import { openNote } from './open-note.ts';
import { saveNote } from './save-note.ts';
import { signNote } from './sign-note.ts';

const app = useTestApp();
let clinic: TestClinic;
let patientId: string;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
  patientId = await addPatient(clinic);
});

async function addPatient({ clinicId }: TestClinic, lastName = 'Quist'): Promise<string> {
  const id = randomUUID();
  const now = app().clock();
  await app()
    .database.kysely.insertInto('patients.patient')
    .values({
      clinic_id: clinicId,
      id,
      record_number: Math.floor(Math.random() * 1e9),
      first_name: 'Ada',
      last_name: lastName,
      gender: 'Female',
      first_key: 'ada',
      last_key: lastName.toLowerCase(),
      search_text: `ada ${lastName.toLowerCase()}`,
      created_time: now,
      updated_time: now,
    })
    .execute();
  return id;
}

let calendarId: string;
let categoryId: string;
async function booked(): Promise<{ eventId: string }> {
  const { clinicId } = clinic;
  const [doctor, now, eventId] = [(await clinic.as('Doctor')).actor.userId, app().clock(), newId()];
  await app().database.transaction(async (tx) => {
    calendarId ??= await addCalendar(tx, { clinicId, userId: doctor, color: '#1f77b4' });
    const followUp = { clinicId, name: 'Follow-up', color: '#0f6663', duration: 30, sortIndex: 0 };
    categoryId ??= await addEventCategory(tx, followUp, now);
    await insertEventsInBulk(tx, clinicId, [
      {
        id: eventId,
        title: 'Ada Quist',
        status: 'confirmed',
        notes: null,
        color: null,
        start_time: new Date('2026-11-24T20:00:00Z'),
        end_time: new Date('2026-11-24T20:30:00Z'),
        time_zone: 'America/New_York',
        category_id: categoryId,
        patient_id: patientId,
        calendar_ids: [calendarId],
        accepted_conflicts: null,
        created_by: doctor,
        created_time: now,
      },
    ]);
  });
  return { eventId };
}

async function opened(more: object = {}, role: 'Doctor' | 'Nurse' = 'Doctor'): Promise<Note> {
  return must(await openNote(await clinic.as(role), { clinic_patient_id: patientId, ...more }));
}

async function entriesOf(noteId: string): Promise<
  {
    action: string;
    user_name: string;
    changes: Record<string, { before: unknown; after: unknown }> | null;
    outcome: string;
  }[]
> {
  const { rows } = await app().database.pool.query(
    'select action, user_name, changes, outcome from audit.inbox where object_id = $1 order by id',
    [noteId],
  );
  return rows;
}

describe('a new note', () => {
  test('is an empty SOAP note dated today', async () => {
    const note = await opened();
    expect(note).toMatchObject({
      version: 1,
      service_date: '2026-11-23',
      encounter_mode: 'office',
      record_name: 'Office visit',
      signed_time: null,
    });
    expect(note.note).toContain('<h2>Subjective</h2>');
    expect(note.patient).toMatchObject({ id: patientId, last_name: 'Quist' });
    expect(note.author).toMatchObject({ first_name: 'Doctor' });
    expect(await entriesOf(note.id)).toMatchObject([{ action: 'create' }]);
  });

  test('for a patient of another clinic is rejected with a field error', async () => {
    const other = await makeTestClinic(app(), module.accessRules);
    const error = await openNote(await other.as('Doctor'), { clinic_patient_id: patientId });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'input.clinic_patient_id' }] });
  });

  test('for an unknown appointment is rejected with a field error', async () => {
    const error = await openNote(await clinic.as('Doctor'), { clinic_patient_id: patientId, event_id: randomUUID() });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'input.event_id' }] });
  });

  test('of an appointment takes its day and type, and its doctor as author', async () => {
    const visit = await booked();
    const note = await opened({ event_id: visit.eventId }, 'Nurse');
    expect(note).toMatchObject({
      event_id: visit.eventId,
      record_name: 'Follow-up',
      service_date: '2026-11-24',
      author: { first_name: 'Doctor' },
    });
    expect(note.editor.first_name).toBe('Nurse');
  });

  test('in a doctor’s name accepts no SOAP note from a nurse', async () => {
    const { eventId } = await booked();
    const nurse = await clinic.as('Nurse');
    const input = { clinic_patient_id: patientId, event_id: eventId };
    expect(await openNote(nurse, { ...input, note: '<p>Mine</p>' })).toMatchObject({ code: 'NOT_AUTHOR' });
    expect(await openNote(nurse, { ...input, nurse_note: '<p>BP 120/80</p>' })).toMatchObject({ version: 1 });
  });

  test('of an appointment is created once, even when opened repeatedly and concurrently', async () => {
    const visit = await booked();
    const requests = await Promise.all(
      (['Doctor', 'Nurse', 'Doctor', 'Nurse', 'Doctor'] as const).map((role) => clinic.as(role)),
    );
    const answers = await Promise.all(
      requests.map((ctx) => openNote(ctx, { clinic_patient_id: patientId, event_id: visit.eventId })),
    );
    expect(new Set(answers.map((answer) => must(answer).id)).size).toBe(1);
    expect((await entriesOf(must(answers[0]!).id)).filter(({ action }) => action === 'create')).toHaveLength(1);
  });

  test('for another patient’s appointment is rejected', async () => {
    const visit = await booked();
    const someoneElse = await addPatient(clinic, 'Other');
    const error = await openNote(await clinic.as('Doctor'), {
      clinic_patient_id: someoneElse,
      event_id: visit.eventId,
    });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: 'input.clinic_patient_id' }] });
    await opened({ event_id: visit.eventId });
    const again = await openNote(await clinic.as('Doctor'), {
      clinic_patient_id: someoneElse,
      event_id: visit.eventId,
    });
    expect(again).toMatchObject({ code: 'NOTE_OF_OTHER_PATIENT' });
  });

  test.each([
    ['chart_note_record_name', '  '],
    ['chart_note_record_name', 'x'.repeat(121)],
    ['en_counter_mode', 'telepathy'],
    ['service_date', '0999-01-01'],
    ['note', `<p>${'x'.repeat(200_001)}</p>`],
  ])('with an invalid %s is rejected with a field error', async (field, value) => {
    const error = await openNote(await clinic.as('Doctor'), { clinic_patient_id: patientId, [field]: value });
    expect(error).toMatchObject({ code: 'BAD_USER_INPUT', issues: [{ path: `input.${field}` }] });
  });
});

describe('a save', () => {
  test('stores the sanitized text and increments the version', async () => {
    const note = await opened();
    const saved = must(
      await saveNote(await clinic.as('Doctor'), note.id, 1, {
        note: '<p onclick="x()">Cough<script>bad()</script></p>',
      }),
    );
    expect(saved).toMatchObject({ version: 2, note: '<p>Coughbad()</p>' });
  });

  test('of every word writes one audit entry in five minutes, with hashes and no text', async () => {
    const note = await opened();
    let version = 1;
    for (const text of ['Cough', 'Cough for', 'Cough for three', 'Cough for three days']) {
      const saved = must(await saveNote(await clinic.as('Doctor'), note.id, version, { note: `<p>${text}</p>` }));
      version = saved.version;
      expect(saved.note).toBe(`<p>${text}</p>`);
    }
    expect(version).toBe(5);
    const updates = (await entriesOf(note.id)).filter(({ action }) => action === 'update');
    expect(updates).toHaveLength(1);
    expect(updates[0]!.changes).toEqual({
      note: { before: expect.stringMatching(/^sha256:[0-9a-f]{64}$/), after: expect.stringMatching(/^sha256:/) },
    });
    expect(JSON.stringify(updates)).not.toContain('Cough');

    const start = app().clock();
    app().setClock(new Date(start.getTime() + 5 * 60_000));
    await saveNote(await clinic.as('Doctor'), note.id, version, { note: '<p>Cough gone</p>' });
    app().setClock(start);
    expect((await entriesOf(note.id)).filter(({ action }) => action === 'update')).toHaveLength(2);
  });

  test('by another writer begins a separate writing session', async () => {
    const note = await opened({}, 'Nurse');
    must(await saveNote(await clinic.as('Nurse'), note.id, 1, { note: '<p>One</p>' }));
    must(await saveNote(await clinic.as('Doctor'), note.id, 2, { note: '<p>Two</p>' }));
    must(await saveNote(await clinic.as('Doctor'), note.id, 3, { note: '<p>Three</p>' }));
    must(await saveNote(await clinic.as('Nurse'), note.id, 4, { nurse_note: '<p>BP 120/80</p>' }));
    const updates = (await entriesOf(note.id)).filter(({ action }) => action === 'update');
    expect(updates.map(({ user_name, changes }) => [user_name, ...Object.keys(changes!)])).toEqual([
      ['Nurse Tester', 'note'],
      ['Doctor Tester', 'note'],
      ['Nurse Tester', 'nurse_note'],
    ]);
  });

  test('of the title, the day and the mode is audited with the previous values', async () => {
    const note = await opened();
    must(
      await saveNote(await clinic.as('Nurse'), note.id, 1, {
        chart_note_record_name: ' Annual   physical ',
        en_counter_mode: 'video',
        service_date: '2026-11-20',
      }),
    );
    expect((await entriesOf(note.id)).at(-1)!.changes).toEqual({
      record_name: { before: 'Office visit', after: 'Annual physical' },
      service_date: { before: '2026-11-23', after: '2026-11-20' },
      encounter_mode: { before: 'office', after: 'video' },
    });
  });

  test('with an old version is a version conflict and writes nothing', async () => {
    const note = await opened();
    must(await saveNote(await clinic.as('Doctor'), note.id, 1, { note: '<p>First</p>' }));
    const second = await saveNote(await clinic.as('Doctor'), note.id, 1, { note: '<p>Second</p>' });
    expect(second).toMatchObject({ code: 'STALE_VERSION' });
    const found = must(await findNotes(await clinic.as('Doctor'), byId(note.id)));
    expect(found.notes[0]).toMatchObject({ note: '<p>First</p>', version: 2 });
  });

  test('repeated after a lost response returns the same result', async () => {
    const note = await opened();
    const first = must(await saveNote(await clinic.as('Doctor'), note.id, 1, { note: '<p>Once</p>' }));
    const again = must(await saveNote(await clinic.as('Doctor'), note.id, 1, { note: '<p>Once</p>' }));
    expect(again.version).toBe(first.version);
  });

  test('by ten users concurrently: one succeeds, nine get the version conflict', async () => {
    const note = await opened();
    const ctx = await clinic.as('Doctor');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => saveNote(ctx, note.id, 1, { note: `<p>by ${n}</p>` })),
    );
    expect(answers.filter(isDomainError).map(({ code }) => code)).toEqual(
      Array.from({ length: 9 }, () => 'STALE_VERSION'),
    );
  });

  test('by users in turn: the later one gets a version conflict, never NOT_FOUND', async () => {
    const note = await opened();
    const writers = [await clinic.as('Doctor'), await clinic.as('Nurse'), await clinic.as('Admin')];
    for (let round = 1; round <= 6; round += 1) {
      const answers = await Promise.all(
        writers.map((ctx, n) => saveNote(ctx, note.id, round, { nurse_note: `<p>${round} by ${n}</p>` })),
      );
      expect(answers.filter(isDomainError).map(({ code }) => code)).toEqual(['STALE_VERSION', 'STALE_VERSION']);
    }
  });

  test('of another author’s SOAP note is denied to a nurse and logged; the nurse note is open', async () => {
    const note = await opened();
    const nurse = await clinic.as('Nurse');
    expect(await saveNote(nurse, note.id, 1, { note: '<p>Mine</p>' })).toMatchObject({ code: 'NOT_AUTHOR' });
    expect((await entriesOf(note.id)).at(-1)).toMatchObject({ action: 'update', outcome: 'refused' });
    expect(await saveNote(nurse, note.id, 1, { nurse_note: '<p>BP 120/80</p>' })).toMatchObject({ version: 2 });
  });

  test('in another clinic finds no note', async () => {
    const note = await opened();
    const other = await makeTestClinic(app(), module.accessRules);
    expect(await saveNote(await other.as('Doctor'), note.id, 1, { note: '<p>x</p>' })).toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await signNote(await other.as('Doctor'), note.id, 1)).toMatchObject({ code: 'NOT_FOUND' });
    expect(must(await findNotes(await other.as('Doctor'), byId(note.id))).notes).toEqual([]);
  });
});

describe('a signature', () => {
  test('prevents all changes and can be verified', async () => {
    const note = await opened({ note: '<h2>Plan</h2><p>Rest</p>' });
    const signed = must(await signNote(await clinic.as('Doctor'), note.id, 1));
    expect(signed).toMatchObject({ signer_name: 'Doctor Tester', version: 2, signed_time: app().clock() });
    expect(await saveNote(await clinic.as('Doctor'), note.id, 2, { note: '<p>Changed</p>' })).toMatchObject({
      code: 'NOTE_SIGNED',
    });
    expect(await saveNote(await clinic.as('Nurse'), note.id, 2, { nurse_note: '<p>Changed</p>' })).toMatchObject({
      code: 'NOTE_SIGNED',
    });
    expect(await signNote(await clinic.as('Doctor'), note.id, 2)).toMatchObject({ code: 'NOTE_SIGNED' });
    expect((await entriesOf(note.id)).at(-1)).toMatchObject({
      action: 'sign',
      changes: { signed_hash: { after: `sha256:${signed.signed_hash!.toString('hex')}` } },
    });
  });

  test('detects changes made directly in the database', async () => {
    const note = await opened({ note: '<p>Rest</p>' });
    const signed = must(await signNote(await clinic.as('Doctor'), note.id, 1));
    expect(await isSignatureIntact(app(), signed)).toBe(true);
    await app().database.pool.query(`update chart.chart_note set note = '<p>Run</p>' where id = $1`, [note.id]);
    const altered = must(await findNotes(await clinic.as('Doctor'), byId(note.id))).notes[0]!;
    expect(await isSignatureIntact(app(), altered)).toBe(false);
  });

  test('of a note without text is rejected', async () => {
    const note = await opened();
    expect(await signNote(await clinic.as('Doctor'), note.id, 1)).toMatchObject({ code: 'NOTE_EMPTY' });
  });

  test('with an old version is rejected: users can’t sign what they have not seen', async () => {
    const note = await opened();
    must(await saveNote(await clinic.as('Doctor'), note.id, 1, { note: '<p>Rest</p>' }));
    expect(await signNote(await clinic.as('Doctor'), note.id, 1)).toMatchObject({ code: 'STALE_VERSION' });
  });

  test('during a save: the save is included, or one of the two is rejected', async () => {
    const ctx = await clinic.as('Doctor');
    for (let round = 0; round < 20; round += 1) {
      const note = await opened({ note: '<p>Rest</p>' });
      // With a running writing session, so that the fast path also races with the signature.
      must(await saveNote(ctx, note.id, 1, { note: '<p>Rest a lot</p>' }));
      const [saved, signed] = await Promise.all([
        saveNote(ctx, note.id, 2, { note: '<p>Rest more</p>' }),
        signNote(ctx, note.id, 2),
      ]);
      expect([isDomainError(saved), isDomainError(signed)].filter(Boolean)).toHaveLength(1);
      const read = must(await findNotes(ctx, byId(note.id))).notes[0]!;
      if (isDomainError(saved)) {
        expect(saved.code).toBe('NOTE_SIGNED');
        expect(read.note).toBe('<p>Rest a lot</p>');
        expect(await isSignatureIntact(app(), read)).toBe(true);
      } else {
        expect(signed).toMatchObject({ code: 'STALE_VERSION' });
        expect(read).toMatchObject({ note: '<p>Rest more</p>', signed_time: null });
      }
    }
  });
});

describe('a list', () => {
  test('filters unsigned and signed notes, by patient and by fragments of the name', async () => {
    const own = await makeTestClinic(app(), module.accessRules);
    const doctor = await own.as('Doctor');
    const [ada, grace] = [await addPatient(own, 'Lovelace'), await addPatient(own, 'Hopper')];
    const open = must(await openNote(doctor, { clinic_patient_id: ada, service_date: '2026-11-20' }));
    const done = must(
      await openNote(doctor, { clinic_patient_id: grace, note: '<p>Well</p>', service_date: '2026-11-21' }),
    );
    must(await signNote(doctor, done.id, 1));
    const ids = async (where: object) =>
      must(await findNotes(doctor, { ...byId(''), where })).notes.map(({ id }) => id);
    expect(await ids({})).toEqual([done.id, open.id]);
    expect(await ids({ signed: false })).toEqual([open.id]);
    expect(await ids({ signed: true })).toEqual([done.id]);
    expect(await ids({ clinic_patient_id: { equals: ada } })).toEqual([open.id]);
    expect(await ids({ search: 'hop ada' })).toEqual([done.id]);
    expect(await ids({ search: 'love', signed: false })).toEqual([open.id]);
    expect(await ids({ search: 'love', signed: true })).toEqual([]);
    expect(await ids({ search: 'nobody' })).toEqual([]);
    expect(await ids({ search: '…' })).toHaveLength(2);
    expect(await ids({ clinic_user_id: { equals: (await own.as('Nurse')).actor.userId } })).toEqual([]);
    const counted = must(await findNotes(doctor, { ...byId(''), where: {}, counted: true, take: 1 }));
    expect(counted).toMatchObject({ count: 2, notes: [{ id: done.id }] });
  });

  test('is logged, and so is each opened note', async () => {
    const note = await opened();
    must(await findNotes(await clinic.as('Biller'), byId(note.id)));
    expect((await entriesOf(note.id)).at(-1)).toMatchObject({ action: 'read', user_name: 'Biller Tester' });
  });

  test('is limited to the maximum page size', async () => {
    const doctor = await clinic.as('Doctor');
    expect(await findNotes(doctor, { ...byId(''), take: 101 })).toMatchObject({ code: 'BAD_USER_INPUT' });
    const many = Array.from({ length: 101 }, () => randomUUID());
    expect(await findNotes(doctor, { ...byId(''), where: { id: { in: many } } })).toMatchObject({
      issues: [{ path: 'where.id.in' }],
    });
  });
});

function byId(id: string) {
  return {
    where: id === '' ? {} : { id: { equals: id } },
    orderBy: null,
    skip: 0,
    take: 20,
    texts: 'whole' as const,
    counted: false,
  };
}
