import { beforeAll, expect, test } from 'vitest';
import { newId } from '#platform/id.ts';
import { holdOpen, soon } from '#platform/testing/hold-open.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { INSTRUMENTS, plainQuestion as ask, toWire } from '../rules/index.ts';
import { equipClinic } from './equip-clinic.ts';
import { questionnaires } from './index.ts';
import { lockQuestionnaire, readQuestionnaires, type QuestionnaireRow } from './questionnaires.sql.ts';
import { changeGroup, createGroup, deleteGroup } from './save-group.ts';
import {
  changeQuestionnaire,
  createQuestionnaire,
  deleteQuestionnaire,
  publishQuestionnaire,
} from './save-questionnaire.ts';
import { readDefinition } from './surveys/surveys.sql.ts';
import { issuesOf, surveyClinic } from './testing/test-surveys.ts';

const app = useTestApp();
let clinic: Awaited<ReturnType<typeof surveyClinic>>;
beforeAll(async () => {
  clinic = await surveyClinic(app());
});

const questions = (text = 'How are you?') =>
  toWire([ask('how', 'short_text', text), ask('many', 'number', 'How many?')]);
const input = (name: string, text?: string) => ({ name, type: 'Other', questions: questions(text) });
const all = (clinicId: string): Promise<QuestionnaireRow[]> =>
  readQuestionnaires(
    app().database.kysely,
    clinicId,
    { ids: null, type: null, search: null, published: null },
    { take: 200, skip: 0, by: 'name', order: 'asc' },
  );

test('every clinic starts with the published instruments, and validated ones are locked', async () => {
  const other = await makeTestClinic(app(), questionnaires.accessRules);
  await Promise.all([1, 2, 3].map(() => equipClinic({ ...app() }, other.clinicId, app().clock())));
  const rows = await all(other.clinicId);
  expect(rows.map(({ code, is_locked, published_version }) => [code, is_locked, published_version])).toEqual([
    ['audit-c', true, 1],
    ['gad-7', true, 1],
    ['intake', false, 1],
    ['phq-2', true, 1],
    ['phq-9', true, 1],
  ]);
  const phq9 = rows.find(({ code }) => code === 'phq-9')!;
  const definition = await readDefinition(app().database.kysely, other.clinicId, phq9.id, 1);
  expect(definition).toEqual(INSTRUMENTS.find(({ code }) => code === 'phq-9')!.definition);
});

test('requires name and type, rejects duplicate names, and creates one questionnaire per key', async () => {
  const { manager } = clinic;
  expect(issuesOf(await createQuestionnaire(manager, { ...input(' '), type: '' }, null))).toEqual([
    'input.name',
    'input.type',
  ]);
  const key = newId();
  const made = await Promise.all([1, 2].map(() => createQuestionnaire(manager, input('Falls'), key)));
  expect(made.map((one) => must(one).id)).toEqual([key, key]);
  expect(issuesOf(await createQuestionnaire(manager, input('FALLS'), null))).toEqual(['input.name']);
  const odd = { ...input('Odd'), questions: [{ ...questions()[0]!, question_type: 'riddle' }] };
  expect(issuesOf(await createQuestionnaire(manager, odd, null))).toEqual(['input.questions.0.type']);
  const foreign = { ...input('Odd'), category_ids: ['x'] };
  expect(issuesOf(await createQuestionnaire(manager, foreign, null))).toEqual(['input.category_ids.0']);
});

test('publishing creates a fixed version, and earlier versions stay unchanged', async () => {
  const { manager, clinicId } = clinic;
  const made = must(await createQuestionnaire(manager, input('Sleep', 'First'), null));
  expect(made).toMatchObject({ published_version: null, is_changed: true, version: 1 });
  const first = must(await publishQuestionnaire(manager, made.id, made.version));
  expect(first).toMatchObject({ published_version: 1, is_changed: false });
  expect(must(await publishQuestionnaire(manager, made.id, 99)).published_version).toBe(1);
  const changed = must(await changeQuestionnaire(manager, made.id, first.version, input('Sleep', 'Second')));
  expect(changed).toMatchObject({ published_version: 1, is_changed: true });
  expect(await changeQuestionnaire(manager, made.id, first.version, input('Sleep'))).toMatchObject({
    code: 'STALE_VERSION',
  });
  expect(await publishQuestionnaire(manager, made.id, first.version)).toMatchObject({ code: 'STALE_VERSION' });
  expect(must(await publishQuestionnaire(manager, made.id, changed.version)).published_version).toBe(2);
  const texts = await Promise.all(
    [1, 2].map(
      async (number) => (await readDefinition(app().database.kysely, clinicId, made.id, number)).questions[0]!.text,
    ),
  );
  expect(texts).toEqual(['First', 'Second']);
  // Saving it unchanged is not a change.
  const again = must(await changeQuestionnaire(manager, made.id, changed.version + 1, input('Sleep', 'Second')));
  expect(again.is_changed).toBe(false);
  const empty = must(await createQuestionnaire(manager, { ...input('Empty'), questions: [] }, null));
  expect(issuesOf(await publishQuestionnaire(manager, empty.id, 1))).toEqual(['input.questions']);
});

