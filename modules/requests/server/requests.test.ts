// Over 300 lines because each of the eight request types is tested to completion.
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import {
  addMedicationIn,
  createAllergyIn,
  insertPatientsInBulk,
  patients,
  readPatients,
  updatePatientIn,
  type BulkPatient,
} from '#patients/server';
import { newId } from '#platform/id.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { resolveFields } from '#platform/testing/resolve-fields.ts';
import { must } from '#platform/testing/must.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic } from '#practice/testing';
import { addCalendar, addEventCategory, createEventIn, readEvents, scheduling } from '#scheduling/server';
import { clinicVitals, readRecords, vitals } from '#vitals/server';
import type { RequestType } from '../rules/index.ts';
import { fetchRequests } from './fetch-requests.ts';
import { handleRequest, type Decision } from './handle-request.ts';
import { requests } from './index.ts';
import { readSession } from './link/link-session.ts';
import { insertSession } from './link/link.sql.ts';
import { PORTAL_SESSION } from './portal.sql.ts';
import { closeMerged } from './portal/close-merged.ts';
import { onCancellationAsked, onCancellationTakenBack } from './portal/on-cancellation.ts';
import type { PortalRequest } from './link/portal-request.ts';
import { newPortalToken } from './link/portal-token.ts';
import { portalSessions } from './portal/sign-in.ts';
import { submitRequest } from './portal/submit-request.ts';
import { closeDeceased, voidLinks } from './portal/void-links.ts';
import { withdrawRequest } from './portal/withdraw-request.ts';
import { requestsSection } from './requests-section.ts';
import { patientRequest } from './resolvers.ts';
import { reviewRequest } from './review-request.ts';
import { sendInvitation } from './send-invitation.ts';

const app = useTestApp();
const NOW = new Date('2026-11-23T14:00:00Z');
const rules = [patients, scheduling, vitals, requests].flatMap(({ accessRules }) => accessRules);
const ANY = { ids: null, patientIds: null, statuses: null };
const PAGE = { take: 100, skip: 0, order: 'desc' } as const;
let clinicId: string;
let doctor: RequestContext;
let other: RequestContext;
let desk: RequestContext;
let categoryId: string;
let calendarId: string;
let pulse: string;

beforeAll(async () => {
  const made = await makeTestClinic(app(), rules);
  ({ clinicId } = made);
  doctor = await made.as('Doctor');
  other = await made.as('Manager');
  desk = await made.as('Front desk');
  await app().database.transaction(async (tx) => {
    calendarId = await addCalendar(tx, { clinicId, userId: doctor.actor.userId, color: '#0b7a75' });
    const category = { clinicId, name: 'Follow-up', color: '#0b7a75', duration: 30, sortIndex: 1 };
    categoryId = await addEventCategory(tx, category, NOW);
  });
  const definitions = await clinicVitals(app().database.kysely, clinicId, NOW);
  pulse = definitions.find(({ code }) => code === 'pulse_rate')!.id;
});

async function person(more: Partial<BulkPatient> = {}): Promise<PortalRequest> {
  const ada = {
    first_name: 'Ada',
    last_name: 'Lang',
    gender: 'Female',
    date_of_birth: '1980-05-01',
    mailing_address: null,
  };
  const [patientId] = await app().database.transaction((tx) =>
    insertPatientsInBulk(
      tx,
      clinicId,
      [
        {
          ...ada,
          email: 'ada@example.com',
          mobile: null,
          deceased_date: null,
          tags: [],
          ...more,
        } as unknown as BulkPatient,
      ],
      NOW,
    ),
  );
  return {
    app: app(),
    now: NOW,
    ip: '127.0.0.1',
    clinicId,
    clinicName: 'Test Clinic',
    timeZone: 'America/New_York',
    patientId: patientId!,
    patientName: 'Ada Lang',
    sessionId: null,
  };
}

const send = async (portal: PortalRequest, type: RequestType, data: object, description: string | null = null) =>
  must(await submitRequest(portal, { type, data, description })).id;
