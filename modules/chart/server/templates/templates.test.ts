import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { deleteHandout, listHandouts, saveHandout } from '../handouts/change-handout.ts';
import { readSentHandouts } from '../handouts/patient-handouts.ts';
import { chart } from '../index.ts';
import { openNote } from '../open-note.ts';
import { giveHandout } from '../parts/give-handout.ts';
import { createProblem, removeProblem, setProblemStatus, updateProblem } from '../problems/change-problem.ts';
import { readProblems } from '../problems/problems.sql.ts';
import { createTemplate, switchTemplate, updateTemplateOf } from './change-template.ts';
import { fillTemplateFor } from './fill-template-for.ts';
import { countTemplates, listTemplates } from './templates.sql.ts';

const app = useTestApp();
let doctor: RequestContext;
let nurse: RequestContext;
let stranger: RequestContext;
let patientId: string;

beforeAll(async () => {
  const clinic = await makeTestClinic(app(), chart.accessRules);
  doctor = await clinic.as('Doctor');
  nurse = await clinic.as('Nurse');
  stranger = await (await makeTestClinic(app(), chart.accessRules)).as('Doctor');
  patientId = newId();
  const now = app().clock();
  await app()
    .database.kysely.insertInto('patients.patient')
    .values({
      clinic_id: clinic.clinicId,
      id: patientId,
      record_number: 100_000,
      first_name: 'Ada',
      last_name: 'Quist',
      gender: 'Female',
      date_of_birth: '1980-02-03',
      first_key: 'ada',
      last_key: 'quist',
      search_text: 'ada quist',
      created_time: now,
      updated_time: now,
    })
    .execute();
});

const form = (nickname: string, more: object = {}) => ({
  name: `Template ${nickname}`,
  nickname,
  template_html: '<p>Seen: ***</p>',
  access_level: 'private',
  ...more,
});
const listed = async (ctx: RequestContext, deleted = false): Promise<string[]> => {
  const { clinicId, userId } = ctx.actor;
  const page = { skip: 0, take: 50 };
  const found = await listTemplates(app().database.kysely, clinicId, userId, { words: [], deleted }, page);
  return found.map(({ nickname }) => nickname);
};

