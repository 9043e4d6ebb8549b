import type { OperationOutcome, Questionnaire, QuestionnaireResponse } from 'fhir/r4';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { validateFhir } from '#platform/fhir/testing/validate.ts';
import { must } from '#platform/testing/must.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { createSurvey, equipClinic, findByCode, sendSurveys } from '#questionnaires/server';
import { buildFhirClinic, type FhirClinic } from '../testing/fhir-clinic.ts';
import { accessOf, accessOfPatient, useFhirServer } from '../testing/fhir-server.ts';

const app = useTestApp();
const api = useFhirServer(app);
let clinic: FhirClinic;
let patientId: string;
let questionnaireId: string;
let questionnaire: Questionnaire;

beforeAll(async () => {
  clinic = await buildFhirClinic(app());
  await equipClinic(app(), clinic.clinicId, app().clock());
  questionnaireId = (await findByCode(app().database.kysely, clinic.clinicId, 'phq-9'))!.id;
});
beforeEach(async () => {
  patientId = await buildPatient(app(), clinic.clinicId, { email: 'ada@example.com', mobile: null });
  api.access = accessOf(clinic.doctor, 'user/*.cruds');
  questionnaire = (await api.get(`Questionnaire/${questionnaireId}`)).json();
});

const answers = (score: number, count = 9) =>
  questionnaire
    .item!.filter(({ type }) => type === 'choice')
    .slice(0, count)
    .map(({ linkId, answerOption }) => ({
      linkId,
      answer: [{ valueCoding: { code: answerOption![score]!.valueCoding!.code! } }],
    }));
const response = (extra: object = {}) => ({
  resourceType: 'QuestionnaireResponse',
  questionnaire: `${questionnaire.url}|${questionnaire.version}`,
  status: 'completed',
  subject: { reference: `Patient/${patientId}` },
  item: answers(1, 10),
  ...extra,
});
const create = (body: object) => api.send('POST', 'QuestionnaireResponse', body);
const put = (one: QuestionnaireResponse) =>
  api.send('PUT', `QuestionnaireResponse/${one.id}`, one, { 'if-match': `W/"${one.meta!.versionId}"` });
const issueOf = (answer: { json: <T>() => T }) => answer.json<OperationOutcome>().issue[0]!;

