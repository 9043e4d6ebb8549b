// Over 300 lines: one sandbox serves every possible outcome of a check.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#platform/config.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { type ClearinghouseServer, startClearinghouseServer } from '../../../../sandbox/clearinghouse-server.ts';
import { benefitCodes, rejectCodes } from '../../rules/x12/x12-codes.ts';
import { coveragesOf } from '../coverage/coverages.sql.ts';
import { savePayer } from '../payers/save-payer.ts';
import { done, type EligibilityClinic, makeEligibilityClinic } from '../testing/eligibility-clinic.ts';
import { endForgottenChecks } from '../visits/end-forgotten.ts';
import { askClearinghouse } from './ask-clearinghouse.ts';
import { checkCoverage, checkEligibility } from './check-eligibility.ts';
import { expressAddPatient } from './express-add.ts';
import { resolveFields } from '#platform/testing/resolve-fields.ts';
import type { EligibilityCheck } from '../../api/eligibility.gen.ts';
import { eligibilityResolvers } from '../resolvers.ts';
import type { CheckRow } from './checks.sql.ts';
import { readDrugBenefits } from './read-drug-benefits.ts';
import { listHistory, readCheck, readTransaction } from './read-history.ts';

const app = useTestApp();
const ACCOUNT = { user: 'salus', password: 'a long secret' };
let server: ClearinghouseServer;
let clinic: EligibilityClinic;
let count = 0;

beforeAll(async () => {
  server = await startClearinghouseServer(ACCOUNT, { slowMs: 2000 });
  Object.assign(app().config, { clearinghouse: reached('core') });
  clinic = await makeEligibilityClinic(app());
  await app().database.pool.query(
    `update practice.member set npi = '1234567893' where clinic_id = $1 and user_id = $2`,
    [clinic.clinicId, clinic.desk.actor.userId],
  );
});
afterAll(() => server.close());

function reached(protocol: 'core' | 'x12'): NonNullable<Config['clearinghouse']> {
  const url = `http://127.0.0.1:${server.port}/${protocol}`;
  return { url, protocol, ...ACCOUNT, sender: 'SALUS', receiver: 'SANDBOX' };
}

function ask(memberId: string, more: object = {}) {
  count += 1;
  return checkEligibility(clinic.desk, {
    clientKey: `key-${count}`,
    providerNpi: null,
    payerId: clinic.payerId,
    memberId,
    firstName: 'Ada',
    lastName: 'Lang',
    ...more,
  });
}

const shown = (ctx: RequestContext, check: CheckRow) =>
  resolveFields(eligibilityResolvers.EligibilityCheck, check, ctx) as unknown as EligibilityCheck;

test('checks a person, stores the encrypted response, and shows it in words', async () => {
  const check = done(await ask('W123456789'));
  expect(check).toMatchObject({
    outcome: 'Active',
    coverage_start: '2026-01-01',
    coverage_end: '2026-12-31',
    reasons: [],
  });
  const seen = shown(clinic.desk, done(await readCheck(clinic.desk, check.id)));
  expect(seen).toMatchObject({
    status: 'Active',
    plan_name: 'GOLD PPO 500 · PPO',
    group_number: '900100',
    requested_by: 'Front desk Tester',
    cause: 'Person',
  });
  expect(seen.benefits[0]).toEqual({ title: 'Copay', value: '$25', detail: 'office visit, per visit, in network' });
  const raw = done(await readTransaction(clinic.manager, check.id));
  expect(raw.request).toMatch(/^ISA\*00.*NM1\*IL\*1\*LANG\*ADA\*\*\*\*MI\*W123456789~.*IEA/);
  expect(raw.answer).toContain('EB*1*FAM*30');
  const { rows } = await app().database.pool.query(
    'select sealed_request, sealed_answer from eligibility.eligibility_check where id = $1',
    [check.id],
  );
  for (const sealed of [rows[0].sealed_request, rows[0].sealed_answer] as Buffer[])
    expect(sealed.toString('latin1')).not.toMatch(/ISA|LANG/);
  const { rows: entries } = await app().database.pool.query(
    `select action, changes from audit.inbox where object_type = 'eligibility_check' and object_id = $1 order by time, id`,
    [check.id],
  );
  expect(entries[0].action).toBe('create');
  expect(JSON.stringify(entries)).not.toContain('W123456789');
});

