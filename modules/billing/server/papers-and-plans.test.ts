import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { readMessages } from '#deliveries/testing';
import { newId } from '#platform/id.ts';
import { reportInput } from '#platform/reports/report-input.ts';
import { checkReport } from '#platform/testing/check-report.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { claimProblems } from '../rules/index.ts';
import { readBalance } from './ledger/ledger.sql.ts';
import { proveClinic } from './accounts/prove.ts';
import { writeOff } from './charges/write-off.ts';
import { claimOf, claimTexts } from './papers/claim-of.ts';
import { readInvoices } from './papers/invoices.sql.ts';
import { makeInvoice, voidInvoice } from './papers/make-invoice.ts';
import { mailPaperJob } from './papers/mail-paper.ts';
import { makePaper } from './papers/make-paper.ts';
import { changeSuperbill, makeSuperbill } from './papers/make-superbill.ts';
import { makeStatement, runStatements } from './papers/run-statements.ts';
import { formPdf, paperPdf } from './papers/write-pdf.ts';
import { readDaySheet } from './days/day-sheet.ts';
import { refundPayment } from './payments/refund-payment.ts';
import { enrol, moveSubscription } from './plans/enrol.ts';
import { readSubscriptions } from './plans/plans.sql.ts';
import { runSubscriptions } from './plans/run-subscriptions.ts';
import { savePlan } from './plans/save-plan.ts';
import { incomeReport } from './reports/income-report.ts';
import { moneyByMonth } from './reports/money-by-month.ts';
import { paymentReport } from './reports/payment-report.ts';
import { subscriptionReport } from './reports/subscription-report.ts';
import { type BillingClinic, done, makeBillingClinic, errorCode } from './testing/billing-clinic.ts';

const app = useTestApp();
let clinic: BillingClinic;
let other: BillingClinic;
beforeAll(async () => {
  clinic = await makeBillingClinic(app());
  other = await makeBillingClinic(app());
});
const db = () => app().database.kysely;
const of = () => ({ app: app(), clinicId: clinic.clinicId, timeZone: 'America/New_York' });

test('a visit’s charges become a superbill, an invoice and a statement, each as a PDF', async () => {
  const patient = await clinic.addPatient();
  const line = { code_type: 'CPT', code: '99213', diagnoses: [{ code: 'I10', name: 'Hypertension' }] };
  const charge = await clinic.charge(patient, 14_000, line);
  await clinic.pay(patient, 4000);
  const input = { patientId: patient, noteId: null, chargeIds: [charge.id] };
  const key = newId();
  const superbill = done(await makeSuperbill(clinic.biller, key, input));
  expect(done(await makeSuperbill(clinic.biller, key, input)).id).toBe(superbill.id);
  expect(superbill).toMatchObject({ number: 1, total: 14_000, open: 10_000, codes: ['99213'] });
  expect(errorCode(await makeSuperbill(other.biller, newId(), input))).toBe('NOTHING_POSTED');
  const { claim } = (await claimOf(app(), clinic.clinicId, superbill.id))!;
  expect(claim).toMatchObject({ diagnoses: ['I10'], paidCents: 4000 });
  expect(claim.lines).toMatchObject([{ code: '99213', pointers: 'A', cents: 14_000 }]);
  expect(claimProblems(claim)).toContain('The patient has no coverage with a member ID.');
  const { texts, pages } = await claimTexts(app(), clinic.clinicId, claim);
  const form = await formPdf(texts, pages, app().clock(), { clinicId: clinic.clinicId, userId: null });
  const invoice = done(
    await makeInvoice(clinic.biller, {
      key: newId(),
      patientId: patient,
      chargeIds: [charge.id],
      recipient: '',
      notes: '',
      dueDay: null,
    }),
  );
  expect(invoice).toMatchObject({ total: 14_000, open: 10_000, due_day: '2026-12-23' });
  const statementId = done(await makeStatement(clinic.biller, patient));
  const papers = [form];
  for (const [kind, id] of [
    ['superbill', superbill.id],
    ['invoice', invoice.id],
    ['statement', statementId],
  ] as const) {
    expect(await makePaper({ ...of(), clinicId: other.clinicId }, kind, id)).toBeNull();
    papers.push(await paperPdf((await makePaper(of(), kind, id))!.paper, { clinicId: clinic.clinicId, userId: null }));
  }
  const { rows } = await sql<{
    id: string;
  }>`select id from billing.receipt where clinic_id = ${clinic.clinicId} and patient_id = ${patient}`.execute(db());
  papers.push(
    await paperPdf((await makePaper(of(), 'receipt', rows[0]!.id))!.paper, { clinicId: clinic.clinicId, userId: null }),
  );
  for (const pdf of papers) expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(done(await voidInvoice(clinic.biller, invoice.id, 1, 'twice')).voided_time).not.toBeNull();
  expect(errorCode(await voidInvoice(clinic.biller, invoice.id, 1, 'twice'))).toBe('STALE_VERSION');
  expect(done(await changeSuperbill(clinic.biller, superbill.id, 1, { voided: 'wrong day' })).status).toBe('Voided');
});