const handle = (id: string, operation: Decision['operation'], more: Partial<Decision> = {}, by = doctor) =>
  handleRequest(by, { id, operation, version: null, approval: {}, ...more });
const statusOf = async (id: string) =>
  must(await fetchRequests(doctor, { ...ANY, ids: [id] }, PAGE)).requests[0]!.status;
const patientOf = async ({ patientId }: PortalRequest) =>
  (
    await readPatients(app().database.kysely, clinicId, [patientId], {
      addresses: true,
      allergies: true,
      medications: true,
    })
  )[0]!;
const inTx = <T>(
  work: (tx: Parameters<Parameters<ReturnType<typeof app>['database']['transaction']>[0]>[0]) => Promise<T>,
) => app().database.transaction(work);

async function appointment(portal: PortalRequest, start = '2026-12-01 10:00:00'): Promise<string> {
  const event = {
    title: 'Follow-up',
    category_id: categoryId,
    start,
    duration: 1800,
    calendar_ids: [calendarId],
    patient_id: portal.patientId,
  };
  const booked = must(await inTx((tx) => createEventIn(tx, doctor, event, { accepted: [] })));
  return booked.event!.id;
}

/** The required record data and the submitted data of each type. */
const WISHES: Record<RequestType, (portal: PortalRequest) => Promise<object>> = {
  MakeAppointment: async () => ({ category_id: categoryId, wished_date: '2026-12-03', wished_time: '09:30' }),
  CancelAppointment: async (portal) => ({ event_id: await appointment(portal) }),
  PatientInfoUpdate: async () => ({ mobile: '(617) 555-0143', last_name: 'Lang' }),
  AddVital: async () => ({ vitals: [{ vital_info_id: pulse, value: 72 }] }),
  AddMedicationHistory: async () => ({ medication_history: [{ drug_name: 'Ibuprofen', frequency: 'once a day' }] }),
  AddAllergy: async () => ({ allergy_substance: 'Peanuts', allergy_category: 'food' }),
  DeleteMedicationHistory: async (portal) => ({
    medication_id: must(await inTx((tx) => addMedicationIn(tx, doctor, portal.patientId, { drug_name: 'Aspirin' }))).id,
  }),
  RefillMedication: async (portal) => ({
    medication_id: must(await inTx((tx) => addMedicationIn(tx, doctor, portal.patientId, { drug_name: 'Zestril' }))).id,
  }),
  DeleteAllergy: async (portal) => {
    const allergy = { allergy_substance: 'Latex', allergy_category: 'latex' };
    return { allergy_id: must(await inTx((tx) => createAllergyIn(tx, doctor, portal.patientId, allergy))).id };
  },
};

test.each(Object.keys(WISHES) as RequestType[])(
  '%s is set to pending, and declined with a required reason',
  async (type) => {
    const portal = await person();
    const id = await send(portal, type, await WISHES[type](portal));
    expect(
      must(await handle(id, 'Pending', { note: 'Ask the lab', followUpDate: '2026-11-30' })).request,
    ).toMatchObject({
      status: 'Pending',
      note: 'Ask the lab',
      follow_up_date: '2026-11-30',
    });
    const long = await handle(id, 'Decline', { reason: 'x'.repeat(5000) });
    expect(isDomainError(long) && long.issues[0]?.path).toBe('input.reason');
    const declined = must(await handle(id, 'Decline', { reason: 'Please call us first' }));
    expect([declined.request.status, declined.notifiedBy]).toEqual(['Declined', 'email']);
    expect(await handle(id, 'Approve')).toMatchObject({ code: 'ALREADY_HANDLED' });
  },
);

