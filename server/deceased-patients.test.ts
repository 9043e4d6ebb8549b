// Over 150 lines: lists every mutation that names a patient, with its result for a deceased patient.
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clinicKey, encryptForClinic, messageLabel, sendMessage, writeContent, type Writer } from '#messages/server';
import { must } from '#platform/testing/must.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { buildPatient } from '#patients/testing';
import { clinicVitals } from '#vitals/server';
import { foundClinic } from './found-clinic.ts';
import { buildServices } from './graphql.ts';
import { buildHttp } from './http.ts';
import { modules } from './modules.gen.ts';
import { root } from './root.ts';
import { everyRootField } from './testing/every-field.ts';

const NOW = new Date('2026-11-23T14:00:00Z');
const DIED = '2026-11-20';
const app = useTestApp(NOW);
const fields = everyRootField(await buildServices(root, modules, async () => undefined));
const mutations = fields.filter(({ query }) => query.startsWith('mutation'));
const PASSWORD = 'a long pass phrase';
let server: FastifyInstance;
let clinicId: string;
let token: string;
let userId: string;
let vitals: { id: string; code: string | null }[];

type Variables = Record<string, unknown>;
const inputOf = (variables: Variables, name: string, change: object): Variables => ({
  ...variables,
  [name]: { ...(variables[name] as object), ...change },
});

/**
 * Mutations that are refused for a deceased patient, with the variables that each needs before the patient is checked.
 */
const REFUSED: Readonly<Record<string, (variables: Variables) => Variables>> = {
  'accounting.createSubscription': (v) => inputOf(v, 'input', { start_day: '2026-11-24', card_id: null }),
  'accounting.dispense': (v) => inputOf(v, 'input', { order_id: null, days_supply: 1 }),
  'accounting.orderDispensing': (v) => v,
  'calendar.CreateEvent': (v) =>
    inputOf(v, 'event_input', { timezone: 'America/New_York', RRULE: null, event_notifications: [] }),
  'calendar.waiting_entry_create': (v) =>
    inputOf(v, 'input', {
      first_day: '2026-11-24',
      last_day: '2026-12-24',
      minutes: 30,
      start_minute: 480,
      end_minute: 600,
    }),
  'chart.chart_note_create': (v) =>
    inputOf(v, 'input', {
      event_id: null,
      event_category_id: null,
      service_date: null,
      nonMedical: false,
      note: null,
      nurse_note: null,
    }),
  'chart.survey_create': (v) => inputOf(v, 'input', { chart_note_id: null, event_id: null, due_date: null }),
  'chart.survey_send': (v) => v,
  'lab.createOrderGroup': (v) =>
    inputOf(v, 'input', {
      note_id: null,
      priority: 'Routine',
      collection_time: null,
      bill_to: 'Clinic',
      abn: 'None',
      tests: [{ product_id: newId(), diagnoses: [], answers: [] }],
    }),
  'patient_task.create_patient_task': (v) =>
    inputOf(v, 'input', { related_patient_id: null, priority: 'Medium', doctor_tags: [], attachments: [] }),
  'prescription.newPrescription': (v) => inputOf(v, 'input', { note_id: null }),
  'prescription.prepareFavourites': (v) => v,
  'prescription.recordControlledPrescription': (v) => ({
    ...prescribed(v),
    written: { written_in: 'paper', exception: '', pdmp_time: null },
  }),
  'prescription.savePrescription': prescribed,
  'prescription.sendPrescription': prescribed,
  'registration.create_vital_sign': (v) => inputOf(v, 'input', { collect_time: null, confirmed: true }),
  'registration.registry_patient_invitation_send': (v) => v,
  'setting.create_vital_records': (v) => {
    const { id } = vitals.find(({ code }) => code === 'weight')!;
    return { ...v, vital_info_ids: [id], values: [150], collect_time: null, confirmed: [id] };
  },
  'sms_email.sendNotice': (v) => inputOf(v, 'input', { channel: 'email' }),
};

function prescribed(variables: Variables): Variables {
  // The contract's type of the patient id is text; the note's is an id.
  const { note_id: patient_id } = variables['input'] as { note_id: string };
  const input = { kind: 'drug', patient_id, prescriber_id: null, drug_description: 'Lisinopril 10 mg tablet' };
  return { ...variables, input, overrides: [], id: null, version: null };
}

/** Also refused, each tested by the named test, because its variables can't be filled in here. */
const REFUSED_ELSEWHERE: Readonly<Record<string, string>> = {
  'calendar.accept_booking': 'modules/booking/server/booking.test.ts',
  'calendar.EditEvent': 'modules/scheduling/server/events/deceased-patient.test.ts',
  'message.sendMessage': 'below',
  'program.program_enrol': 'modules/programs/server/programs.test.ts',
  'task.createToDoAndAssign': 'the command of patient_task.create_patient_task',
};