test('a validated instrument can’t be changed; only its event types can be set', async () => {
  const { manager, clinicId, idOf } = clinic;
  const id = await idOf('phq-9');
  const row = (await app().database.transaction((tx) => lockQuestionnaire(tx, clinicId, id)))!;
  const same = { ...row, questions: toWire(row.definition.questions), scores: row.definition.scores };
  expect(
    await changeQuestionnaire(manager, id, row.version, { ...same, questions: questions(), scores: [] }),
  ).toMatchObject({
    code: 'QUESTIONNAIRE_LOCKED',
  });
  expect(await changeQuestionnaire(manager, id, row.version, { ...same, scores: [] })).toMatchObject({
    code: 'QUESTIONNAIRE_LOCKED',
  });
  expect(must(await changeQuestionnaire(manager, id, row.version, { ...same, category_ids: [] })).is_changed).toBe(
    false,
  );
  expect(await deleteQuestionnaire(manager, id)).toMatchObject({ code: 'QUESTIONNAIRE_LOCKED' });
});

test('an archived questionnaire disappears from the list, and archiving is idempotent', async () => {
  const { manager, clinicId } = clinic;
  const { id } = must(await createQuestionnaire(manager, input('Gone'), null));
  await deleteQuestionnaire(manager, id);
  await deleteQuestionnaire(manager, id);
  expect((await all(clinicId)).some((row) => row.id === id)).toBe(false);
  expect(await changeQuestionnaire(manager, id, 2, input('Gone'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(must(await createQuestionnaire(manager, input('Gone'), null)).name).toBe('Gone');
  const { rows } = await app().database.pool.query(
    `select action from audit.inbox where object_type = 'questionnaire' and object_id = $1 order by time, id`,
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(['create', 'delete']);
});

test('rejects access to another clinic’s questionnaires', async () => {
  const other = await surveyClinic(app());
  const { id } = must(await createQuestionnaire(clinic.manager, input('Ours'), null));
  expect(await changeQuestionnaire(other.manager, id, 1, input('Theirs'))).toMatchObject({ code: 'NOT_FOUND' });
  expect(await publishQuestionnaire(other.manager, id, 1)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await deleteQuestionnaire(other.manager, id)).toMatchObject({ code: 'NOT_FOUND' });
  const group = must(
    await createGroup(clinic.manager, { name: 'G', group_type: 'Other', questions: questions() }, null),
  );
  expect(await deleteGroup(other.manager, group.id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('stores question groups with name, type and tags', async () => {
  const { manager } = clinic;
  const group = { name: 'Habits', group_type: 'Intake', tags: ['smoking'], questions: questions() };
  const key = newId();
  const made = must(await createGroup(manager, group, key));
  expect(must(await createGroup(manager, group, key)).id).toBe(made.id);
  expect(issuesOf(await createGroup(manager, group, null))).toEqual(['input.name']);
  expect(issuesOf(await createGroup(manager, { ...group, name: '', tags: [''] }, null))).toEqual([
    'input.name',
    'input.tags.0',
  ]);
  const changed = must(await changeGroup(manager, made.id, 1, { ...group, tags: ['tobacco'] }));
  expect(changed).toMatchObject({ tags: ['tobacco'], version: 2 });
  expect(await changeGroup(manager, made.id, 1, group)).toMatchObject({ code: 'STALE_VERSION' });
  await deleteGroup(manager, made.id);
  expect(must(await deleteGroup(manager, made.id)).deleted_time).not.toBeNull();
  expect(await changeGroup(manager, made.id, 3, group)).toMatchObject({ code: 'NOT_FOUND' });
});

test('the audit log of a group contains the previous values, and what was deleted', async () => {
  const { manager } = clinic;
  const group = { name: 'Sleep habits', group_type: 'Intake', questions: questions() };
  const { id } = must(await createGroup(manager, group, null));
  const fewer = { ...group, name: 'Sleep', questions: questions().slice(0, 1) };
  must(await changeGroup(manager, id, 1, fewer));
  must(await deleteGroup(manager, id));
  const { rows } = await app().database.pool.query(
    `select action, changes from audit.inbox where object_type = 'question_group' and object_id = $1 order by time, id`,
    [id],
  );
  expect(rows).toEqual([
    {
      action: 'create',
      changes: { name: { before: null, after: 'Sleep habits' }, questions: { before: null, after: 2 } },
    },
    {
      action: 'update',
      changes: { name: { before: 'Sleep habits', after: 'Sleep' }, questions: { before: 2, after: 1 } },
    },
    { action: 'delete', changes: { name: { before: 'Sleep', after: null }, questions: { before: 1, after: null } } },
  ]);
});

test('rejects renaming a questionnaire or group to a name that was taken concurrently', async () => {
  const { manager, clinicId } = clinic;
  const made = must(await createQuestionnaire(manager, input('Renamed later'), null));
  const group = { name: 'Renamed later', group_type: 'Intake', questions: questions() };
  const kept = must(await createGroup(manager, group, null));
  const insert = `insert into questionnaires.questionnaire (clinic_id, id, name, type, definition, created_time, updated_time)
    values ($1, $2, 'In the way', 'Other', '{}', now(), now())`;
  const insertGroup = `insert into questionnaires.question_group
    (clinic_id, id, name, group_type, questions, created_time, updated_time)
    values ($1, $2, 'In the way', 'Other', '[]', now(), now())`;
  const held = [
    await holdOpen(app(), insert, [clinicId, newId()]),
    await holdOpen(app(), insertGroup, [clinicId, newId()]),
  ];
  const renaming = changeQuestionnaire(manager, made.id, made.version, input('in the way'));
  const renamingGroup = changeGroup(manager, kept.id, kept.version, { ...group, name: 'in the way' });
  await soon();
  for (const each of held) await each.end();
  expect(await renaming).toMatchObject({ code: 'NAME_TAKEN', issues: [{ path: 'input.name' }] });
  expect(await renamingGroup).toMatchObject({ code: 'NAME_TAKEN', issues: [{ path: 'input.name' }] });
});