test('approving a change of information applies the selected fields, and is rejected if the record changed since', async () => {
  const portal = await person();
  const address = { address_line1: '1 Main St', city: 'Boston', state_or_provice: 'MA', postal_code: '02128' };
  const id = await send(portal, 'PatientInfoUpdate', {
    mobile: '(617) 555-0143',
    first_name: 'Adah',
    mailing_address: address,
  });
  const [request] = must(await fetchRequests(doctor, { ...ANY, ids: [id] }, PAGE)).requests;
  expect(request).toMatchObject({ title: 'Change First Name, Mobile, Address' });
  const review = await reviewRequest(doctor, request!);
  expect(review.before).toMatchObject({ mobile: null, first_name: 'Ada', mailing_address: null });
  expect(review.changed).toEqual([]);
  const first = await send(portal, 'PatientInfoUpdate', { first_name: 'Adela' });
  must(await handle(first, 'Approve'));
  const later = await reviewRequest(doctor, request!);
  expect(later.changed).toEqual(['first_name']);
  const conflict = await handle(id, 'Approve', { approval: { patientVersion: review.patient_version } });
  expect(conflict).toMatchObject({ code: 'STALE_VERSION' });
  expect(await statusOf(id)).toBe('New');
  must(
    await handle(id, 'Approve', {
      approval: { patientVersion: later.patient_version, accepted: ['mobile', 'mailing_address'] },
    }),
  );
  const patient = await patientOf(portal);
  expect(patient).toMatchObject({ first_name: 'Adela', mobile: '+1 6175550143', version: 3 });
  expect(patient.addresses).toHaveLength(1);
});

test('approving vitals, medications and allergies writes them as sent or corrected', async () => {
  const portal = await person();
  must(await handle(await send(portal, 'AddVital', await WISHES.AddVital(portal)), 'Approve'));
  const strange = await send(portal, 'AddVital', { vitals: [{ vital_info_id: pulse, value: 300 }] });
  expect(await handle(strange, 'Approve')).toMatchObject({ code: 'IMPLAUSIBLE_VALUE' });
  must(await handle(strange, 'Approve', { approval: { confirmed: [pulse] } }));
  const records = await readRecords(app().database.kysely, clinicId, portal.patientId, [pulse], 10);
  expect(records.map(({ value }) => value)).toEqual([72, 300]);
  // Users without permission for vitals see only the submitted values.
  const third = must(await fetchRequests(doctor, { ...ANY, ids: [strange] }, PAGE)).requests[0]!;
  expect(Object.keys((await reviewRequest(doctor, third)).current)).toEqual([pulse]);
  expect((await reviewRequest(desk, third)).current).toEqual({});

  const medication = await send(portal, 'AddMedicationHistory', await WISHES.AddMedicationHistory(portal));
  must(
    await handle(medication, 'Approve', {
      approval: { data: [{ drug_name: 'Ibuprofen 400 mg', frequency: 'once a day' }] },
    }),
  );
  const allergy = await send(portal, 'AddAllergy', await WISHES.AddAllergy(portal));
  must(await handle(allergy, 'Approve'));
  const again = await send(portal, 'AddAllergy', { allergy_substance: 'peanuts', allergy_category: 'food' });
  const known = await handle(again, 'Approve');
  expect(isDomainError(known) && known.issues[0]?.path).toBe('data.allergy_substance');
  const patient = await patientOf(portal);
  expect(patient.medications?.map(({ drug_name }) => drug_name)).toEqual(['Ibuprofen 400 mg']);
  expect(patient.allergies?.map(({ substance }) => substance)).toEqual(['Peanuts']);
});

test('a value sent in a different unit than the clinic now uses is not applied', async () => {
  const portal = await person();
  const flow = newId();
  const definition = { vital_name: `Flow ${flow}`, vital_unit: 'L/min', sort_index: 50, created_time: NOW };
  const { kysely } = app().database;
  await kysely
    .insertInto('vitals.definition')
    .values({ clinic_id: clinicId, id: flow, ...definition })
    .execute();
  const id = await send(portal, 'AddVital', {
    vitals: [pulse, flow].map((each) => ({ vital_info_id: each, value: 72 })),
  });
  await kysely.updateTable('vitals.definition').set({ vital_unit: 'L/s' }).where('id', '=', flow).execute();
  expect(await handle(id, 'Approve')).toMatchObject({ code: 'UNIT_CHANGED' });
  must(await handle(id, 'Approve', { approval: { accepted: [pulse] } }));
  expect(await readRecords(kysely, clinicId, portal.patientId, [pulse, flow], 10)).toHaveLength(1);
});