/** Mutations that stay possible, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'accounting.createMultipleCharges': 'billing of care before death',
  'accounting.updateMultipleCharges': 'billing of care before death',
  'accounting.updateAccountDetails': 'the estate pays',
  'accounting.takePayment': 'the estate pays',
  'accounting.applyCredits': 'billing of care before death',
  'accounting.createPaymentIntent': 'the estate pays',
  'accounting.createPaymentIntentPlusMultipleApplies': 'the estate pays',
  'accounting.createSuperbill': 'billing of care before death',
  'accounting.createInvoice': 'billing of care before death',
  'accounting.createStatement': 'billing of care before death',
  'accounting.createPaymentPlan': 'the estate pays',
  'chart.chart_problem_create': 'correction of the record',
  'drug.save_patient_pharmacy': 'correction of the record',
  'drug.delete_patient_pharmacy': 'correction of the record',
  'drug.set_preferred_pharmacy': 'correction of the record',
  'eligibility.createCoverage': 'billing of care before death',
  'setting.allowApp': 'apps read the record',
  'setting.launchApp': 'apps read the record',
  'setting.fileFax': 'letters and reports still arrive',
  'inventory.recordRecallContact': 'the family is informed',
  'lab.linkReports': 'results of care before death',
  'calendar.waiting_entry_update': 'nothing is offered to who has died; the entry is corrected or closed',
  'message.write_letter': 'a letter to the family or an authority',
  'sms_email.noteContactConsent': 'correction of the record',
  'registration.rehearsal_remove': 'the rehearsal patient is not a person',
  'registration.create_patient_alert': 'correction of the record',
  'registration.tag_patients': 'correction of the record',
  'registration.untag_patients': 'correction of the record',
  'registration.create_allergy': 'correction of the record',
  'registration.record_no_known_allergies': 'correction of the record',
  'registration.add_medication_record': 'correction of the record',
  'registration.create_address': 'correction of the record',
  'registration.update_patient_tags': 'correction of the record',
  'prescription.matchPharmacyRequest': 'so that the request is denied',
  'patient_task.update_patient_task': 'so that the task is closed',
  'task.updateToDoAndAssign': 'the clinic’s own work about the patient',
  'task.logPatientCall': 'calls with the family are recorded',
  'task.createDocsForReview': 'the clinic’s own work about the patient',
};

test('every mutation that names a patient is on one of the lists', () => {
  const names = mutations
    .filter((field) => /"(clinic_)?patient(_?ids?)?"|patientID/i.test(JSON.stringify(field.allVariables('x'))))
    .map(({ service, name }) => `${service}.${name}`);
  const listed = { ...REFUSED, ...REFUSED_ELSEWHERE, ...ALLOWED };
  expect(names.filter((name) => !(name in listed))).toEqual([]);
  expect(Object.keys(listed).filter((name) => !fields.some((each) => `${each.service}.${each.name}` === name))).toEqual(
    [],
  );
});

beforeAll(async () => {
  server = await buildHttp(app(), modules, { pageDir: null, demo: { password: '', accounts: [] }, version: '0' });
  const person = { first_name: 'Ann', last_name: 'Admin', username: 'ann@deceased.example', password: PASSWORD };
  const founded = must(
    await app().database.transaction((tx) =>
      foundClinic(
        tx,
        { name: 'Deceased', timeZone: 'America/New_York', isDemo: false, practices: [{ practice_name: 'Main' }] },
        [{ ...person, role: 'Admin', calendarColor: '#0b7a75' }],
        modules.flatMap(({ accessRules }) => accessRules),
        NOW,
      ),
    ),
  );
  clinicId = founded.clinicId;
  userId = founded.userIds[0]!;
  vitals = await clinicVitals(app().database.kysely, clinicId, NOW);
  const query = 'mutation ($u: String!, $p: String!) { login(username: $u, password: $p, deviceId: "d") { token } }';
  const payload = { query, variables: { u: person.username, p: PASSWORD } };
  const signedIn = await server.inject({ method: 'POST', url: '/api/registration', payload });
  token = signedIn.json().data.login.token;
});
afterAll(() => server.close());

async function codeOf(act: string, patientId: string): Promise<string> {
  const field = mutationOf(act);
  const response = await server.inject({
    method: 'POST',
    url: `/api/${field.service}`,
    headers: { authorization: `Bearer ${token}` },
    payload: { query: field.query, variables: REFUSED[act]!(field.allVariables(patientId)) },
  });
  const [error] = response.json().errors ?? [];
  return error === undefined ? 'done' : `${error.extensions.code}: ${error.message}`;
}

const mutationOf = (act: string) => fields.find(({ service, name }) => `${service}.${name}` === act)!;

test.each(Object.keys(REFUSED))('refuses %s for a deceased, merged or deleted patient', async (act) => {
  const email = 'ada@example.com';
  const died = await buildPatient(app(), clinicId, { deceased_date: DIED, email });
  expect(await codeOf(act, died)).toBe('DECEASED: This patient is recorded as deceased.');
  const gone = await buildPatient(app(), clinicId, { email });
  const { pool } = app().database;
  await pool.query('update patients.patient set deleted_time = $1 where id = $2', [NOW, gone]);
  const isGone = /^(PATIENT_DELETED|NOT_FOUND|BAD_USER_INPUT: .*patient)/;
  expect(await codeOf(act, gone)).toMatch(isGone);
  await pool.query('update patients.patient set merged_into = $1 where id = $2', [died, gone]);
  expect(await codeOf(act, gone)).toMatch(/^(PATIENT_MERGED|NOT_FOUND|BAD_USER_INPUT: .*patient)/);
});

test('no message reaches a deceased patient', async () => {
  const died = await buildPatient(app(), clinicId, { deceased_date: DIED, email: 'ada@example.com' });
  const { publicKey } = await clinicKey(app(), clinicId);
  const draftId = newId();
  const text = Buffer.from(writeContent({ subject: 'Results', body: 'Your results are here.' }));
  const encrypted = encryptForClinic(publicKey, messageLabel(draftId), text);
  const writer = { app: app(), now: NOW, clinicId, type: 'Doctor', id: userId, name: 'Ann Admin' } as unknown as Writer;
  const sent = await sendMessage(writer, {
    recipients: [{ type: 'Patient', id: died }],
    draftId,
    encrypted,
    category: 'Office Message',
    forwardOf: null,
    files: [],
  });
  expect(sent).toMatchObject({ code: 'DECEASED' });
});
