import { beforeAll, expect, test } from 'vitest';
import { buildPatient } from '#patients/testing';
import { newId } from '#platform/id.ts';
import { readPdf } from '#platform/pdf/testing/read-pdf.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { guarantorOf, readDetails, saveDetails } from './accounts/account-details.ts';
import { claimOf } from './papers/claim-of.ts';
import { makePaper } from './papers/make-paper.ts';
import { makeSuperbill } from './papers/make-superbill.ts';
import { makeStatement, runStatements, statementRun, statementsToPrint } from './papers/run-statements.ts';
import { markPrinted } from './papers/statement-level.ts';
import { papersPdf } from './papers/write-pdf.ts';
import { type BillingClinic, done, errorCode, makeBillingClinic } from './testing/billing-clinic.ts';

const app = useTestApp();
let clinic: BillingClinic;
let other: BillingClinic;
beforeAll(async () => {
  clinic = await makeBillingClinic(app());
  other = await makeBillingClinic(app());
});

const db = () => app().database.kysely;
const PARENT = {
  relationship: 'Child',
  guarantor_first_name: 'Grace',
  guarantor_last_name: 'Parent',
  guarantor_phone: '+1 6175550100',
  guarantor_email: 'grace@example.com',
  guarantor_address_line1: '1 Elm St',
  guarantor_address_line2: 'Apt 2',
  guarantor_city: 'Boston',
  guarantor_state: 'MA',
  guarantor_postal_code: '02110',
};
const isDue = async (patientId: string) => (await statementRun(clinic.biller)).patientIds.includes(patientId);
const child = () => buildPatient(app(), clinic.clinicId, { last_name: 'Young', date_of_birth: '2020-03-04' });

test('a child never owes: statements wait for a guarantor, who then receives them', async () => {
  const patient = await child();
  await clinic.charge(patient, 5000);
  expect(await isDue(patient)).toBe(false);
  expect(errorCode(await makeStatement(clinic.biller, patient))).toBe('NO_GUARANTOR');
  const saved = done(await saveDetails(clinic.biller, patient, 0, PARENT));
  expect(saved).toMatchObject({ relationship: 'Child', guarantor_last_name: 'Parent', version: 1 });
  expect(await guarantorOf(db(), clinic.clinicId, patient)).toMatchObject({
    firstName: 'Grace',
    relationship: 'Child',
  });
  expect(await isDue(patient)).toBe(true);
  const id = done(await makeStatement(clinic.biller, patient));
  const made = (await makePaper({ app: app(), clinicId: clinic.clinicId, timeZone: 'UTC' }, 'statement', id))!;
  expect(made.email).toBe('grace@example.com');
  expect(made.paper.sections[0]).toMatchObject({
    facts: { Recipient: 'Grace Parent', Address: '1 Elm St\nApt 2\nBoston MA 02110', Phone: '(617) 555-0100' },
  });
  expect(JSON.stringify(made.paper.sections)).toMatch(/Or type this address: http[^"]*\/pay#/);
});

test('details are saved per patient and version, and only with the name of the guarantor', async () => {
  const patient = await clinic.addPatient();
  expect(await readDetails(db(), clinic.clinicId, patient)).toMatchObject({ relationship: null, version: 0 });
  const nameless = { ...PARENT, guarantor_last_name: ' ' };
  expect(errorCode(await saveDetails(clinic.biller, patient, 0, nameless))).toBe('BAD_USER_INPUT');
  const badMail = { ...PARENT, guarantor_email: 'grace' };
  expect(errorCode(await saveDetails(clinic.biller, patient, 0, badMail))).toBe('BAD_USER_INPUT');
  done(await saveDetails(clinic.biller, patient, 0, PARENT));
  expect(errorCode(await saveDetails(clinic.biller, patient, 0, PARENT))).toBe('STALE_VERSION');
  expect(done(await saveDetails(clinic.biller, patient, 1, {}))).toMatchObject({ relationship: null, version: 2 });
  expect(errorCode(await saveDetails(other.biller, patient, 0, PARENT))).toBe('NOT_FOUND');
  expect(await guarantorOf(db(), clinic.clinicId, patient)).toBeNull();
});

test('statements on hold are neither run nor created', async () => {
  const patient = await clinic.addPatient();
  await clinic.charge(patient, 5000);
  expect(await isDue(patient)).toBe(true);
  done(await saveDetails(clinic.biller, patient, 0, { statement_hold: 'Appeal with the insurer' }));
  expect(await isDue(patient)).toBe(false);
  expect(errorCode(await makeStatement(clinic.biller, patient))).toBe('STATEMENT_HOLD');
  done(await saveDetails(clinic.biller, patient, 1, {}));
  done(await makeStatement(clinic.biller, patient));
});

test('statements of patients without an email address are printed in one batch, once', async () => {
  const own = await makeBillingClinic(app());
  const [silent, mailed] = await Promise.all([
    buildPatient(app(), own.clinicId, { last_name: 'Silent', email: null }),
    own.addPatient('Mailed'),
  ]);
  for (const patient of [silent, mailed]) await own.charge(patient, 5000);
  expect(done(await runStatements(own.biller, newId()))).toBe(2);
  const ids = await statementsToPrint(db(), own.clinicId);
  expect(ids).toHaveLength(1);
  const of = { app: app(), clinicId: own.clinicId, timeZone: 'UTC' };
  const { paper, patientId } = (await makePaper(of, 'statement', ids[0]!))!;
  expect(patientId).toBe(silent);
  const { pages } = await readPdf(await papersPdf([paper, paper], { clinicId: own.clinicId, userId: null }));
  expect(pages).toBe(2);
  await app().database.transaction((tx) => markPrinted(tx, own.clinicId, ids[0]!, own.biller.now));
  expect(await statementsToPrint(db(), own.clinicId)).toEqual([]);
});

test('boxes 12 and 13 are signed only with the signatures on file on the day of service', async () => {
  const patient = await clinic.addPatient();
  const charge = await clinic.charge(patient, 5000);
  const input = { patientId: patient, noteId: null, chargeIds: [charge.id] };
  const { id } = done(await makeSuperbill(clinic.biller, newId(), input));
  const read = async () => (await claimOf(app(), clinic.clinicId, id))!;
  const before = await read();
  expect(before.claim).toMatchObject({ isReleased: false, isAssigned: false });
  expect(before.questions).toHaveLength(2);
  done(await saveDetails(clinic.biller, patient, 0, { release_day: '2026-11-23', assignment_day: '2026-11-24' }));
  const after = await read();
  expect(after.claim).toMatchObject({ isReleased: true, isAssigned: false });
  expect(after.questions).toEqual(['No signed assignment of benefits is on file. Box 13 stays empty.']);
});