test('covers every EB01 code', async () => {
  for (const code of Object.keys(benefitCodes)) {
    const { outcome } = done(await ask(`EB-${code}`));
    if (/^[1-5]$/.test(code)) expect([code, outcome]).toEqual([code, 'Active']);
    else if (/^[678]$/.test(code)) expect([code, outcome]).toEqual([code, 'Inactive']);
    else expect(['Review', 'Failed']).toContain(outcome);
  }
});

test('covers every AAA03 code, by member, payer and provider', async () => {
  for (const code of Object.keys(rejectCodes))
    for (const place of ['', 'P-', 'R-']) {
      const check = done(await ask(`AAA-${place}${code}`));
      expect([code, check.outcome]).toEqual([code, 'Failed']);
      expect(check.reasons[0]).toContain(rejectCodes[code]);
    }
});

test.each([
  ['ENDED', 'Inactive'],
  ['FUTURE', 'Inactive'],
  ['NOEND', 'Active'],
  ['NODATES', 'NoData'],
  ['BOTH', 'Review'],
  ['DATESONLY', 'Review'],
  ['NOTHING', 'NoData'],
  ['OTHERNAME', 'Review'],
  ['OTHERID', 'Review'],
  ['DENTAL', 'Review'],
  ['EMERGENCY', 'Review'],
  ['TESTMARK', 'Review'],
  ['SECONDARY', 'Active'],
  ['HUGE', 'Active'],
  ['BROKEN', 'Failed'],
  ['HALF', 'Failed'],
  ['BOUNDLESS', 'Failed'],
  ['GARBAGE', 'Failed'],
  ['OTHERTRACE', 'Failed'],
  ['TA1', 'Failed'],
  ['999', 'Failed'],
  ['HTTP-503', 'Failed'],
  ['HTTP-500', 'Failed'],
])('%s is %s, over both protocols', async (memberId, outcome) => {
  for (const protocol of ['x12', 'core'] as const) {
    Object.assign(app().config, { clearinghouse: reached(protocol) });
    const check = done(await ask(memberId));
    expect(check.outcome).toBe(outcome);
    if (outcome === 'Failed') expect(check.reasons).toHaveLength(1);
  }
});

test('slow, unreachable and unauthorized connections could not be checked', async () => {
  const about = { id: 'x', time: new Date() };
  const config = reached('core');
  const slow = server.requests.find((each) => each.includes('W123456789'))!.replace('W123456789', 'SLOW');
  expect(await askClearinghouse(config, slow, { ...about, answerMs: 300 })).toEqual({
    problem: 'The clearinghouse did not respond in time.',
    passes: true,
  });
  expect(await askClearinghouse({ ...config, password: 'wrong' }, slow, about)).toMatchObject({ passes: false });
  expect(await askClearinghouse({ ...config, url: 'http://127.0.0.1:1/core' }, slow, about)).toMatchObject({
    passes: true,
  });
  Object.assign(app().config, { clearinghouse: null });
  expect(done(await ask('W1'))).toMatchObject({ outcome: 'Failed', reasons: ['No clearinghouse is set up.'] });
  Object.assign(app().config, { clearinghouse: config });
});

test('the sandbox says nothing about patients of a real clinic', async () => {
  const before = server.requests.length;
  Object.assign(app().config, { clearinghouse: { ...reached('core'), sandboxed: true } });
  expect(done(await ask('W1'))).toMatchObject({ outcome: 'Failed', reasons: ['No clearinghouse is set up.'] });
  await app().database.pool.query('update practice.clinic set is_demo = true where clinic_id = $1', [clinic.clinicId]);
  expect(done(await ask('W1'))).toMatchObject({ outcome: 'Active' });
  await app().database.pool.query('update practice.clinic set is_demo = false where clinic_id = $1', [clinic.clinicId]);
  expect(server.requests).toHaveLength(before + 1);
  Object.assign(app().config, { clearinghouse: reached('core') });
});

