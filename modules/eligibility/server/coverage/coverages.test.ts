import { expect, test } from 'vitest';
import { isDomainError } from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import { holdOpen, soon } from '#platform/testing/hold-open.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { addStarterPayers, importPayers } from '../payers/import-payers.ts';
import { findPayers, readAllPayers } from '../payers/payers.sql.ts';
import { deletePayer, savePayer } from '../payers/save-payer.ts';
import { payerPatterns } from '../../rules/index.ts';
import { done, makeEligibilityClinic } from '../testing/eligibility-clinic.ts';
import { coveragesOf } from './coverages.sql.ts';
import { coveragesSection } from './coverages-section.ts';
import { importCoverages } from './import-coverages.ts';
import { createCoverage, deleteCoverage, updateCoverage } from './save-coverage.ts';

const app = useTestApp();
const issues = (answer: unknown) => (isDomainError(answer) ? answer.issues.map(({ path }) => path) : []);

test('a coverage is saved once per key, with its payer and audit entry', async () => {
  const { desk, patientId, payerId, clinicId } = await makeEligibilityClinic(app());
  const input = { payer_id: payerId, member_id: ' W1 ', group_number: '900', copay: 2500, relationship: null };
  const made = done(await createCoverage(desk, 'key-1', patientId, input));
  const again = done(await createCoverage(desk, 'key-1', patientId, input));
  expect(again.id).toBe(made.id);
  const coverages = await coveragesOf(app().database.kysely, clinicId, patientId);
  expect(coverages).toMatchObject([
    {
      payer_name: 'Aetna',
      payer_code: '60054',
      member_id: 'W1',
      relationship: 'Self',
      priority: 'Primary',
      copay: 2500,
    },
  ]);
  const { rows } = await app().database.pool.query(
    `select action, patient_id from audit.inbox where clinic_id = $1 and object_type = 'coverage'`,
    [clinicId],
  );
  expect(rows).toEqual([{ action: 'create', patient_id: patientId }]);
});