test('deceased patients are not notified', async () => {
  const portal = await person({ deceased_date: '2026-11-20' });
  const id = await send(portal, 'AddAllergy', await WISHES.AddAllergy(portal));
  expect(must(await handle(id, 'Decline', { reason: 'So sorry' })).notifiedBy).toBeNull();
});

test('a deletion is applied once; missing data is reported in a clear message', async () => {
  const portal = await person();
  const [medication, allergy] = [await WISHES.DeleteMedicationHistory(portal), await WISHES.DeleteAllergy(portal)];
  const ids = [
    await send(portal, 'DeleteMedicationHistory', medication),
    await send(portal, 'DeleteMedicationHistory', medication, 'Again'),
  ];
  const allergies = [
    await send(portal, 'DeleteAllergy', allergy),
    await send(portal, 'DeleteAllergy', allergy, 'Again'),
  ];
  must(await handle(ids[0]!, 'Approve'));
  must(await handle(allergies[0]!, 'Approve', { approval: { data: { status: 'resolved' } } }));
  expect(await handle(ids[1]!, 'Approve')).toMatchObject({ message: 'This medication history has been deleted.' });
  expect(await handle(allergies[1]!, 'Approve')).toMatchObject({ message: 'This allergy does not exist.' });
  const patient = await patientOf(portal);
  expect(patient.medications).toEqual([]);
  expect(patient.allergies?.map(({ status }) => status)).toEqual(['resolved']);
  const [request] = must(await fetchRequests(doctor, { ...ANY, ids: [allergies[1]!] }, PAGE)).requests;
  expect((await reviewRequest(doctor, request!)).gone).toBe('This allergy does not exist.');
});

test('a deletion requires a new review if the entry has changed since', async () => {
  const portal = await person();
  const [allergy, medication] = [await WISHES.DeleteAllergy(portal), await WISHES.DeleteMedicationHistory(portal)];
  const event = await appointment(portal, '2026-12-09 10:00:00');
  const ids = [
    await send(portal, 'DeleteAllergy', allergy),
    await send(portal, 'DeleteMedicationHistory', medication),
    await send(portal, 'CancelAppointment', { event_id: event }),
  ];
  const looked = async (one: string) =>
    (await reviewRequest(doctor, must(await fetchRequests(doctor, { ...ANY, ids: [one] }, PAGE)).requests[0]!))
      .row_version!;
  const before = await Promise.all(ids.map(looked));
  // As if each of them had been edited.
  for (const table of ['patients.allergy', 'patients.medication_record', 'scheduling.event'])
    await app().database.pool.query(`update ${table} set version = version + 1 where patient_id = $1`, [
      portal.patientId,
    ]);
  for (const [at, one] of ids.entries()) {
    const approve = (rowVersion: number) => handle(one, 'Approve', { approval: { rowVersion } });
    expect(await approve(before[at]!)).toMatchObject({ code: 'STALE_VERSION' });
    must(await approve(await looked(one)));
  }
});