describe('a member', () => {
  test('answers a questionnaire for a patient, with its score', async () => {
    const answer = await create(response({ authored: app().clock().toISOString() }));
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<QuestionnaireResponse>();
    expect(validateFhir(stored)).toEqual([]);
    expect(stored).toMatchObject({
      status: 'completed',
      author: { reference: `Practitioner/${clinic.doctor.actor.userId}` },
    });
    expect(stored.item!.map(({ linkId }) => linkId)).toEqual(answers(1, 10).map(({ linkId }) => linkId));
    const score = await api.get(`Observation?patient=${patientId}&category=survey`);
    expect(score.body).toContain('"value":9');
    expect((await put(stored)).statusCode).toBe(200);
    expect((await put({ ...stored, item: answers(2, 10) })).statusCode).toBe(422);
  });

  test('saves some answers, and completes them later', async () => {
    const begun = (
      await create(response({ status: 'in-progress', item: answers(1, 3) }))
    ).json<QuestionnaireResponse>();
    expect(begun).toMatchObject({ status: 'in-progress', item: { length: 3 } });
    expect((await create(response())).statusCode).toBe(409);
    expect((await put({ ...begun, status: 'completed' })).statusCode).toBe(422);
    expect((await api.get(`QuestionnaireResponse/${begun.id}`)).headers['etag']).toBe(`W/"${begun.meta!.versionId}"`);
    // Without complaints, how difficult they make things is not asked.
    expect((await put({ ...begun, item: answers(0, 10) })).statusCode).toBe(422);
    const done = await put({ ...begun, status: 'completed', item: answers(2, 10) });
    expect([done.statusCode, done.json<QuestionnaireResponse>().status]).toEqual([200, 'completed']);
    expect((await put({ ...begun, item: answers(3, 10) })).statusCode).toBe(412);
  });

  test.each([
    [
      'an answer that is none of the choices',
      () => ({ item: [{ linkId: answers(1)[0]!.linkId, answer: [{ valueCoding: { code: 'x' } }] }] }),
      422,
      'item[0].answer[0].valueCoding',
    ],
    [
      'a text instead of a choice',
      () => ({ item: [{ linkId: answers(1)[0]!.linkId, answer: [{ valueString: 'x' }] }] }),
      422,
      'item[0].answer[0]',
    ],
    [
      'an unknown question',
      () => ({ item: [{ linkId: 'nothing', answer: [{ valueString: 'x' }] }] }),
      422,
      'item[0].linkId',
    ],
    ['a question twice', () => ({ item: [answers(1)[0], answers(1)[0]] }), 422, 'item[1]'],
    ['a missing answer', () => ({ item: answers(1, 3) }), 422, 'item'],
    ['another version', () => ({ questionnaire: `${questionnaire.url}|7` }), 422, 'questionnaire'],
    [
      'a questionnaire elsewhere',
      () => ({ questionnaire: 'https://example.com/Questionnaire/1' }),
      422,
      'questionnaire',
    ],
    ['answers of last week', () => ({ authored: '2026-11-01T10:00:00Z' }), 422, 'authored'],
    ['another author', () => ({ author: { reference: 'Practitioner/1' } }), 422, 'author'],
    ['a visit', () => ({ encounter: { reference: 'Encounter/1' } }), 422, 'encounter'],
    ['another status', () => ({ status: 'stopped' }), 422, 'status'],
    ['no items as a list', () => ({ item: {} }), 400, 'item'],
  ])('is refused %s, and nothing is assigned', async (_what, extra, status, element) => {
    const answer = await create(response(extra()));
    expect([answer.statusCode, issueOf(answer).expression?.[0]]).toEqual([status, element]);
    const { rowCount } = await app().database.pool.query(
      'select 1 from questionnaires.survey where clinic_id = $1 and patient_id = $2',
      [clinic.clinicId, patientId],
    );
    expect(rowCount).toBe(0);
  });

  test('without the right is refused', async () => {
    api.access = accessOf(await clinic.as('Read-only'), 'user/*.cruds');
    expect((await create(response())).statusCode).toBe(403);
  });
});

describe('a patient', () => {
  beforeEach(() => {
    api.access = accessOfPatient(clinic.clinicId, patientId, 'patient/*.cruds');
  });

  async function send(): Promise<void> {
    const input = { clinic_patient_id: patientId, questionnaire_id: questionnaireId };
    must(await createSurvey(clinic.doctor, input, null));
    must(await sendSurveys(clinic.doctor, patientId));
  }

  test('answers what the clinic has sent, once', async () => {
    expect(issueOf(await create(response())).expression).toEqual(['questionnaire']);
    await send();
    expect(issueOf(await create(response({ status: 'in-progress' }))).expression).toEqual(['status']);
    expect((await create(response({ item: answers(1, 2) }))).statusCode).toBe(422);
    const answer = await create(response());
    expect(answer.statusCode).toBe(201);
    const stored = answer.json<QuestionnaireResponse>();
    expect(stored).toMatchObject({ status: 'completed', author: { reference: `Patient/${patientId}` } });
    const { rows } = await app().database.pool.query(
      `select distinct reason from audit.inbox where clinic_id = $1 and object_type = 'survey' and roles = 'Patient'`,
      [clinic.clinicId],
    );
    expect(rows).toEqual([{ reason: 'app Growth Chart' }]);
    expect((await create(response())).statusCode).toBe(422);
    expect((await put(stored)).statusCode).toBe(403);
  });

  test('answers for nobody else', async () => {
    await send();
    const other = response({ subject: { reference: `Patient/${clinic.adaId}` } });
    expect((await create(other)).statusCode).toBe(403);
    api.access = accessOfPatient(clinic.clinicId, patientId, 'patient/*.rs');
    expect((await create(response())).statusCode).toBe(403);
  });
});
