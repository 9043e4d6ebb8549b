import type { Coverage, Organization } from 'fhir/r4';
import { expect, test } from 'vitest';
import { buildReader, readIdsInPages, readValid } from '#platform/fhir/testing/read-records.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeEligibilityClinic } from '../testing/eligibility-clinic.ts';
import { fhirResources } from './index.ts';

const app = useTestApp(new Date('2026-11-23T15:00:00Z'));

async function clinic() {
  const made = await makeEligibilityClinic(app());
  const reader = buildReader(app(), made.clinicId);
  const read = async (selection: object = { patientIds: [made.patientId] }) =>
    (await readValid(fhirResources, reader, selection)).map(({ resource }) => resource);
  return { ...made, reader, read };
}

test('a coverage names its payer, member, plan, group, subscriber and dates', async () => {
  const { addCoverage, patientId, payerId, read } = await clinic();
  await addCoverage(patientId, { plan_name: 'Open Choice PPO', group_number: 'G-77', start_date: '2026-01-01' });
  await addCoverage(patientId, {
    priority: 'Secondary',
    member_id: 'SP-1',
    relationship: 'Spouse',
    subscriber_first_name: 'Ben',
    subscriber_last_name: 'Lang',
    subscriber_date_of_birth: '1979-01-01',
    end_date: '2026-10-31',
  });
  const [first, second] = (await read()) as Coverage[];
  expect(first).toMatchObject({
    status: 'active',
    type: { coding: [{ system: 'https://nahdo.org/sopt', code: '5' }], text: 'Commercial' },
    subscriberId: 'W123456789',
    beneficiary: { reference: `Patient/${patientId}` },
    subscriber: { reference: `Patient/${patientId}` },
    relationship: { coding: [{ code: 'self' }] },
    period: { start: '2026-01-01' },
    payor: [{ reference: `Organization/${payerId}`, display: 'Aetna' }],
    class: [{ value: 'G-77' }, { value: 'Open Choice PPO' }],
    order: 1,
  });
  expect(second).toMatchObject({
    status: 'cancelled',
    subscriber: { display: 'Ben Lang' },
    relationship: { coding: [{ code: 'spouse' }] },
    order: 2,
  });
  const [payer] = (await read({ ids: [payerId] })) as Organization[];
  expect(payer).toMatchObject({ active: true, name: 'Aetna', identifier: [{ value: '60054' }] });
});

test('pages contain each record once; other clinics and deleted coverages are not served', async () => {
  const { addCoverage, patientId, clinicId, reader, read } = await clinic();
  await addCoverage(patientId);
  await addCoverage(patientId, { priority: 'Secondary', member_id: 'SECOND-1' });
  const ids = (await read({})).map(({ id }) => id!);
  expect(ids).toHaveLength(3);
  const paged = await Promise.all(fhirResources.map((source) => readIdsInPages(source, reader, 1)));
  expect(paged.flat()).toEqual(ids);
  const other = await makeEligibilityClinic(app());
  expect(await readValid(fhirResources, buildReader(app(), other.clinicId), { ids })).toEqual([]);
  await app().database.pool.query('update eligibility.coverage set deleted_time = now() where clinic_id = $1', [
    clinicId,
  ]);
  expect(await read()).toEqual([]);
});