test('an appointment is created with its fields, with conflicts only if accepted; the patient is notified', async () => {
  const portal = await person();
  const id = await send(portal, 'MakeAppointment', await WISHES.MakeAppointment(portal));
  const event = {
    title: '',
    category_id: categoryId,
    start: '2026-12-20 10:00:00',
    duration: 1800,
    calendar_ids: [calendarId],
    status: 'confirmed',
  };
  const untitled = await handle(id, 'Approve', { approval: { event } });
  expect(isDomainError(untitled) && untitled.issues).toEqual([
    { path: 'event.title', message: 'Please enter title for this appointment' },
  ]);
  const untyped = await handle(id, 'Approve', { approval: { event: { ...event, title: 'Visit', category_id: null } } });
  expect(isDomainError(untyped) && untyped.issues[0]?.message).toBe('Please select type for this appointment');
  const taken = await appointment(await person(), '2026-12-20 10:15:00');
  const full = { ...event, title: 'Visit' };
  const inTheWay = must(await handle(id, 'Approve', { approval: { event: full } }));
  expect(inTheWay.conflicts.map(({ event_id }) => event_id)).toEqual([taken]);
  expect(await statusOf(id)).toBe('New');
  // The alternative times have no conflicts.
  expect(inTheWay.alternatives).toHaveLength(4);
  for (const other of inTheWay.alternatives) {
    const [start, end] = [other.getTime(), other.getTime() + 1_800_000];
    const [from, to] = [Date.parse('2026-12-20T15:15:00Z'), Date.parse('2026-12-20T15:45:00Z')];
    expect(end <= from || start >= to).toBe(true);
  }
  const accepted = { event: full, acceptedConflicts: [taken], conflictReason: 'Urgent' };
  const approved = must(await handle(id, 'Approve', { approval: accepted }));
  expect(approved.notifiedBy).toBe('email');
  const [made] = await readEvents(app().database.kysely, clinicId, [approved.request.event_id!]);
  expect(made).toMatchObject({ title: 'Visit', patient_id: portal.patientId, conflict_reason: 'Urgent' });
  const { rows } = await app().database.pool.query(`select count(*) from deliveries.delivery where about_id = $1`, [
    id,
  ]);
  expect(rows[0].count).toBe(1);
});

test('an appointment with its own confirmation sends one message, not two; a reminder doesn’t count', async () => {
  const confirmation = {
    notification_type: 'initial_confirmation',
    notification_method: 'email',
    message_template: 'On {time}',
  };
  const reminder = { ...confirmation, notification_type: 'reminder', hours_before_appointment: 24 };
  for (const [hour, event_notifications, own] of [
    ['11', [confirmation, reminder], 0],
    ['12', [reminder], 1],
    ['13', [{ ...confirmation, notification_method: 'sms' }], 1],
  ] as const) {
    const portal = await person();
    const id = await send(portal, 'MakeAppointment', await WISHES.MakeAppointment(portal));
    const event = {
      title: 'Visit',
      category_id: categoryId,
      start: `2026-12-22 ${hour}:00:00`,
      duration: 1800,
      calendar_ids: [calendarId],
      event_notifications,
    };
    const approved = must(await handle(id, 'Approve', { approval: { event } }));
    expect(approved.notifiedBy).toBe('email');
    const { rows } = await app().database.pool.query(
      `select about_type from deliveries.delivery where patient_id = $1`,
      [portal.patientId],
    );
    expect(rows.filter(({ about_type }) => about_type === 'patient_request')).toHaveLength(own);
  }
});

test('an appointment is canceled; another patient’s appointment can’t be requested', async () => {
  const portal = await person({ email: null });
  const eventId = await appointment(portal, '2026-12-21 10:00:00');
  const foreign = await submitRequest(await person(), {
    type: 'CancelAppointment',
    data: { event_id: eventId },
    description: null,
  });
  expect(foreign).toMatchObject({ code: 'RECORD_GONE' });
  const handled = must(await handle(await send(portal, 'CancelAppointment', { event_id: eventId }), 'Approve'));
  expect(handled.notifiedBy).toBeNull();
  expect((await readEvents(app().database.kysely, clinicId, [eventId]))[0]?.status).toBe('canceled');
});

