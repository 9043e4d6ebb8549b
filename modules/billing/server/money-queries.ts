import { readLogged, readPage } from '#audit/server';
import { readPatients } from '#patients/server';
import { patientName } from '#patients/rules';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { toInstant } from '#scheduling/rules';
import type { ChargeRefund, DaySheet, PatientAccount, PaymentDetail, QueryResolvers } from '../api/accounting.gen.ts';
import { showDetails } from './accounts/account-details.ts';
import { keepAccountSums } from './accounts/account-sums.ts';
import { findBalances } from './accounts/find-balances.ts';
import { readProof } from './accounts/read-proof.ts';
import { findChargeProducts } from './charges/find-charge-products.ts';
import { chargeDefaults } from './charges/charge-defaults.ts';
import { feesOf } from './charges/fee-of.ts';
import { previewChargeRefund } from './charges/refund-charge.ts';
import { unpricedProcedures } from './charges/unpriced-procedures.ts';
import { findCharges, listCharges, readCharges } from './charges/charges.sql.ts';
import { readCloses } from './days/close-day.ts';
import { readDaySheet } from './days/day-sheet.ts';
import { readOpenFrom } from './ledger/lock-account.ts';
import { readBalanceAndCredit, readEntries, readOpenCharges } from './ledger/ledger.sql.ts';
import { findPayments, readPayments } from './payments/payments.sql.ts';
import { readPaymentParts } from './payments/payment-parts.sql.ts';
import { noPayment } from './payments/payment-errors.ts';
import type { Rows } from './rows.ts';

const MOST_OPEN = { skip: 0, take: 200 };
const DAY_MS = 86_400_000;

/** Queries of charges, payments, accounts and days. */
export const moneyQueries: QueryResolvers<Rows> = {
  charges: (_parent, { where, ...page }, ctx) =>
    readPage(ctx, { objectType: 'charge', patientId: where?.patient_id ?? null }, page, (rows) =>
      findCharges(db(ctx), ctx.actor.clinicId, where ?? {}, rows),
    ),
  chargeFee: async (_parent, { code_type, code, modifiers, date_of_charge }, ctx) => {
    const codes = [{ code_type, code, modifiers: modifiers ?? [] }];
    const [fee] = await feesOf(db(ctx), ctx.actor.clinicId, ctx.actor.userId, codes, date_of_charge);
    return fee ?? null;
  },
  chargeDefaults: (_parent, { patient_id: patientId, encounter_id, event_id }, ctx) =>
    readLogged(ctx, { objectType: 'charge', patientId }, () =>
      chargeDefaults(
        db(ctx),
        ctx.actor.clinicId,
        {
          patientId,
          noteId: encounter_id ?? null,
          eventId: event_id ?? null,
        },
        ctx.now,
      ),
    ),
  unpricedProcedures: (_parent, { encounter_id }, ctx) =>
    readLogged(ctx, { objectType: 'chart_note', objectId: encounter_id }, () =>
      unpricedProcedures(db(ctx), ctx.actor.clinicId, encounter_id),
    ),
  chargeProducts: (_parent, { search }, ctx) => findChargeProducts(ctx, search ?? ''),
  payments: (_parent, { where, ...page }, ctx) =>
    readPage(ctx, { objectType: 'payment', patientId: where?.patient_id ?? null }, page, (rows) => {
      const begins = (day: string): Date => toInstant(`${day} 00:00:00`, ctx.actor.timeZone);
      const from = where?.from == null ? null : begins(where.from);
      const to = where?.to == null ? null : new Date(begins(where.to).getTime() + DAY_MS);
      return findPayments(db(ctx), ctx.actor.clinicId, { ...where, from, to }, rows);
    }),
  payment: (_parent, { id }, ctx) =>
    readLogged<PaymentDetail<Rows>>(
      ctx,
      ({ payment }) => ({ objectType: 'payment', objectId: id, patientId: payment.patient_id }),
      () => readPayment(ctx, id),
    ),
  chargeRefund: (_parent, { charge_id }, ctx) =>
    readLogged<ChargeRefund<Rows>>(
      ctx,
      ({ charge }) => ({ objectType: 'charge', objectId: charge_id, patientId: charge.patient_id }),
      () => previewChargeRefund(ctx, charge_id),
    ),
  balances: (_parent, { where, ...page }, ctx) =>
    readPage(ctx, { objectType: 'account' }, page, async (rows) =>
      findBalances(
        db(ctx),
        ctx.actor.clinicId,
        {
          view: where?.view ?? 'Owing',
          least: where?.least ?? 0,
          keyword: (where?.keyword ?? '').slice(0, 100),
          today: dayIn(ctx.actor.timeZone, ctx.now),
          hasSums: await keepAccountSums(ctx.app, ctx.actor.clinicId, ctx.now),
        },
        rows,
      ),
    ),
  patientAccount: (_parent, { patient_id, ...page }, ctx) =>
    readPage(ctx, { objectType: 'account', objectId: patient_id, patientId: patient_id }, page, (rows) =>
      readAccount(ctx, patient_id, rows),
    ),
  accountDetails: (_parent, { patient_id: patientId }, ctx) =>
    readLogged(ctx, { objectType: 'account', objectId: patientId, patientId }, () => showDetails(ctx, patientId)),
  daySheet: (_parent, { day }, ctx) => readDay(ctx, day ?? dayIn(ctx.actor.timeZone, ctx.now)),
  dayCloses: (_parent, _args, ctx) => readCloses(db(ctx), ctx.actor.clinicId),
  lastProof: (_parent, _args, ctx) => readProof(db(ctx), ctx.actor.clinicId),
};

async function readPayment(ctx: RequestContext, id: string): Promise<PaymentDetail<Rows> | DomainError> {
  const [payment] = await readPayments(db(ctx), ctx.actor.clinicId, [id]);
  if (payment === undefined) return noPayment();
  return { payment, ...(await readPaymentParts(db(ctx), ctx.actor.clinicId, id)) };
}

async function readAccount(
  ctx: RequestContext,
  patientId: string,
  page: { skip: number; take: number },
): Promise<PatientAccount<Rows> | DomainError> {
  const { clinicId } = ctx.actor;
  const from = db(ctx);
  const [[patient], sums, open, entries, drafts] = await Promise.all([
    readPatients(from, clinicId, [patientId], { columns: ['first_name', 'last_name'] }),
    readBalanceAndCredit(from, clinicId, patientId),
    readOpenCharges(from, clinicId, patientId),
    readEntries(from, clinicId, patientId, page),
    listCharges(from, clinicId, { patient_id: patientId, state: 'draft' }, MOST_OPEN),
  ]);
  if (patient === undefined) return notFound('patient');
  const ids = open.map(({ id }) => id);
  return {
    patient_id: patientId,
    patient_name: patientName(patient),
    ...sums,
    open_charges: await readCharges(from, clinicId, ids),
    drafts,
    entries,
  };
}

async function readDay(ctx: RequestContext, day: string): Promise<DaySheet<Rows>> {
  const { clinicId } = ctx.actor;
  const [{ writtenOff, ...sheet }, [close], openFrom] = await Promise.all([
    readDaySheet(db(ctx), clinicId, day),
    readCloses(db(ctx), clinicId, day),
    readOpenFrom(db(ctx), clinicId),
  ]);
  return {
    ...sheet,
    day,
    open_from: openFrom,
    is_closed: day < openFrom,
    written_off: writtenOff,
    close: close ?? null,
  };
}