test('rejects missing fields in the product’s words before any request', async () => {
  const before = server.requests.length;
  for (const missing of [{ firstName: ' ' }, { lastName: '' }, { memberId: '' }, { payerId: '' }])
    expect(await ask('W1', missing)).toMatchObject({
      code: 'ELIGIBILITY_FIELDS',
      message: 'All fields are required for eligibility check.',
      title: 'Input Error',
    });
  expect(await ask('W*1~')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await ask('W')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await ask('W-')).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await ask('W1', { lastName: '張' })).toMatchObject({ code: 'NAME_UNWRITABLE' });
  expect(await ask('W1', { firstName: '-' })).toMatchObject({ code: 'NAME_UNWRITABLE' });
  expect(await ask('W1', { lastName: '.,' })).toMatchObject({ code: 'NAME_UNWRITABLE' });
  const coverage = await clinic.addCoverage(await clinic.addPatient('Short'));
  await app().database.pool.query(`update eligibility.coverage set member_id = '7' where id = $1`, [coverage.id]);
  expect(await checkCoverage(clinic.desk, coverage.id, 'short')).toMatchObject({ code: 'MEMBER_ID_SHORT' });
  await expect(clinic.addCoverage(await clinic.addPatient('Short'), { member_id: '7' })).rejects.toThrow(/2 letters/);
  expect(await ask('W1', { providerNpi: '1234567890' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await ask('W1', { providerNpi: '1245319599' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  const other = await makeEligibilityClinic(app());
  expect(await ask('W1', { payerId: other.payerId })).toMatchObject({ code: 'NOT_FOUND' });
  expect(
    await checkEligibility(other.desk, {
      clientKey: 'n',
      providerNpi: null,
      payerId: other.payerId,
      memberId: 'W1',
      firstName: 'A',
      lastName: 'B',
    }),
  ).toMatchObject({ code: 'NPI_MISSING' });
  const silent = done(
    await savePayer(clinic.manager, { payer_name: 'Silent', payer_code: 'S1', is_checked: false }, null),
  );
  expect(await ask('W1', { payerId: silent.id })).toMatchObject({ code: 'PAYER_NOT_ELECTRONIC' });
  expect(server.requests).toHaveLength(before);
});

test('repeated and concurrent calls send one request', async () => {
  const before = server.requests.length;
  const first = done(await ask('W55', { clientKey: 'twice' }));
  const second = done(await ask('W55', { clientKey: 'twice' }));
  expect(second.id).toBe(first.id);
  const both = await Promise.all([ask('W56', { clientKey: 'beside' }), ask('W56', { clientKey: 'beside' })]);
  expect(new Set(both.map((each) => done(each).id)).size).toBe(1);
  expect(server.requests).toHaveLength(before + 2);
});

test('checks a coverage with its patient, and a child as a dependent', async () => {
  const coverage = await clinic.addCoverage(clinic.patientId);
  expect(done(await checkCoverage(clinic.desk, coverage.id, 'cov-1'))).toMatchObject({
    outcome: 'Active',
    patient_id: clinic.patientId,
    coverage_id: coverage.id,
    date_of_birth: '1980-05-01',
  });
  const child = await clinic.addPatient('Lang', '2018-02-03');
  const theirs = await clinic.addCoverage(child, {
    relationship: 'Child',
    subscriber_first_name: 'Bo',
    subscriber_last_name: 'Miller',
    member_id: 'NOEND',
  });
  expect(done(await checkCoverage(clinic.desk, theirs.id, 'cov-2'))).toMatchObject({
    outcome: 'Active',
    last_name: 'Lang',
  });
  expect(server.requests.at(-1)).toMatch(/NM1\*IL\*1\*MILLER\*BO.*NM1\*03\*1\*LANG\*ADA~DMG\*D8\*20180203/);
  const history = done(await listHistory(clinic.desk, { patient_id: child }, { skip: 0, take: 20 }));
  expect(history.count).toBe(1);
  expect(shown(clinic.desk, history.checks[0]!)).toMatchObject({ status: 'Active' });
  const other = await makeEligibilityClinic(app());
  expect(await checkCoverage(other.desk, theirs.id, 'cov-3')).toMatchObject({ code: 'NOT_FOUND' });
  expect(await readCheck(other.desk, history.checks[0]!.id)).toMatchObject({ code: 'NOT_FOUND' });
  expect(await readTransaction(other.manager, history.checks[0]!.id)).toMatchObject({ code: 'NOT_FOUND' });
});

test('coverage that was active when checked has ended by now', async () => {
  const check = done(await ask('W77'));
  const later: RequestContext = { ...clinic.desk, now: new Date('2027-01-01T12:00:00Z') };
  expect(shown(later, done(await readCheck(later, check.id)))).toMatchObject({
    status: 'Inactive',
    status_then: 'Active',
  });
});

test('Express Add Patient creates one patient with the coverage, after a duplicate check', async () => {
  const add = (checkId: string, more: object = {}) =>
    expressAddPatient(clinic.desk, {
      check_id: checkId,
      gender_at_birth: 'Female',
      date_of_birth: '1991-03-04',
      ...more,
    });
  const check = done(await ask('NEW1', { lastName: 'Freshly' }));
  expect(await add(check.id, { date_of_birth: '2999-01-01' })).toMatchObject({ code: 'BAD_USER_INPUT' });
  expect(await add(check.id, { gender_at_birth: 'Unknown' })).toMatchObject({
    issues: [{ path: 'input.gender', message: 'Gender is Required' }],
  });
  const [one, two] = await Promise.all([add(check.id), add(check.id)]);
  expect(done(one).patient_id).toBe(done(two).patient_id);
  const made = done(one).patient_id!;
  expect(await coveragesOf(app().database.kysely, clinic.clinicId, made)).toMatchObject([
    {
      payer_name: 'Aetna',
      member_id: 'NEW1',
      plan_name: 'GOLD PPO 500',
      group_number: '900100',
      start_date: '2026-01-01',
    },
  ]);
  expect(done(await listHistory(clinic.desk, { patient_id: made }, { skip: 0, take: 9 })).count).toBe(1);
  const again = done(await ask('NEW2', { lastName: 'Freshly' }));
  const doubtful = done(await add(again.id));
  expect(doubtful).toMatchObject({ patient_id: null, likely: [{ patient_id: made, last_name: 'Freshly' }] });
  expect(done(await add(again.id, { confirmed: true })).patient_id).not.toBe(made);
  const inactive = done(await ask('ENDED'));
  expect(await add(inactive.id)).toMatchObject({ code: 'NOT_ACTIVE' });
  const other = await makeEligibilityClinic(app());
  expect(
    await expressAddPatient(other.desk, { check_id: check.id, gender_at_birth: 'Female', date_of_birth: '1991-03-04' }),
  ).toMatchObject({ code: 'NOT_FOUND' });
});

test('a check whose process crashed could not be made', async () => {
  const check = done(await ask('W88'));
  await app().database.pool.query(
    `update eligibility.eligibility_check set outcome = null, answered_time = null, requested_time = requested_time - interval '1 hour' where id = $1`,
    [check.id],
  );
  expect(shown(clinic.desk, done(await readCheck(clinic.desk, check.id)))).toMatchObject({ status: 'Waiting' });
  await endForgottenChecks(app());
  expect(shown(clinic.desk, done(await readCheck(clinic.desk, check.id)))).toMatchObject({
    status: 'CouldNotCheck',
    reasons: ['The check was broken off.'],
  });
});

test('neither requests nor responses appear in any log', async () => {
  expect(isDomainError(await ask('W99'))).toBe(false);
  const { rows } = await app().database.pool.query(
    `select count(*)::int as count from platform.outbox where body::text like '%W99%' or body::text like '%Lang%'`,
  );
  expect(rows[0].count).toBe(0);
});

test('the benefits for drugs come from the latest Active check of a current coverage', async () => {
  const patientId = await clinic.addPatient('Lang', '1980-05-01');
  const linesOf = async () =>
    done(await readDrugBenefits(clinic.doctor, patientId)).map((check) => shown(clinic.doctor, check).drug_benefits);
  const coverage = await clinic.addCoverage(patientId);
  expect(await linesOf()).toEqual([]);
  done(await checkCoverage(clinic.desk, coverage.id, 'drugs-1'));
  expect(await linesOf()).toEqual([[{ title: 'Copay', value: '$10', detail: 'pharmacy, per visit' }]]);
  const ended = await clinic.addPatient('Lang', '1980-05-02');
  const other = await clinic.addCoverage(ended, { member_id: 'ENDED' });
  done(await checkCoverage(clinic.desk, other.id, 'drugs-2'));
  expect(done(await readDrugBenefits(clinic.doctor, ended))).toEqual([]);
});