test('canceling through a message link creates one request; declining clears it from the event, withdrawing removes the request', async () => {
  const portal = await person();
  const eventId = await appointment(portal, '2026-12-22 10:00:00');
  const outboxEvent = { clinicId, topic: '', body: { id: eventId, patient_id: portal.patientId } };
  const requestsOf = async () =>
    must(await fetchRequests(doctor, { ...ANY, patientIds: [portal.patientId] }, PAGE)).requests.map(
      ({ id, type, status }) => ({ id, type, status }),
    );
  await inTx((tx) => onCancellationAsked(app(), tx, outboxEvent));
  await inTx((tx) => onCancellationAsked(app(), tx, outboxEvent));
  const [first, ...others] = await requestsOf();
  expect(first).toMatchObject({ type: 'CancelAppointment', status: 'New' });
  expect(others).toEqual([]);
  const answer = async () => (await readEvents(app().database.kysely, clinicId, [eventId]))[0]?.patient_response;
  expect(await answer()).toBe('cancel_asked');
  must(await handle(first!.id, 'Decline', { reason: 'Please call us.' }));
  const [event] = await readEvents(app().database.kysely, clinicId, [eventId]);
  expect(event).toMatchObject({ status: 'confirmed', patient_response: null });
  await inTx((tx) => onCancellationAsked(app(), tx, outboxEvent));
  expect(await answer()).toBe('cancel_asked');
  await inTx((tx) => onCancellationTakenBack(app(), tx, outboxEvent));
  expect(await answer()).toBeNull();
  expect((await requestsOf()).map(({ status }) => status).toSorted()).toEqual(['Declined', 'Withdrawn']);
  await inTx((tx) => onCancellationAsked(app(), tx, outboxEvent));
  const open = (await requestsOf()).find(({ status }) => status === 'New');
  must(await handle(open!.id, 'Approve'));
  expect((await readEvents(app().database.kysely, clinicId, [eventId]))[0]?.status).toBe('canceled');
  await inTx((tx) => onCancellationAsked(app(), tx, outboxEvent));
  expect((await requestsOf()).filter(({ status }) => status === 'New')).toEqual([]);
});

test('of two concurrent users one succeeds; approving requires permission for the change', async () => {
  const portal = await person();
  const id = await send(portal, 'PatientInfoUpdate', { mobile: '(617) 555-0199' });
  const both = await Promise.all([
    handle(id, 'Approve', { version: 1 }),
    handle(id, 'Decline', { version: 1, reason: 'No' }, other),
  ]);
  expect(both.filter(isDomainError)).toHaveLength(1);
  expect(both.find(isDomainError)).toMatchObject({ code: 'ALREADY_HANDLED' });
  const clinical = await send(portal, 'AddAllergy', await WISHES.AddAllergy(portal));
  expect(await handle(clinical, 'Approve', {}, desk)).toMatchObject({ code: 'FORBIDDEN' });
  must(await handle(clinical, 'Pending', {}, desk));
  expect(await handle(clinical, 'Approve', { version: 1 })).toMatchObject({ code: 'STALE_VERSION' });
});

