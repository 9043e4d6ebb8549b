import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedicationIn, endMedicationIn, readPatients } from '#patients/server';
import type { App } from '#platform/app.ts';
import { must } from '#platform/testing/must.ts';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { clinicVitals, recordVitals } from '#vitals/server';
import { startNetworkServer, type NetworkServer } from '../../../../sandbox/network-server.ts';
import { makePrescribingClinic, type PrescribingClinic } from '../testing/prescribing-clinic.ts';
import { cancelPrescription } from './cancel-prescription.ts';
import { markPrinted } from './leave-unsent.ts';
import { findPrescriptions } from '../records/prescriptions.sql.ts';
import { savePrescription } from './save-prescription.ts';
import { sendPrescription } from './send-prescription.ts';

const fixture = useTestApp(new Date());
const account = { account: 'salus', password: 'p', callbackPassword: 'c' };
let app: App;
let network: NetworkServer;
let clinic: PrescribingClinic;

beforeAll(async () => {
  network = await startNetworkServer(null, { ...account, callbackUrl: 'http://127.0.0.1:1/', pace: 1e9 });
  const url = `http://127.0.0.1:${network.port}`;
  const config = { ...fixture().config, network: { ...account, url, version: '2017071' as const } };
  // A minute of this clock takes an hour, so that slow machines don't cause network timeouts.
  const began = Date.now();
  app = { ...fixture(), clock: () => new Date(began + (Date.now() - began) / 60), config };
  clinic = await makePrescribingClinic(app);
});
afterAll(() => network.close());

const once = () => ({ clientKey: newId(), id: null, version: null });
const DRUGS = [
  'lisinopril 10 mg tablet',
  'metformin 500 mg tablet',
  'amlodipine 5 mg tablet',
  'sertraline 50 mg tablet',
];
const found = async (patientId: string) => {
  const search = { patientId, noteId: null, prescriberId: null, states: null, cancelled: null };
  return (await findPrescriptions(app.database.kysely, clinic.clinicId, search, { skip: 0, take: 200 })).rows;
};

test('forty concurrent prescriptions of one patient are all sent, each under its own number, alongside other work on the record', async () => {
  const patientId = await clinic.addPatient('Forty');
  const ctx = { ...clinic.doctor, app };
  const definitions = await clinicVitals(app.database.kysely, clinic.clinicId, app.clock());
  const pulse = definitions.find(({ code }) => code === 'pulse') ?? definitions[0]!;
  const sending = Array.from({ length: 40 }, (_, number) =>
    sendPrescription(
      { ...ctx, now: new Date() },
      clinic.wish(patientId, {
        drug_description: `vitamin ${number} capsule`,
        product_code: '',
        quantity_unit: 'C48480',
      }),
      once(),
      [],
    ),
  );
  const beside = Array.from({ length: 20 }, async (_, number) => {
    must(
      await recordVitals(ctx, {
        patientId,
        definitionIds: [pulse.id],
        values: [60 + number],
        collectTime: null,
        confirmed: new Set([pulse.id]),
      }),
    );
    const added = must(
      await app.database.transaction((tx) =>
        addMedicationIn(tx, ctx, patientId, {
          drug_name: `tea ${number}`,
          frequency: 'daily',
          from: null,
          record_type: 'Drug',
        }),
      ),
    );
    must(await app.database.transaction((tx) => endMedicationIn(tx, ctx, added.id, '2026-11-20')));
  });
  const [sent] = await Promise.all([Promise.all(sending), Promise.all(beside)]);
  expect(sent.map((each) => (isDomainError(each) ? each.message : each.code))).toEqual(
    Array.from({ length: 40 }, () => '010'),
  );
  const rows = await found(patientId);
  expect(new Set(rows.map(({ order_number: number }) => number)).size).toBe(40);
  expect(rows.every(({ state }) => state === 'Confirmed')).toBe(true);
  const [patient] = await readPatients(app.database.kysely, clinic.clinicId, [patientId], { medications: true });
  expect(patient!.medications).toHaveLength(60);
}, 600_000);

test('concurrent sending, canceling, saving and printing of one patient never deadlock', async () => {
  const patientId = await clinic.addPatient('Mixed');
  const ctx = () => ({ ...clinic.doctor, app, now: new Date() });
  const wish = (number: number) =>
    clinic.wish(patientId, {
      drug_description: DRUGS[number % 4]!,
      product_code: '',
      pharmacy_ncpdp_id: clinic.pharmacy('queues'),
    });
  const sent = [];
  for (let number = 0; number < 4; number += 1)
    sent.push(must(await sendPrescription(ctx(), wish(number), once(), [])).row);
  const saved = [];
  for (let number = 0; number < 4; number += 1)
    saved.push(must(await savePrescription(ctx(), wish(number), null, once())));
  const results = await Promise.all([
    ...sent.map(({ id }) => cancelPrescription(ctx(), id, 'Not needed')),
    ...saved.map(({ id, version }) => markPrinted(ctx(), id, version)),
    ...[0, 1, 2, 3].map((number) => savePrescription(ctx(), wish(number), null, once())),
    ...[0, 1, 2, 3].map((number) =>
      sendPrescription(ctx(), { ...wish(number), drug_description: `vitamin ${number}` }, once(), []),
    ),
  ]);
  expect(results.filter(isDomainError)).toEqual([]);
  expect((await found(patientId)).filter(({ cancel_state: cancel }) => cancel === 'Queued')).toHaveLength(4);
}, 600_000);