test('a template belongs to a user or the clinic, its nickname is unique, and it can be restored', async () => {
  const id = newId();
  const mine = must(await createTemplate(doctor, id, form('.Mine')));
  expect(must(await createTemplate(doctor, id, form('mine'))).id).toBe(mine.id);
  expect(await createTemplate(doctor, null, form('mine'))).toMatchObject({ issues: [{ path: 'input.nickname' }] });
  must(await createTemplate(nurse, null, form('mine')));
  expect(await listed(nurse)).toEqual(['mine']);
  must(await createTemplate(doctor, null, form('ours', { access_level: 'clinic' })));
  expect(await listed(nurse)).toEqual(['mine', 'ours']);
  expect(await createTemplate(nurse, null, form('no', { access_level: 'clinic' }))).toMatchObject({
    code: 'NOT_OWNER',
  });
  expect(await updateTemplateOf(nurse, mine.id, 1, form('x'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await updateTemplateOf(stranger, mine.id, 1, form('x'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(must(await updateTemplateOf(doctor, mine.id, 1, form('mine2'))).version).toBe(2);
  expect(await updateTemplateOf(doctor, mine.id, 1, form('mine3'))).toMatchObject({ code: 'STALE_VERSION' });
  must(await switchTemplate(doctor, mine.id, false));
  expect(await listed(doctor)).toEqual(['ours']);
  expect(await countTemplates(app().database.kysely, doctor.actor.clinicId, doctor.actor.userId)).toBe(1);
  must(await switchTemplate(doctor, mine.id, true));
  expect(await listed(doctor)).toEqual(['mine2', 'ours']);
});

test('rejects invalid templates with a field error', async () => {
  for (const [wrong, path] of [
    [{ nickname: 'two words' }, 'input.nickname'],
    [{ name: ' ' }, 'input.name'],
    [{ template_html: '<p></p>' }, 'input.template_html'],
    [{ template_html: '<p>@nothing_known@</p>' }, 'input.template_html'],
    [{ access_level: 'all' }, 'input.access_level'],
  ] as const)
    expect(await createTemplate(doctor, null, form('wrong', wrong))).toMatchObject({ issues: [{ path }] });
  const hostile = form('hostile', { template_html: '<p onclick="x">Hi<script>alert(1)</script></p>' });
  expect(must(await createTemplate(doctor, null, hostile)).template_html).toBe('<p>Hialert(1)</p>');
});

test('variables are filled with current values; unknown ones become blanks', async () => {
  const html = '<p>@patient_name@, @patient_age@, @patient_gender@; @allergies@; @today@; @problems@; @vitals@</p>';
  const { id } = must(await createTemplate(doctor, null, form('all', { template_html: html })));
  const filled = must(await fillTemplateFor(doctor, id, patientId));
  expect(filled.template_html).toBe('<p>Ada Quist, 46-year-old, female; ***; 11-23-2026; ***; ***</p>');
  expect(await fillTemplateFor(doctor, id, newId())).toMatchObject({ code: 'NOT_FOUND' });
  expect(await fillTemplateFor(stranger, id, patientId)).toMatchObject({ code: 'NOT_FOUND' });
});

test('a problem is listed once, can be resolved and reactivated, and deleted with a reason only', async () => {
  const problems = () => readProblems(app().database.kysely, doctor.actor.clinicId, patientId);
  const input = { problem_name: 'Asthma', icd_code: 'J45.909' };
  const id = newId();
  const made = must(await createProblem(doctor, { id, patient_id: patientId, input }));
  expect(must(await createProblem(doctor, { id, patient_id: patientId, input })).id).toBe(made.id);
  expect(await createProblem(doctor, { patient_id: patientId, input })).toMatchObject({ code: 'PROBLEM_EXISTS' });
  const atOnce = await Promise.all(
    [1, 2].map(() => createProblem(doctor, { patient_id: patientId, input: { problem_name: 'Gout' } })),
  );
  expect(atOnce.filter(isDomainError)).toHaveLength(1);
  expect(await setProblemStatus(doctor, id, 'resolved', '2030-01-01')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(must(await setProblemStatus(doctor, id, 'resolved'))).toMatchObject({
    status: 'resolved',
    resolved_date: '2026-11-23',
  });
  expect(must(await setProblemStatus(doctor, id, 'active'))).toMatchObject({ status: 'active', resolved_date: null });
  expect(await updateProblem(doctor, id, 1, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(must(await updateProblem(doctor, id, 3, { ...input, comment: 'Mild' })).comment).toBe('Mild');
  expect(await removeProblem(doctor, id, '')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await removeProblem(stranger, id, 'x')).toMatchObject({ code: 'NOT_FOUND' });
  must(await removeProblem(doctor, id, 'Another patient’s'));
  expect((await problems()).map(({ problem_name }) => problem_name)).toEqual(['Gout']);
});

test('a clinic handout is copied when given, and its patient can read it when shared', async () => {
  const { kysely } = app().database;
  const made = must(await saveHandout(doctor, null, null, { title: 'Rest', text: 'Rest a lot' }));
  expect(await saveHandout(doctor, made.id, 7, { title: 'Rest', text: 'x' })).toMatchObject({ code: 'STALE_VERSION' });
  const note = must(await openNote(doctor, { clinic_patient_id: patientId, note: '<p>Well.</p>' }));
  const id = newId();
  const given = { id, chart_note_id: note.id, handout_id: made.id, send: true };
  must(await giveHandout(doctor, given));
  must(await giveHandout(doctor, given));
  must(await giveHandout(doctor, { ...given, id: newId(), send: false }));
  must(await saveHandout(doctor, made.id, 1, { title: 'Rest', text: 'Rest more' }));
  expect(await readSentHandouts(kysely, doctor.actor.clinicId, patientId)).toMatchObject([{ text: 'Rest a lot' }]);
  expect(await giveHandout(doctor, { ...given, id: newId(), handout_id: newId() })).toMatchObject({
    code: 'BAD_USER_INPUT',
  });
  must(await deleteHandout(doctor, made.id));
  expect(await listHandouts(kysely, doctor.actor.clinicId, '')).toEqual([]);
});