test('a statement and its mail are in the language that the patient prefers', async () => {
  const patient = await clinic.addPatient();
  await app().database.pool.query(
    `update patients.patient set preferred_language = 'es', email = 'lucia@example.com' where id = $1`,
    [patient],
  );
  await clinic.charge(patient, 123_450);
  const id = done(await makeStatement(clinic.biller, patient));
  const { paper } = (await makePaper(of(), 'statement', id))!;
  await app().database.pool.query(
    `insert into billing.settings as s (clinic_id, statement_words, updated_time) values ($1, 'Thank you', now())
    on conflict (clinic_id) do update set statement_words = excluded.statement_words, statement_words_es = ''`,
    [clinic.clinicId],
  );
  expect((await makePaper(of(), 'statement', id))!.paper.foot).toBe('Thank you');
  await app().database.pool.query(`update billing.settings set statement_words_es = 'Gracias' where clinic_id = $1`, [
    clinic.clinicId,
  ]);
  expect((await makePaper(of(), 'statement', id))!.paper.foot).toBe('Gracias');
  await app().database.pool.query('delete from billing.settings where clinic_id = $1', [clinic.clinicId]);
  expect(paper.title).toMatch(/^Estado de cuenta \d+$/);
  expect(paper.lines).toEqual(['Fecha de emisión: 11/23/2026; vence el 12/23/2026']);
  expect(paper.sections.map(({ heading }) => heading)).toEqual([
    'Responsable',
    'Importe a pagar',
    'Total',
    'Cómo pagar',
  ]);
  expect(paper.sections[2]).toMatchObject({
    facts: { 'Saldo pendiente': '$1,234.50', 'Pagar antes del': '12/23/2026' },
  });
  await mailPaperJob(app(), { clinicId: clinic.clinicId, kind: 'statement', id });
  const [mail] = (await readMessages(app(), clinic.clinicId, 'statement')).filter(
    ({ to }) => to === 'lucia@example.com',
  );
  expect(mail!.subject).toMatch(/^Su estado de cuenta de /);
  expect(mail!.text).toMatch(/ le envía el estado de cuenta adjunto\. Si tiene preguntas, llámenos\.$/);
});

test('write-offs are not counted as paid on a superbill, a claim and a statement', async () => {
  const patient = await clinic.addPatient();
  const line = { code_type: 'CPT', code: '99213', diagnoses: [{ code: 'I10', name: 'Hypertension' }] };
  const charge = await clinic.charge(patient, 14_000, line);
  await clinic.pay(patient, 4000);
  const off = { charge_id: charge.id, amount: 1000, reason_code: 'courtesy', reason: '', kind: 'write_off' as const };
  done(await writeOff(clinic.biller, off));
  const input = { patientId: patient, noteId: null, chargeIds: [charge.id] };
  const { id } = done(await makeSuperbill(clinic.biller, newId(), input));
  expect((await claimOf(app(), clinic.clinicId, id))!.claim.paidCents).toBe(4000);
  const facts = { 'Total fee': '$140.00', 'Amount paid': '$40.00', Adjusted: '-$10.00', 'Balance due': '$90.00' };
  expect((await makePaper(of(), 'superbill', id))!.paper.sections.at(-1)).toMatchObject({ facts });
  const statement = done(await makeStatement(clinic.biller, patient));
  expect((await makePaper(of(), 'statement', statement))!.paper.sections[1]).toMatchObject({
    rows: [{ Charged: '$140.00', Paid: '$40.00', Adjusted: '-$10.00', Owed: '$90.00' }],
  });
});

test('statement runs include lower balances once the highest have received theirs', async () => {
  const own = await makeBillingClinic(app());
  await own.charge(await own.addPatient(), 9000);
  await own.charge(await own.addPatient(), 5000);
  expect(done(await runStatements(own.biller, newId(), 1))).toBe(1);
  expect(done(await runStatements(own.biller, newId(), 1))).toBe(1);
  expect(errorCode(await runStatements(own.biller, newId(), 1))).toBe('NOBODY_OWES');
});

test('a statement run includes each patient with a sufficient balance once', async () => {
  const own = await makeBillingClinic(app());
  const [debtor, small] = [await own.addPatient(), await own.addPatient()];
  await own.charge(debtor, 5000);
  await own.charge(small, 900);
  const key = newId();
  expect(done(await runStatements(own.biller, key))).toBe(1);
  expect(done(await runStatements(own.biller, key))).toBe(1);
  expect(errorCode(await runStatements(own.biller, newId()))).toBe('NOBODY_OWES');
  expect(errorCode(await makeStatement(own.biller, await own.addPatient()))).toBe('NOTHING_OWED');
});

