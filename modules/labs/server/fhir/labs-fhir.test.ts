import type { Binary, DiagnosticReport, Observation, ServiceRequest, Specimen } from 'fhir/r4';
import { beforeAll, expect, test } from 'vitest';
import type { App } from '#platform/app.ts';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { newId } from '#platform/id.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { recordSent } from '../orders/record-sent.ts';
import { receiveMessage } from '../results/receive-message.ts';
import { done, type LabsClinic, makeLabsClinic } from '../testing/labs-clinic.ts';
import { fhirResources } from './index.ts';
import { resultTopic } from './result-topic.ts';
import { labObservationResource } from './lab-observation-resource.ts';
import { resultFileResource } from './result-file-resource.ts';

const bareApp = useTestApp(new Date('2026-11-23T15:00:00Z'));
let app: App;
let clinic: LabsClinic;
let person = 0;

beforeAll(async () => {
  app = bareApp();
  clinic = await makeLabsClinic(app, null);
});

async function ordered(code = 'CBC') {
  person += 1;
  const name = `Person${String.fromCharCode(65 + person)}`;
  const patientId = await clinic.addPatient(name, '1980-05-01');
  const { groupId, tests } = await clinic.order(patientId, [code]);
  await app.database.transaction((tx) =>
    recordSent(tx, clinic.clinicId, [groupId], { accountId: clinic.accountId, at: app.clock() }),
  );
  return { patientId, placer: tests[0]!.placer_number, testId: tests[0]!.id, pid: `PID|1||||${name}^Ada||19800501|F` };
}

let minute = 10;
const send = async (...lines: string[]): Promise<void> => {
  minute += 1;
  const msh = `MSH|^~\\&|LAB|BAY|SALUS|${clinic.facility}|202611231${minute}00-0500||ORU^R01|${newId()}|P|2.5.1`;
  const answer = await receiveMessage(app, `${[msh, ...lines].join('\r')}\r`);
  expect(answer).toContain('MSA|AA');
};
const obr = (placer: string, status: string, at = '20261122'): string =>
  `OBR|1|${placer}|F-${placer}|CBC^CBC|||20261122080000|||||||||||||||${at}|||${status}`;
const obx = (
  code: string,
  value: string,
  { type = 'NM', units = 'mmol/L', range = '3.5-5.1', flag = '', status = 'F' } = {},
) => `OBX|1|${type}|${code}||${value}|${units}|${range}|${flag}|||${status}`;

async function read(selection: object, { forPatient = false } = {}) {
  const records = await readValid(fhirResources, buildReader(app, clinic.clinicId, { forPatient }), selection);
  const of = <T>(type: string) =>
    records.map(({ resource }) => resource).filter(({ resourceType }) => resourceType === type) as unknown as T[];
  return {
    records,
    orders: of<ServiceRequest>('ServiceRequest'),
    reports: of<DiagnosticReport>('DiagnosticReport'),
    values: of<Observation>('Observation'),
    specimens: of<Specimen>('Specimen'),
  };
}

test('values keep numbers, bounds, texts and codes, with their units, ranges and interpretations', async () => {
  const { patientId, pid, placer, testId } = await ordered();
  await send(
    pid,
    obr(placer, 'F'),
    obx('2823-3^Potassium^LN', '5.4', { flag: 'H' }),
    obx('TROP^Troponin', '<0.01', { type: 'SN', units: 'ng/mL', range: '<0.04' }),
    obx('COLOR^Color', 'yellow', { type: 'ST', units: '', range: '' }),
    obx('OWN^Own value', '7', { units: 'arb units', range: '' }),
    obx('NOT^Not measured', '', { type: 'ST', units: '', range: '', status: 'X' }),
  );
  const { reports, values, orders, specimens } = await read({ patientIds: [patientId] });
  expect(orders).toMatchObject([{ id: testId, status: 'completed', intent: 'order', priority: 'routine' }]);
  expect(orders[0]!.code!.coding![0]).toEqual({ system: 'http://loinc.org', code: '58410-2' });
  expect(orders[0]!.reasonCode![0]!.coding![0]!.system).toBe('http://hl7.org/fhir/sid/icd-10-cm');
  expect(reports).toMatchObject([{ status: 'final', basedOn: [{ reference: `ServiceRequest/${testId}` }] }]);
  expect(specimens).toMatchObject([{ type: { text: 'Whole blood (EDTA)' } }]);
  expect(reports[0]!.result!.map((one) => one.reference)).toEqual(values.map(({ id }) => `Observation/${id}`));
  const [potassium, troponin, color, own, not] = values;
  expect(potassium).toMatchObject({
    status: 'final',
    code: { coding: [{ system: 'http://loinc.org', code: '2823-3' }], text: 'Potassium' },
    valueQuantity: { value: 5.4, unit: 'mmol/L', system: 'http://unitsofmeasure.org', code: 'mmol/L' },
    interpretation: [{ coding: [{ code: 'H' }] }],
    referenceRange: [{ low: { value: 3.5 }, high: { value: 5.1 }, text: '3.5-5.1' }],
  });
  expect(troponin!.valueQuantity).toMatchObject({ value: 0.01, comparator: '<', unit: 'ng/mL' });
  expect(color).toMatchObject({ valueString: 'yellow' });
  expect(own!.valueQuantity).toEqual({ value: 7, unit: 'arb units' });
  expect(not).toMatchObject({ status: 'cancelled', dataAbsentReason: { coding: [{ code: 'error' }] } });
});

