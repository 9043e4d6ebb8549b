import { beforeAll, expect, test } from 'vitest';
import { patients } from '#patients/server';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { buildPatient } from '#patients/testing';
import { listDocuments } from '../documents/documents.sql.ts';
import { messages } from '../index.ts';
import { fillTextTemplate } from './fill-text-template.ts';
import { changeTemplate, createTemplate, deleteTemplate } from './save-template.ts';
import { setLetter } from './set-letter.ts';
import { listTemplates } from './text-templates.sql.ts';
import { writeLetter } from './write-letter.ts';

const app = useTestApp();
const rules = [...messages.accessRules, ...patients.accessRules];
let clinic: Awaited<ReturnType<typeof makeTestClinic>>;
let patientId: string;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), rules);
  patientId = await buildPatient(app(), clinic.clinicId, { last_name: 'Lang', email: 'ada@example.com' });
});

const recall = {
  title: 'Recall for {{first_name}}',
  body: 'Dear {{patient}}, born {{date_of_birth}}, of {{address}}: {{today}}, {{writer}}',
};

test('a template is created once per key and title, updated by version, and deleted', async () => {
  const ctx = await clinic.as('Doctor');
  const key = newId();
  const made = await Promise.all([1, 2].map(() => createTemplate(ctx, 'letter', recall, key)));
  expect(made.map((one) => must(one).id)).toEqual([key, key]);
  expect(
    await createTemplate(
      ctx,
      'letter',
      { ...recall, title: recall.title.toUpperCase().replaceAll('FIRST_NAME', 'first_name') },
      null,
    ),
  ).toMatchObject({ code: 'BAD_USER_INPUT' });
  must(await createTemplate(ctx, 'message', recall, null));
  expect(await createTemplate(ctx, 'letter', { title: ' ', body: '' }, null)).toMatchObject({
    issues: [{ path: 'input.title' }, { path: 'input.body' }],
  });
  expect(must(await changeTemplate(ctx, key, 1, { ...recall, body: 'Short' }))).toMatchObject({ version: 2 });
  expect(await changeTemplate(ctx, key, 1, recall)).toMatchObject({ code: 'STALE_VERSION' });
  must(await changeTemplate(ctx, key, 2, recall));
  const other = await (await makeTestClinic(app(), rules)).as('Doctor');
  expect(await changeTemplate(other, key, 3, recall)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteTemplate(other, key)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await fillTextTemplate(other, key, null)).toMatchObject({ code: 'NOT_FOUND' });
});

test('of two templates that get the same title concurrently, one is rejected', async () => {
  const ctx = await (await makeTestClinic(app(), rules)).as('Doctor');
  const made = await Promise.all(
    ['One', 'Two'].map((title) => createTemplate(ctx, 'letter', { title, body: 'Dear' }, null)),
  );
  const changed = await Promise.all(
    made.map((one) => changeTemplate(ctx, must(one).id, 1, { title: 'Recall', body: 'Dear' })),
  );
  expect(changed.map((one) => (isDomainError(one) ? one.code : one.title)).toSorted()).toEqual([
    'BAD_USER_INPUT',
    'Recall',
  ]);
});

test('fills in what is known about the patient, within the caller’s clinic only', async () => {
  const ctx = await clinic.as('Doctor');
  const { id } = (await listTemplates(app().database.kysely, clinic.clinicId, 'letter'))[0]!;
  expect(must(await fillTextTemplate(ctx, id, patientId))).toEqual({
    title: 'Recall for Ada',
    body: 'Dear Ada Lang, born 05/01/1980, of ________: 11/23/2026, Doctor Tester',
  });
  expect(must(await fillTextTemplate(ctx, id, null)).title).toBe('Recall for ________');
  expect(await fillTextTemplate(ctx, id, newId())).toMatchObject({ code: 'NOT_FOUND' });
  must(await deleteTemplate(ctx, id));
  must(await deleteTemplate(ctx, id));
  expect(await fillTextTemplate(ctx, id, null)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await listTemplates(app().database.kysely, clinic.clinicId, 'letter')).toEqual([]);
});

test('a letter becomes a PDF among the documents, once', async () => {
  const ctx = await clinic.as('Nurse');
  const key = newId();
  const letter = { title: 'Your results', body: 'Dear Ada,\n\nall is well. {{not a variable}}' };
  const first = must(await writeLetter(ctx, patientId, letter, key));
  expect(must(await writeLetter(ctx, patientId, letter, key)).id).toBe(first.id);
  const documents = await listDocuments(app().database.kysely, clinic.clinicId, patientId);
  expect(documents).toMatchObject([{ document_type: 'Letter', title: 'Your results', type: 'application/pdf' }]);
  expect(await writeLetter(ctx, newId(), letter, newId())).toMatchObject({ code: 'NOT_FOUND' });
  expect(await writeLetter(ctx, patientId, { title: '', body: '' }, newId())).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await writeLetter(ctx, patientId, letter, 'x')).toMatchObject({ code: 'BAD_USER_INPUT' });
  const pdf = await setLetter({
    clinic: 'Harbor',
    letterhead: { name: 'Harbor', lines: [] },
    patient: 'Ada Lang',
    title: 'T',
    body: 'B\n\n'.repeat(60),
    day: '11/23/2026',
    writer: 'Doctor',
    madeTime: app().clock(),
  });
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
}, 600_000);
