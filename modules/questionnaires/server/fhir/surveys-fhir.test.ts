import { beforeAll, expect, test } from 'vitest';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type Definition, INSTRUMENTS, plainQuestion } from '../../rules/index.ts';
import { createSurvey } from '../surveys/create-survey.ts';
import { sendSurveys } from '../surveys/send-surveys.ts';
import { surveyClinic } from '../testing/test-surveys.ts';
import { fhirResources } from './index.ts';
import { responseItems } from './response-items.ts';

const app = useTestApp();
let clinic: Awaited<ReturnType<typeof surveyClinic>>;
beforeAll(async () => {
  clinic = await surveyClinic(app());
});

const PHQ9 = INSTRUMENTS.find(({ code }) => code === 'phq-9')!.definition.scores[0]!.questions;

async function sent(code: string) {
  const patientId = await clinic.addPatient();
  const input = { clinic_patient_id: patientId, questionnaire_id: await clinic.idOf(code) };
  const { id } = must(await createSurvey(clinic.doctor, input, null));
  must(await sendSurveys(clinic.doctor, patientId));
  const answer = async (operation: 'save' | 'submit', answers: object) =>
    must(await clinic.answering(operation, { id, version_number: 1, answers }, patientId));
  const read = async (selection: object = { patientIds: [patientId] }, { forPatient = false } = {}) => {
    const reader = buildReader(app(), clinic.clinicId, { forPatient });
    const records = (await readValid(fhirResources, reader, selection)).map(({ resource }) => resource);
    return {
      responses: records.filter((one) => one.resourceType === 'QuestionnaireResponse'),
      scores: records.filter((one) => one.resourceType === 'Observation'),
      questionnaires: records.filter((one) => one.resourceType === 'Questionnaire'),
    };
  };
  return { id, patientId, questionnaireId: input.questionnaire_id, answer, read };
}

test('a submitted instrument has its answers, and its total as an observation', async () => {
  const { id, patientId, questionnaireId, answer, read } = await sent('phq-9');
  expect(await read()).toMatchObject({ responses: [], scores: [] });
  const answers = { ...Object.fromEntries(PHQ9.map((one) => [one, '1'])), difficulty: '0' };
  await answer('save', { [PHQ9[0]!]: '1' });
  expect((await read()).responses).toMatchObject([{ status: 'in-progress' }]);
  expect((await read(undefined, { forPatient: true })).responses).toEqual([]);
  await answer('submit', answers);
  const { responses, scores } = await read(undefined, { forPatient: true });
  expect(responses).toMatchObject([
    {
      id,
      status: 'completed',
      questionnaire: `https://clinic.example/fhir/R4/Questionnaire/${questionnaireId}|1`,
      author: { reference: `Patient/${patientId}` },
    },
  ]);
  expect(responses[0]!.item![0]!.answer![0]!.valueCoding).toEqual({ code: '1', display: 'Several days' });
  expect(scores).toMatchObject([
    {
      id: `${id}-score`,
      code: { coding: [{ system: 'http://loinc.org', code: '44261-6' }] },
      valueQuantity: { value: 9, code: '{score}' },
      interpretation: [{ text: 'Mild' }],
      derivedFrom: [{ reference: `QuestionnaireResponse/${id}` }],
    },
  ]);
  const { questionnaires } = await read({ ids: [questionnaireId] });
  expect(questionnaires).toMatchObject([{ id: questionnaireId, version: '1', status: 'active', title: 'PHQ-9' }]);
});

test('each kind of answer has its type, and the ids of the exported questionnaire', () => {
  const choices = [
    { value: 'a', label: 'Apple', score: null, coding: { system: 'http://loinc.org', code: 'LA1-0' } },
    { value: 'b', label: 'Banana', score: null },
  ];
  const definition: Definition = {
    questions: [
      plainQuestion('text', 'short_text', 'Text'),
      plainQuestion('whole', 'number', 'Whole'),
      plainQuestion('part', 'number', 'Part', { decimals: 1 }),
      plainQuestion('yes', 'yes_no', 'Yes?'),
      plainQuestion('day', 'date', 'Day'),
      plainQuestion('many', 'multiple', 'Many', { choices }),
      plainQuestion('grid', 'matrix', 'Grid', { choices, rows: [{ id: 'r1', label: 'Row' }] }),
      plainQuestion('list', 'group', 'List', { most: 3 }),
      plainQuestion('name', 'short_text', 'Name', { group: 'list' }),
      plainQuestion('empty', 'short_text', 'Empty'),
    ],
    scores: [],
  };
  const answers = {
    text: 'Hello',
    whole: 3,
    part: 2.5,
    yes: false,
    day: '2026-11-28',
    many: ['a', 'b'],
    grid: { r1: 'b' },
    list: [{ name: 'One' }, { name: 'Two' }],
  };
  expect(responseItems(definition, answers)).toEqual([
    { linkId: 'text', text: 'Text', answer: [{ valueString: 'Hello' }] },
    { linkId: 'whole', text: 'Whole', answer: [{ valueInteger: 3 }] },
    { linkId: 'part', text: 'Part', answer: [{ valueDecimal: 2.5 }] },
    { linkId: 'yes', text: 'Yes?', answer: [{ valueBoolean: false }] },
    { linkId: 'day', text: 'Day', answer: [{ valueDate: '2026-11-28' }] },
    {
      linkId: 'many',
      text: 'Many',
      answer: [
        { valueCoding: { system: 'http://loinc.org', code: 'LA1-0', display: 'Apple' } },
        { valueCoding: { code: 'b', display: 'Banana' } },
      ],
    },
    {
      linkId: 'grid',
      text: 'Grid',
      item: [{ linkId: 'grid.r1', text: 'Row', answer: [{ valueCoding: { code: 'b', display: 'Banana' } }] }],
    },
    ...['One', 'Two'].map((name) => ({
      linkId: 'list',
      text: 'List',
      item: [{ linkId: 'name', text: 'Name', answer: [{ valueString: name }] }],
    })),
  ]);
});

test('pages contain each record once; other clinics are not served', async () => {
  const reader = buildReader(app(), clinic.clinicId);
  const records = await readValid(fhirResources, reader, {});
  const ids = records.map(({ resource }) => resource.id!);
  const paged = await Promise.all(fhirResources.map((source) => readIdsInPages(source, reader, 2)));
  expect(paged.flat()).toEqual(ids);
  const other = await surveyClinic(app());
  expect(await readValid(fhirResources, buildReader(app(), other.clinicId), { ids })).toEqual([]);
});