test('rejects an invalid coverage with field errors', async () => {
  const { desk, patientId, payerId } = await makeEligibilityClinic(app());
  const make = (input: object) =>
    createCoverage(desk, crypto.randomUUID(), patientId, { payer_id: payerId, member_id: 'W1', ...input });
  expect(issues(await make({ member_id: '' }))).toEqual(['input.member_id']);
  expect(issues(await make({ member_id: 'A*B~C' }))).toEqual(['input.member_id']);
  expect(issues(await make({ start_date: '2026-02-01', end_date: '2026-01-31' }))).toEqual(['input.end_date']);
  expect(issues(await make({ relationship: 'Spouse' }))).toEqual([
    'input.subscriber_first_name',
    'input.subscriber_last_name',
  ]);
  expect(issues(await make({ copay: -1 }))).toEqual(['input.copay']);
  const other = await makeEligibilityClinic(app());
  expect(issues(await make({ payer_id: other.payerId }))).toEqual(['input.payer_id']);
  expect(await createCoverage(desk, 'x', other.patientId, { payer_id: payerId, member_id: 'W1' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('saves the address of a subscriber who lives elsewhere, street and city together', async () => {
  const { desk, patientId, payerId, clinicId } = await makeEligibilityClinic(app());
  const input = {
    payer_id: payerId,
    member_id: 'W1',
    relationship: 'Child',
    subscriber_first_name: 'Ann',
    subscriber_last_name: 'Lee',
  };
  const home = {
    subscriber_address_line1: '9 Oak St',
    subscriber_city: 'Salem',
    subscriber_state: 'MA',
    subscriber_postal_code: '01970',
  };
  const made = done(await createCoverage(desk, 'home', patientId, { ...input, ...home }));
  expect(await coveragesOf(app().database.kysely, clinicId, patientId)).toMatchObject([home]);
  const change = (more: object) => updateCoverage(desk, made.id, 1, { ...input, ...more });
  expect(issues(await change({ subscriber_address_line1: '9 Oak St' }))).toEqual(['input.subscriber_city']);
  expect(issues(await change({ subscriber_postal_code: '01970' }))).toEqual(['input.subscriber_address_line1']);
  // A patient who is the subscriber has the patient's address.
  const self = done(await change({ relationship: 'Self', ...home }));
  expect(self).toMatchObject({ subscriber_address_line1: null, subscriber_postal_code: null });
});

test('a priority is unique on a day, even if two members enter it concurrently', async () => {
  const { desk, patientId, payerId, addCoverage, clinicId } = await makeEligibilityClinic(app());
  const old = await addCoverage(patientId, { start_date: '2020-01-01', end_date: '2024-12-31' });
  const input = { payer_id: payerId, member_id: 'W2', start_date: '2025-01-01' };
  const both = await Promise.all([1, 2].map((each) => createCoverage(desk, `race-${each}`, patientId, input)));
  expect(both.filter(isDomainError)).toMatchObject([{ code: 'PRIORITY_TAKEN' }]);
  expect(
    await updateCoverage(desk, old.id, 1, { payer_id: payerId, member_id: 'W1', end_date: '2025-06-01' }),
  ).toMatchObject({
    code: 'PRIORITY_TAKEN',
  });
  await addCoverage(patientId, { priority: 'Secondary' });
  const standing = await coveragesOf(app().database.kysely, clinicId, patientId);
  expect(standing.map(({ priority, member_id }) => `${priority} ${member_id}`)).toEqual([
    'Primary W2',
    'Primary W123456789',
    'Secondary W123456789',
  ]);
});

test('a version conflict is reported, and a deleted coverage stays on record', async () => {
  const { desk, patientId, payerId, addCoverage, clinicId } = await makeEligibilityClinic(app());
  const coverage = await addCoverage(patientId);
  const input = { payer_id: payerId, member_id: 'W9' };
  expect(done(await updateCoverage(desk, coverage.id, 1, input))).toMatchObject({ member_id: 'W9', version: 2 });
  expect(await updateCoverage(desk, coverage.id, 1, input)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await deleteCoverage(desk, coverage.id, 1)).toMatchObject({ code: 'STALE_VERSION' });
  expect(await deleteCoverage(desk, coverage.id, 2)).toBe(true);
  expect(await deleteCoverage(desk, coverage.id, 2)).toBe(true);
  expect(await coveragesOf(app().database.kysely, clinicId, patientId)).toEqual([]);
  const other = await makeEligibilityClinic(app());
  expect(await deleteCoverage(other.desk, coverage.id, 3)).toMatchObject({ code: 'NOT_FOUND' });
  const { rows } = await app().database.pool.query('select member_id from eligibility.coverage where id = $1', [
    coverage.id,
  ]);
  expect(rows).toEqual([{ member_id: 'W9' }]);
});

test('the list of payers: common payers, import, search, duplicate numbers, removal', async () => {
  const { manager, desk, clinicId, payerId, patientId, addCoverage } = await makeEligibilityClinic(app());
  expect(await addStarterPayers(manager)).toBeGreaterThan(20);
  expect(await addStarterPayers(manager)).toBe(0);
  expect(await savePayer(manager, { payer_name: 'Other', payer_code: '60054' }, null)).toMatchObject({
    code: 'PAYER_TAKEN',
  });
  const text =
    'Payer ID,Name,Type\n60054,Aetna Life,Commercial\nX1,"Acme, Inc.",Medicaid\n,Nobody,\nX1,Twice,\nA*1,Bad,';
  const seen = done(await importPayers(manager, text, false));
  expect(seen).toMatchObject({ created: 1, updated: 1, unchanged: 0 });
  expect(seen.issues.map(({ row }) => row)).toEqual([4, 5, 6]);
  expect(done(await importPayers(manager, text, true))).toMatchObject({ created: 1, updated: 1 });
  expect(done(await importPayers(manager, text, true))).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  const find = async (typed: string) =>
    (
      await findPayers(
        app().database.kysely,
        clinicId,
        { patterns: payerPatterns(typed), includeDeleted: false },
        { skip: 0, take: 50 },
      )
    ).payer_list.map(({ payer_name }) => payer_name);
  expect(await find('^aetna')).toEqual(['Aetna Life']);
  expect(await find('acme|^cigna$')).toEqual(['Acme, Inc.', 'Cigna']);
  expect(await find('blue.*illinois')).toEqual(['Blue Cross Blue Shield of Illinois']);
  expect(await find('(((')).toEqual([]);
  expect(await find('100%')).toEqual([]);
  const coverage = await addCoverage(patientId);
  expect(await deletePayer(manager, payerId)).toBe(true);
  expect(await find('^aetna')).toEqual([]);
  expect(await coveragesOf(app().database.kysely, clinicId, patientId)).toMatchObject([{ payer_is_checked: false }]);
  // Existing coverages with it can still be edited.
  done(await updateCoverage(desk, coverage.id, 1, { payer_id: payerId, member_id: 'W3' }));
  expect(issues(await createCoverage(desk, 'n', patientId, { payer_id: payerId, member_id: 'W1' }))).toEqual([
    'input.payer_id',
  ]);
  expect((await readAllPayers(app().database.kysely, clinicId)).length).toBeGreaterThan(20);
});

test('an import skips a payer that someone else adds concurrently', async () => {
  const { manager, clinicId } = await makeEligibilityClinic(app());
  const held = await holdOpen(
    app(),
    `insert into eligibility.payer (clinic_id, id, payer_name, payer_code, payer_type, created_time)
      values ($1, $2, 'Acme', 'x1', 'Commercial', now())`,
    [clinicId, newId()],
  );
  const importing = importPayers(manager, 'Payer ID,Name\nX1,Acme\nX2,Apex', true);
  await soon();
  await held.end();
  expect(done(await importing)).toMatchObject({ created: 1 });
});

test('coverages are imported from a file and exported with the full record', async () => {
  const { manager, clinicId, patientId } = await makeEligibilityClinic(app());
  const { rows } = await app().database.pool.query('select record_number from patients.patient where id = $1', [
    patientId,
  ]);
  const number = rows[0].record_number;
  const text = `Record Number\tPayer\tMember ID\tStart\tRelationship\tSubscriber first name\tSubscriber last name
${number}\taetna\tW77\t1/2/2025\tSpouse\tBo\tLang
${number}\t60054\tw77\t\t\t\t
${number}\tNobody\tW78\t\t\t\t
999999\taetna\tW78\t\t\t\t
${number}\taetna\tW79\t\t\t\t
${number}\taetna\tW80\t13/13/2025\t\t\t`;
  const tried = done(await importCoverages(manager, text, false));
  expect(tried.created).toBeGreaterThan(0);
  expect(await coveragesOf(app().database.kysely, clinicId, patientId)).toEqual([]);
  const applied = done(await importCoverages(manager, text, true));
  expect(applied).toMatchObject({ created: 1, unchanged: 1 });
  expect(applied.issues.map(({ row }) => row)).toEqual([4, 5, 6, 7]);
  expect(done(await importCoverages(manager, text, true))).toMatchObject({ created: 0, unchanged: 2 });
  expect(await coveragesSection.read(app(), clinicId, patientId)).toMatchObject([
    { Payer: 'Aetna (60054)', 'Member ID': 'W77', Subscriber: 'Bo Lang (patient is spouse)', From: '01/02/2025' },
  ]);
});