test('a file of a result is its presented form, with its bytes by id; a patient reads it once the result is released', async () => {
  const { patientId, pid, placer } = await ordered();
  const text = Buffer.from('The whole report').toString('base64');
  await send(pid, obr(placer, 'F'), obx('K^Potassium', '5.0'), `OBX|2|ED|PDF^Report||LAB^TEXT^^Base64^${text}||||||F`);
  const { reports, values } = await read({ patientIds: [patientId] });
  expect(values).toHaveLength(1);
  const [form] = reports[0]!.presentedForm!;
  expect(form).toMatchObject({ contentType: 'text/plain', title: 'Report' });
  const id = form!.url!.split('/').at(-1)!;
  const binaries = async (more = {}, who = {}) =>
    (await readValid([resultFileResource], buildReader(app, clinic.clinicId, who), { ids: [id], ...more })).map(
      ({ resource }) => Buffer.from((resource as Binary).data!, 'base64').toString(),
    );
  expect(await binaries()).toEqual(['The whole report']);
  expect(await binaries({ patientIds: [newId()] })).toEqual([]);
  expect(await readValid([resultFileResource], buildReader(app, clinic.clinicId), {})).toEqual([]);
  await app.database.pool.query(
    `update labs.report set held_until = '2026-12-01T00:00:00Z' where clinic_id = $1 and patient_id = $2`,
    [clinic.clinicId, patientId],
  );
  expect(await binaries({}, { forPatient: true })).toEqual([]);
  expect((await read({ patientIds: [patientId] }, { forPatient: true })).reports).toEqual([]);
});

test('a corrected result keeps its ids, with another version', async () => {
  const { patientId, pid, placer } = await ordered();
  await send(pid, obr(placer, 'P'), obx('K^Potassium', '5.0', { status: 'P' }));
  const first = await read({ patientIds: [patientId] });
  expect(first.reports).toMatchObject([{ status: 'preliminary' }]);
  expect(first.values).toMatchObject([{ status: 'preliminary', valueQuantity: { value: 5 } }]);
  expect((await read({ patientIds: [patientId] }, { forPatient: true })).values).toEqual([]);
  app = { ...app, clock: () => new Date('2026-11-23T16:00:00Z') };
  await send(pid, obr(placer, 'C', '20261123'), obx('K^Potassium', '4.6', { status: 'C' }));
  const after = await read({ patientIds: [patientId] });
  expect(after.reports).toMatchObject([{ id: first.reports[0]!.id, status: 'corrected' }]);
  expect(after.values).toMatchObject([{ id: first.values[0]!.id, status: 'corrected', valueQuantity: { value: 4.6 } }]);
  expect(after.values[0]!.meta!.versionId).not.toBe(first.values[0]!.meta!.versionId);
  expect((await read({ ids: [first.values[0]!.id] })).values).toHaveLength(1);
});

test('a filed result is announced by the id of its report', async () => {
  const { patientId, pid, placer } = await ordered();
  await app.database.pool.query(`delete from platform.outbox where topic = 'labs.result-changed'`);
  await send(pid, obr(placer, 'F'), obx('K^Potassium', '5.0'));
  const { reports } = await read({ patientIds: [patientId] });
  const { rows } = await app.database.pool.query(
    `select body from platform.outbox where topic = 'labs.result-changed'`,
  );
  const changed = await app.database.transaction((tx) => resultTopic.changed(tx, clinic.clinicId, rows[0].body));
  expect(changed).toEqual([reports[0]!.id]);
});