test('charges a subscription once per period, keeps its price, and invoices it without a saved card', async () => {
  const own = await makeBillingClinic(app());
  const patient = await own.addPatient();
  const price = { plan_name: 'Membership', amount: 5000, interval_unit: 'month', interval_count: 1, trial_days: 0 };
  const plan = done(await savePlan(own.manager, price, null));
  expect(await savePlan(own.manager, price, null)).toMatchObject({
    code: 'NAME_TAKEN',
    issues: [{ path: 'input.plan_name' }],
  });
  const input = { key: newId(), patientId: patient, planId: plan.id, startDay: '2026-11-23', cardId: null };
  const enrolled = done(await enrol(own.biller, input));
  expect(done(await enrol(own.biller, input)).id).toBe(enrolled.id);
  expect(errorCode(await enrol(own.biller, { ...input, key: newId() }))).toBe('ENROLLED');
  done(await savePlan(own.manager, { ...price, amount: 6000 }, { id: plan.id, version: 1, isActive: true }));
  await runSubscriptions(app());
  await runSubscriptions(app());
  expect(await readBalance(db(), own.clinicId, patient)).toBe(5000);
  app().setClock(new Date('2026-12-23T14:00:00Z'));
  await runSubscriptions(app());
  app().setClock(new Date('2026-11-23T14:00:00Z'));
  expect(await readBalance(db(), own.clinicId, patient)).toBe(10_000);
  expect(await readInvoices(db(), own.clinicId, { patient_id: patient })).toHaveLength(2);
  const [now] = await readSubscriptions(db(), own.clinicId, { id: enrolled.id });
  expect(now).toMatchObject({ amount: 5000, next_day: '2027-01-23', status: 'active' });
  expect(done(await moveSubscription(own.biller, enrolled.id, now!.version, 'pause')).status).toBe('paused');
  expect(errorCode(await moveSubscription(own.biller, enrolled.id, now!.version, 'cancel'))).toBe('STALE_VERSION');
  expect(await proveClinic(db(), own.clinicId)).toBeNull();
  const report = reportInput({
    clinicId: own.clinicId,
    from: '2026-11-01',
    to: '2026-12-31',
    timeZone: 'America/New_York',
    now: app().clock(),
    filters: {},
  });
  expect(await checkReport(incomeReport, db(), report)).toMatchObject([
    { name: 'Membership', quantity: 2, net: 10_000 },
  ]);
  expect(await checkReport(moneyByMonth, db(), report)).toMatchObject([
    { charges: 5000 },
    { charges: 5000, receivable: 10_000 },
  ]);
  expect(await checkReport(subscriptionReport, db(), report)).toMatchObject([
    { name: 'Membership', opening: 0, added: 1, closing: 1, paused: 1, monthly_closing: 5000 },
  ]);
});

test('payments by provider, location and method add up to the day sheet', async () => {
  const own = await makeBillingClinic(app());
  const patient = await own.addPatient();
  const first = await own.charge(patient, 4000);
  await own.charge(patient, 3000, { provider: own.doctor.actor.userId });
  const paid = await own.pay(patient, 8000);
  await own.pay(patient, 500, { method: 'check', check_number: '1', applies: [] });
  const refund = { client_key: newId(), payment_id: paid.id, amount: 2500, reason_code: 'requested', reason: '' };
  done(await refundPayment(own.biller, refund));
  const day = { from: '2026-11-23', to: '2026-11-23' };
  const { collected } = await readDaySheet(db(), own.clinicId, day.from);
  expect(collected).toBe(6000);
  for (const breakdown of ['provider', 'practice', 'method']) {
    const input = reportInput({
      ...day,
      clinicId: own.clinicId,
      timeZone: 'America/New_York',
      now: app().clock(),
      breakdown,
    });
    const rows = await checkReport(paymentReport, db(), input);
    expect(rows.reduce((sum, row) => sum + Number(row['received']), 0)).toBe(collected);
    if (breakdown === 'method')
      expect(rows.map(({ name, received }) => [name, received])).toEqual([
        ['Cash', 5500],
        ['Check', 500],
      ]);
    if (breakdown === 'provider') {
      const of = (id: string) => rows.find(({ key }) => key === id);
      expect(of(first.provider_id)).toMatchObject({ applied: 4000, credit: 0 });
      expect(of(own.doctor.actor.userId)).toMatchObject({ applied: 1500, received: 1500 });
      expect(of('none')).toMatchObject({ name: 'Not applied', credit: 500, received: 500 });
    }
  }
});
