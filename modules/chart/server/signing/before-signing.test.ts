import { beforeAll, expect, test } from 'vitest';
import { errorCode, must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { insertEventsInBulk, scheduling } from '#scheduling/server';
import { buildCalendar } from '#scheduling/testing';
import { chart } from '../index.ts';
import type { Note } from '../notes.sql.ts';
import { notesToCosign } from '../notes-to-cosign.ts';
import { openNote } from '../open-note.ts';
import { readParts } from '../parts/parts.sql.ts';
import { saveNote } from '../save-note.ts';
import { shownNotes } from '../shown-notes.ts';
import { signNote } from '../sign-note.ts';
import { cosignNote } from './cosign-note.ts';
import { noteGapsOf } from './note-gaps-of.ts';
import { saveCosignRule } from './save-cosign-rule.ts';
import { visitEvidenceOf } from './visit-evidence-of.ts';

const app = useTestApp();
let clinic: TestClinic;
let doctor: RequestContext;
let trainee: RequestContext;
let boss: RequestContext;
let manager: RequestContext;
let patientId: string;

beforeAll(async () => {
  clinic = await makeTestClinic(app(), [...chart.accessRules, ...scheduling.accessRules]);
  manager = await clinic.as('Manager');
  doctor = await clinic.as('Doctor');
  trainee = await clinic.as('Doctor', 'Trainee');
  boss = await clinic.as('Doctor', 'Boss');
  patientId = await buildPatient(app(), clinic.clinicId, { date_of_birth: '1980-05-01' });
});

const opened = async (by: RequestContext, more: object = {}): Promise<Note> =>
  must(await openNote(by, { clinic_patient_id: patientId, note: '<p>Well.</p>', ...more }));
const ruleOf = (authorId: string, cosigner_id: string | null, version = 0, cosign_mode = 'required' as const) =>
  saveCosignRule(manager, { author_id: authorId, version, cosign_mode, cosigner_id });
const messagesOf = (answer: unknown): string[] =>
  isDomainError(answer) ? answer.issues.map(({ path, message }) => `${path}: ${message}`) : [];
const gapsOf = async (by: RequestContext, note: Note) =>
  noteGapsOf(
    by,
    note,
    (
      await readParts(
        app().database.kysely,
        clinic.clinicId,
        [note.id],
        ['diagnosis', 'cpts', 'drugs', 'supplements', 'copied'],
      )
    ).get(note.id)!,
  );

test('a note signed by a trainee for another author still needs the trainee’s cosignature', async () => {
  must(await ruleOf(trainee.actor.userId, boss.actor.userId));
  const note = await opened(doctor);
  const [shown] = await shownNotes(trainee, [note], new Set(['cosign_mode']));
  expect(shown!.cosign_mode).toBe('required');
  const signed = must(await signNote(trainee, note.id, note.version));
  expect(signed).toMatchObject({ cosign_state: 'waiting', cosigner_id: boss.actor.userId });
  expect(await cosignNote(doctor, note.id)).toMatchObject({ code: 'NOT_COSIGNER' });
  expect(await cosignNote(boss, note.id)).toBeNull();
});

test('users who need a cosignature can’t cosign, least of all their own note', async () => {
  const note = await opened(trainee);
  await app().database.pool.query(`update chart.cosign_rule set cosigner_id = null where author_id = $1`, [
    trainee.actor.userId,
  ]);
  must(await signNote(doctor, note.id, note.version));
  expect(await cosignNote(trainee, note.id)).toMatchObject({ code: 'NOT_COSIGNER' });
  expect(await cosignNote(boss, note.id)).toBeNull();
});

test('notes waiting for a departing cosigner are reassigned, with the rules that name them', async () => {
  const leaving = await clinic.as('Doctor', 'Leaving');
  const learner = await clinic.as('Doctor', 'Learner');
  must(await ruleOf(learner.actor.userId, leaving.actor.userId));
  const note = await opened(learner);
  must(await signNote(learner, note.id, note.version));
  const { kysely } = app().database;
  expect(await notesToCosign.count(kysely, clinic.clinicId, leaving.actor.userId, app().clock())).toBe(2);
  await app().database.transaction((tx) => notesToCosign.move(tx, manager, leaving.actor.userId, boss.actor.userId));
  expect(await notesToCosign.count(kysely, clinic.clinicId, leaving.actor.userId, app().clock())).toBe(0);
  expect(await cosignNote(leaving, note.id)).toMatchObject({ code: 'NOT_COSIGNER' });
  expect(await cosignNote(boss, note.id)).toBeNull();
});

test('rejects a date of service in the future, before birth or after death, in the field and when signing', async () => {
  const create = (service_date: string, id = patientId) =>
    openNote(doctor, { clinic_patient_id: id, note: '<p>Well.</p>', service_date });
  expect(messagesOf(await create('2031-01-01'))).toEqual(['input.service_date: The date of service is in the future.']);
  expect(messagesOf(await create('1980-04-30'))[0]).toContain('before the patient’s date of birth');
  const deceased = await buildPatient(app(), clinic.clinicId, { deceased_date: '2026-11-01' });
  expect(messagesOf(await create('2026-11-02', deceased))[0]).toContain('after the patient’s date of death');
  must(await create('2026-11-01', deceased));

  const note = await opened(doctor);
  expect(messagesOf(await saveNote(doctor, note.id, 1, { service_date: '2026-11-24' }))[0]).toContain('future');
  const saved = must(await saveNote(doctor, note.id, 1, { service_date: '2026-11-22' }));
  // An older version allowed it, or the birth date was corrected since.
  for (const day of ['2031-01-01', '1975-01-01']) {
    await app().database.pool.query('update chart.chart_note set service_date = $2 where id = $1', [note.id, day]);
    expect(errorCode(await signNote(doctor, note.id, saved.version))).toBe('NOTE_DATE_INVALID');
    expect(await gapsOf(doctor, { ...saved, service_date: day })).toContainEqual(
      expect.objectContaining({ id: 'date', blocks: true }),
    );
  }
});

test('warnings before signing compare the visit with its patient and earlier visits, and never prevent signing', async () => {
  const { kysely } = app().database;
  const born = await buildPatient(app(), clinic.clinicId, { date_of_birth: '2014-05-01' });
  const write = (service_date: string) =>
    openNote(doctor, { clinic_patient_id: born, note: '<p>Name: ____ well.</p>', service_date });
  const first = must(await write('2026-10-01'));
  const code = (cpt_code: string, modifiers: string[] = []) => ({
    cpt_code,
    modifiers,
    warning: null,
    pointers: [],
    official_name: cpt_code,
    cpt_code_type: 'CPT',
    units: 1,
    id: newId(),
    carried_from: null,
    carried_day: null,
  });
  const messages = async (note: Note): Promise<string[]> => {
    const parts = (await readParts(kysely, clinic.clinicId, [note.id], ['diagnosis', 'cpts', 'copied'])).get(note.id)!;
    const gaps = await noteGapsOf(doctor, note, {
      ...parts,
      drugs: [],
      supplements: [],
      cpts: [code('99203', ['95'])],
    });
    expect(gaps.filter(({ blocks }) => blocks)).toEqual([]);
    return gaps.map(({ message }) => message);
  };
  const before = await messages(first);
  expect(before).toContain('1 empty line (___) in the SOAP note');
  expect(before).toContain('99203 has the telehealth modifier 95, but the visit is in the office');
  expect(before.join()).not.toContain('new patients');
  must(await signNote(doctor, first.id, first.version));
  const second = must(await write('2026-11-20'));
  expect(await messages(second)).toContain('99203 is for new patients, but this patient was seen on 10-01-2026');
  // Only earlier visits count.
  expect((await messages(must(await write('2026-09-01')))).join()).not.toContain('new patients');
});

test('a note of a future appointment can be prepared and is signed on its day; online it defaults to video', async () => {
  const { calendarId, categoryId } = await buildCalendar(app(), clinic.clinicId, doctor.actor.userId);
  const now = app().clock();
  const book = async (day: string): Promise<string> => {
    const id = newId();
    await app().database.transaction((tx) =>
      insertEventsInBulk(tx, clinic.clinicId, [
        {
          id,
          title: 'Ada',
          status: 'confirmed',
          notes: null,
          color: null,
          time_zone: 'America/New_York',
          start_time: new Date(`${day}T15:00:00Z`),
          end_time: new Date(`${day}T15:30:00Z`),
          category_id: categoryId,
          patient_id: patientId,
          calendar_ids: [calendarId],
          accepted_conflicts: null,
          created_by: doctor.actor.userId,
          created_time: now,
        },
      ]),
    );
    return id;
  };
  const online = await book('2026-11-24');
  await app().database.pool.query(
    `insert into meetings.online_meeting (clinic_id, id, event_id, host_id, is_wanted, topic, agenda, password, invitees, start_time,
       end_time, time_zone, state, created_by, created_time, updated_time)
     select clinic_id, gen_random_uuid(), id, $2, true, 'x', '', 'x', '{}', start_time, end_time, time_zone, 'ready', $2, now(), now()
     from scheduling.event where id = $1`,
    [online, doctor.actor.userId],
  );
  const note = await opened(doctor, { event_id: online });
  expect(note).toMatchObject({ encounter_mode: 'video', service_date: '2026-11-24' });
  expect(errorCode(await signNote(doctor, note.id, note.version))).toBe('NOTE_DATE_INVALID');
  const office = await opened(doctor, { event_id: await book('2026-11-23') });
  expect(office.encounter_mode).toBe('office');
});

test('the evidence for the level of a visit names the last signed visit, and is only of the own clinic', async () => {
  const other = await buildPatient(app(), clinic.clinicId, { date_of_birth: '1980-05-01' });
  const first = await opened(doctor, { clinic_patient_id: other, service_date: '2026-05-04' });
  const next = await opened(doctor, { clinic_patient_id: other, service_date: '2026-06-04' });
  const none = { earlier_visit: null, tests: [], prescriptions: [] };
  expect(await visitEvidenceOf(doctor, next.id)).toEqual(none);
  must(await signNote(doctor, first.id, first.version));
  expect(await visitEvidenceOf(doctor, next.id)).toEqual({ ...none, earlier_visit: '05-04-2026' });
  expect(errorCode(await visitEvidenceOf(doctor, newId()))).toBe('NOT_FOUND');
  const elsewhere = await makeTestClinic(app(), chart.accessRules);
  expect(errorCode(await visitEvidenceOf(await elsewhere.as('Doctor'), next.id))).toBe('NOT_FOUND');
});