test('withdrawn values say that they were errors, and a canceled result has no valid value', async () => {
  const { patientId, pid, placer } = await ordered();
  await send(pid, obr(placer, 'F'), obx('K^Potassium', '5.0'), obx('NA^Sodium', '140'));
  await send(pid, obr(placer, 'C', '20261123'), obx('K^Potassium', '', { status: 'W' }));
  const wrong = await read({ patientIds: [patientId] });
  expect(wrong.values.map(({ status }) => status)).toEqual(['entered-in-error', 'final']);
  // The patient has not seen the value before, so its withdrawal is of no concern.
  expect((await read({ patientIds: [patientId] }, { forPatient: true })).values).toMatchObject([{ status: 'final' }]);
  await send(pid, obr(placer, 'X', '20261124'));
  const gone = await read({ patientIds: [patientId] });
  expect(gone.reports).toMatchObject([{ status: 'cancelled' }]);
  expect(gone.values.some(({ status }) => status === 'final')).toBe(false);
  // The patient has seen the other value, and is shown that it was withdrawn, without it.
  const shown = await read({ patientIds: [patientId] }, { forPatient: true });
  expect(shown.reports).toMatchObject([{ status: 'cancelled' }]);
  expect(shown.values.length).toBeGreaterThan(0);
  for (const value of shown.values) {
    expect(['cancelled', 'entered-in-error']).toContain(value.status);
    expect(value.valueQuantity).toBeUndefined();
  }
});

test('a patient sees only results that are released, and orders that were sent', async () => {
  const { patientId, pid, placer } = await ordered();
  await clinic.order(patientId, ['TSH']);
  await send(pid, obr(placer, 'F'), obx('K^Potassium', '5.0'));
  const hold = (until: string | null) =>
    app.database.pool.query('update labs.report set held_until = $3 where clinic_id = $1 and patient_id = $2', [
      clinic.clinicId,
      patientId,
      until,
    ]);
  await hold('2026-12-01T00:00:00Z');
  const held = await read({ patientIds: [patientId] }, { forPatient: true });
  expect([held.reports, held.values, held.specimens]).toEqual([[], [], []]);
  expect(held.orders).toHaveLength(1);
  const all = await read({ patientIds: [patientId] });
  expect(all.orders.map(({ status }) => status).toSorted()).toEqual(['completed', 'draft']);
  expect(all.values).toHaveLength(1);
  await hold('2026-11-23T15:30:00Z');
  expect((await read({ patientIds: [patientId] }, { forPatient: true })).values).toHaveLength(1);
});

test('a result without a patient is not served; ids of another clinic and of deleted patients give nothing', async () => {
  const { patientId, pid, placer } = await ordered();
  await send(pid, obr(placer, 'F'), obx('K^Potassium', '5.0'), obx('NA^Sodium', '140'));
  await send('PID|1||||Unknown^Person||19000101|F', obr('UNKNOWN-1', 'F'), obx('K^Potassium', '9.9'));
  const all = await read({});
  expect(all.values.some(({ valueQuantity }) => valueQuantity?.value === 9.9)).toBe(false);
  const ids = all.records.map(({ resource }) => resource.id!);
  const reader = buildReader(app, clinic.clinicId);
  const paged = await Promise.all(fhirResources.map((source) => readIdsInPages(source, reader, 2)));
  expect(paged.flat().toSorted()).toEqual(ids.toSorted());
  expect((await readValid([labObservationResource], reader, { ids, patientIds: [patientId] })).length).toBe(2);
  const stranger = await makeLabsClinic(app, null);
  const theirs = buildReader(app, stranger.clinicId);
  expect(await readValid(fhirResources, theirs, { ids })).toEqual([]);
  await app.database.pool.query('update patients.patient set deleted_time = now() where clinic_id = $1 and id = $2', [
    clinic.clinicId,
    patientId,
  ]);
  const left = await read({ patientIds: [patientId] });
  expect([...left.orders, ...left.reports, ...left.values, ...left.specimens]).toEqual([]);
  done(clinic.labId);
});
