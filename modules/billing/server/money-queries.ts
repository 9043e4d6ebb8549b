import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { readPatients } from '#patients/server';
import { patientName } from '#patients/rules';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { toInstant } from '#scheduling/rules';
import type * as api from '../api/accounting.gen.ts';
import { findBalances } from './accounts/find-balances.ts';
import { readProof } from './accounts/read-proof.ts';
import { findChargeProducts } from './charges/find-charge-products.ts';
import { feesOf } from './charges/fee-of.ts';
import { findCharges, readCharges } from './charges/charges.sql.ts';
import { readCloses } from './days/close-day.ts';
import { readDaySheet } from './days/day-sheet.ts';
import { readBalance, readEntries, readOpenCharges } from './ledger/ledger.sql.ts';
import { pageOf } from './page-of.ts';
import { findPayments, readPayments } from './payments/payments.sql.ts';
import { readPaymentParts } from './payments/payment-parts.sql.ts';
import { noPayment } from './payments/payment-errors.ts';
import { shapeBalance, shapeCharge, shapeClose, shapePayment } from './shapes.ts';

const NOTHING_LEFT = { view: 'All', least: 0, keyword: '' } as const;
const MOST_OPEN = { skip: 0, take: 200 };

/** What is asked of charges, payments, accounts and days. */
export const moneyQueries: api.QueryResolvers = {
  charges: async (_parent, { where, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const search = {
      patientId: where?.patient_id ?? null,
      encounterId: where?.encounter_id ?? null,
      eventId: where?.event_id ?? null,
      providerId: where?.provider_id ?? null,
      state: where?.state ?? null,
      from: where?.from ?? null,
      to: where?.to ?? null,
      openOnly: where?.open_only ?? false,
    };
    const { count, charges } = await findCharges(ctx.app.database.kysely, ctx.actor.clinicId, search, page);
    await recordAccess(ctx, { action: 'read', objectType: 'charge', patientId: search.patientId });
    return { count, charges: charges.map(shapeCharge) };
  },
  chargeFee: async (_parent, { code_type, code, modifiers, date_of_charge }, { app, actor }) => {
    const codes = [{ code_type, code, modifiers: modifiers ?? [] }];
    const [fee] = await feesOf(app.database.kysely, actor.clinicId, actor.userId, codes, date_of_charge);
    return fee ?? null;
  },
  chargeProducts: (_parent, { search }, ctx) => findChargeProducts(ctx, search ?? ''),
  payments: async (_parent, { where, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const zone = ctx.actor.timeZone;
    const search = {
      patientId: where?.patient_id ?? null,
      method: where?.method ?? null,
      status: where?.status ?? null,
      from: where?.from == null ? null : toInstant(`${where.from} 00:00:00`, zone),
      to: where?.to == null ? null : new Date(toInstant(`${where.to} 00:00:00`, zone).getTime() + 86_400_000),
      unappliedOnly: where?.unapplied_only ?? false,
    };
    const { count, payments } = await findPayments(ctx.app.database.kysely, ctx.actor.clinicId, search, page);
    await recordAccess(ctx, { action: 'read', objectType: 'payment', patientId: search.patientId });
    return { count, payments: payments.map(shapePayment) };
  },
  payment: async (_parent, { id }, ctx) => {
    const db = ctx.app.database.kysely;
    const [row] = await readPayments(db, ctx.actor.clinicId, [id]);
    if (row === undefined) return noPayment();
    const parts = await readPaymentParts(db, ctx.actor.clinicId, id);
    await recordAccess(ctx, { action: 'read', objectType: 'payment', objectId: id, patientId: row.patient_id });
    return { payment: shapePayment(row), ...parts };
  },
  balances: async (_parent, { where, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const search = {
      view: where?.view ?? 'Owing',
      least: where?.least ?? 0,
      keyword: (where?.keyword ?? '').slice(0, 100),
      patientId: null,
      today: dayIn(ctx.actor.timeZone, ctx.now),
    };
    const found = await findBalances(ctx.app.database.kysely, ctx.actor.clinicId, search, page);
    await recordAccess(ctx, { action: 'read', objectType: 'account' });
    return { ...found, balances: found.rows.map(shapeBalance) };
  },
  patientAccount: async (_parent, { patient_id, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    return readAccount(ctx, patient_id, page);
  },
  daySheet: async (_parent, { day }, ctx) => {
    const { app, actor, now } = ctx;
    const db = app.database.kysely;
    const date = day ?? dayIn(actor.timeZone, now);
    const [sheet, [close], { rows }] = await Promise.all([
      readDaySheet(db, actor.clinicId, date),
      readCloses(db, actor.clinicId, date),
      sql<{ open_from: string }>`select open_from from billing.book where clinic_id = ${actor.clinicId}`.execute(db),
    ]);
    const openFrom = rows[0]?.open_from ?? '2000-01-01';
    return {
      day: date,
      open_from: openFrom,
      is_closed: date < openFrom,
      charged: sheet.charged,
      collected: sheet.collected,
      written_off: sheet.writtenOff,
      lines: sheet.lines,
      late: sheet.late,
      close: close === undefined ? null : shapeClose(close),
    };
  },
  dayCloses: async (_parent, _args, { app, actor }) =>
    (await readCloses(app.database.kysely, actor.clinicId)).map(shapeClose),
  lastProof: (_parent, _args, { app, actor }) => readProof(app.database.kysely, actor.clinicId),
};

async function readAccount(ctx: RequestContext, patientId: string, page: { skip: number; take: number }) {
  const { app, actor, now } = ctx;
  const db = app.database.kysely;
  const [patient] = await readPatients(db, actor.clinicId, [patientId], { columns: ['first_name', 'last_name'] });
  if (patient === undefined) return notFound('patient');
  const today = dayIn(actor.timeZone, now);
  const all = { ...NOTHING_LEFT, patientId, today };
  const none = { eventId: null, encounterId: null, providerId: null, from: null, to: null, patientId };
  const [balance, open, entries, drafts, { rows }] = await Promise.all([
    readBalance(db, actor.clinicId, patientId),
    readOpenCharges(db, actor.clinicId, patientId),
    readEntries(db, actor.clinicId, patientId, page),
    findCharges(db, actor.clinicId, { ...none, state: 'draft', openOnly: false }, MOST_OPEN),
    findBalances(db, actor.clinicId, all, { skip: 0, take: 1 }),
  ]);
  const charges = await readCharges(
    db,
    actor.clinicId,
    open.map(({ id }) => id),
  );
  await recordAccess(ctx, { action: 'read', objectType: 'account', objectId: patientId, patientId });
  return {
    patient_id: patientId,
    patient_name: patientName(patient),
    balance,
    credit: rows[0]?.credit ?? 0,
    open_charges: charges.map(shapeCharge),
    drafts: drafts.charges.map(shapeCharge),
    entries: entries.map(({ created_time, ...entry }) => ({ ...entry, create_time: created_time.toISOString() })),
  };
}