test('a repeated request is stored once, a withdrawn one can’t be handled, and the daily limit is twenty', async () => {
  const portal = await person();
  const wish = { type: 'AddAllergy', data: { allergy_substance: 'Dust', allergy_category: 'mold' }, description: null };
  const [one, two] = await Promise.all([submitRequest(portal, wish), submitRequest(portal, wish)]);
  expect(must(one).id).toBe(must(two).id);
  must(await withdrawRequest(portal, must(one).id));
  expect(await handle(must(one).id, 'Approve')).toMatchObject({ code: 'ALREADY_HANDLED' });
  expect(await withdrawRequest(portal, must(one).id)).toMatchObject({ code: 'ALREADY_HANDLED' });
  expect(await withdrawRequest(await person(), must(one).id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await submitRequest(portal, { type: 'PatientInfoUpdate', data: { first_name: 'Ada' }, description: null }),
  ).toMatchObject({
    code: 'NOTHING_CHANGED',
  });
  for (let place = 1; place < 20; place += 1)
    await send(portal, 'AddAllergy', { allergy_substance: `Dust ${place}`, allergy_category: 'mold' });
  expect(await submitRequest(portal, { ...wish, description: 'Please' })).toMatchObject({ code: 'TOO_MANY' });
  const section = await requestsSection.read(app(), clinicId, portal.patientId);
  expect(section.at(-1)).toMatchObject({ Request: 'Add Allergy', Status: 'Withdrawn' });
});

test('reviewing current record data is logged per patient in a list, and once for a single request', async () => {
  const people = [await person(), await person()];
  const ids: string[] = [];
  for (const each of people) ids.push(await send(each, 'AddAllergy', await WISHES.AddAllergy(each)));
  type Shaped = { id: string };
  const fetch = patientRequest.Query!.fetchRequests as unknown as (
    parent: object,
    args: object,
    ctx: RequestContext,
  ) => Promise<{ requests: Shaped[] }>;
  const review = patientRequest.PatientRequest.review as (
    parent: Shaped,
    args: object,
    ctx: RequestContext,
  ) => Promise<object>;
  const looks = async (): Promise<number> => {
    const { rows } = await app().database.pool.query(
      `select count(*) as count from (select patient_id, action, object_type from audit.inbox union all
         select patient_id, action, object_type from audit.entry) e
       where action = 'read' and object_type = 'patient_request' and patient_id = any($1)`,
      [people.map(({ patientId }) => patientId)],
    );
    return rows[0].count;
  };
  const listed = await fetch({}, { input: { where: { id: { in: ids } }, take: 10 } }, doctor);
  expect([listed.requests.length, await looks()]).toEqual([2, 0]);
  for (const each of listed.requests) await review(each, {}, doctor);
  expect(await looks()).toBe(2);
  const one = await fetch({}, { input: { where: { id: { equals: ids[0] } }, take: 1 } }, doctor);
  await review(one.requests[0]!, {}, doctor);
  expect(await looks()).toBe(3);
});

test('submitted measurements are hidden from members without permission for vitals', async () => {
  const portal = await person();
  const id = await send(portal, 'AddVital', await WISHES.AddVital(portal));
  const fetch = patientRequest.Query!.fetchRequests as unknown as (
    parent: object,
    args: object,
    ctx: RequestContext,
  ) => Promise<{ requests: object[] }>;
  const dataFor = async (ctx: RequestContext): Promise<unknown> => {
    const { requests } = await fetch({}, { input: { where: { id: { equals: id } }, take: 1 } }, ctx);
    const { review: _review, ...fields } = patientRequest.PatientRequest;
    return resolveFields(fields, requests[0]!, ctx)['data'];
  };
  expect(JSON.stringify(await dataFor(doctor))).toContain('72');
  expect(await dataFor(desk)).toEqual({ vitals: [] });
});

test('a link is only sent to the address on record, and only if the patient can use it', async () => {
  const ada = await person();
  expect(must(await sendInvitation(doctor, ada.patientId, 'ADA@example.com'))).toMatchObject({
    channel: 'email',
    sentTo: 'ada@example.com',
  });
  expect(await sendInvitation(doctor, ada.patientId, 'eve@example.com')).toMatchObject({ code: 'OTHER_ADDRESS' });
  const mobile = await person({ email: null, mobile: '+1 6175550143' });
  expect(must(await sendInvitation(doctor, mobile.patientId, null))).toMatchObject({ channel: 'sms' });
  const silent = await person({ email: null });
  expect(await sendInvitation(doctor, silent.patientId, null)).toMatchObject({ code: 'NO_CONTACT' });
  const unborn = await person({ date_of_birth: null });
  expect(await sendInvitation(doctor, unborn.patientId, null)).toMatchObject({ code: 'NO_BIRTH_DATE' });
});

test('a merge ends the links and sessions of both records', async () => {
  const [kept, merged] = [await person({ email: 'kept@example.com' }), await person({ email: 'merged@example.com' })];
  for (const { patientId } of [kept, merged]) must(await sendInvitation(desk, patientId, null));
  const tokens = await app().database.transaction(async (tx) => {
    const made = newPortalToken();
    const { rows } = await sql<{ id: string }>`select id from requests.portal_link
      where clinic_id = ${clinicId} and patient_id = ${merged.patientId}`.execute(tx);
    const session = { clinic_id: clinicId, id: newId(), patient_id: merged.patientId, link_id: rows[0]!.id };
    await insertSession(tx, PORTAL_SESSION, { ...session, token_hash: made.hash, now: NOW });
    return made.token;
  });
  const outside = { app: app(), now: NOW, ip: null, device: null };
  expect(isDomainError(await readSession(outside, portalSessions, tokens))).toBe(false);
  const body = { survivor_id: kept.patientId, merged_id: merged.patientId };
  await app().database.transaction((tx) =>
    closeMerged(app(), tx, { clinicId, topic: 'patients.patients-merged', body }),
  );
  expect(await readSession(outside, portalSessions, tokens)).toMatchObject({ code: 'SIGNED_OUT' });
  const { rows } = await app().database.pool.query(
    'select 1 from requests.portal_link where patient_id = any($1) and revoked_time is null',
    [[kept.patientId, merged.patientId]],
  );
  expect(rows).toEqual([]);
});

test('a death ends the patient’s links and session; after it is undone, a new link can be sent', async () => {
  const portal = await person();
  must(await sendInvitation(desk, portal.patientId, null));
  const die = async (version: number, day: string | null): Promise<number> => {
    must(await inTx((tx) => updatePatientIn(tx, doctor, portal.patientId, version, { deceased_date: day })));
    const { rows } = await app().database.pool.query(
      `delete from platform.outbox where clinic_id = $1 and topic = 'patients.death-recorded' returning body`,
      [clinicId],
    );
    for (const { body } of rows)
      await inTx((tx) => closeDeceased(app(), tx, { clinicId, topic: 'patients.death-recorded', body }));
    const { rows: open } = await app().database.pool.query(
      'select 1 from requests.portal_link where patient_id = $1 and revoked_time is null',
      [portal.patientId],
    );
    expect(open).toEqual([]);
    return rows.length;
  };
  expect(await die(1, '2026-11-22')).toBe(1);
  expect(await die(2, '2026-11-21')).toBe(0);
  expect(await sendInvitation(desk, portal.patientId, null)).toMatchObject({ code: 'DECEASED' });
  expect(await die(3, null)).toBe(0);
  must(await sendInvitation(desk, portal.patientId, null));
});

test('an unused link is revoked when the address it was sent to changes', async () => {
  const portal = await person();
  must(await sendInvitation(doctor, portal.patientId, null));
  const standing = async (): Promise<number> => {
    const { rows } = await app().database.pool.query(
      'select count(*) as count from requests.portal_link where patient_id = $1 and revoked_time is null',
      [portal.patientId],
    );
    return rows[0].count;
  };
  const later = { ...doctor, now: new Date(NOW.getTime() + 60_000) };
  const change = async (version: number, patch: object): Promise<void> => {
    must(await inTx((tx) => updatePatientIn(tx, later, portal.patientId, version, patch)));
    const { rows } = await app().database.pool.query(
      `delete from platform.outbox where clinic_id = $1 and topic = 'patients.contact-changed' returning body`,
      [clinicId],
    );
    for (const { body } of rows)
      await inTx((tx) => voidLinks(app(), tx, { clinicId, topic: 'patients.contact-changed', body }));
  };
  await change(1, { mobile: '(617) 555-0143', note1: 'Called' });
  expect(await standing()).toBe(1);
  await change(2, { email: 'ada.lang@example.com' });
  expect(await standing()).toBe(0);
  must(await sendInvitation({ ...doctor, now: new Date(NOW.getTime() + 120_000) }, portal.patientId, null));
  await change(3, { email: null });
  expect(await standing()).toBe(1);
});
