import { sql } from 'kysely';
import { recordAccess } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { isDomainError, notFound } from '#platform/domain-error.ts';
import type * as api from '../api/accounting.gen.ts';
import { claimProblems } from '../rules/index.ts';
import { claimOf } from './papers/claim-of.ts';
import { mailPaper } from './papers/mail-paper.ts';
import { type InvoiceRow, makeInvoice, readInvoices, voidInvoice } from './papers/make-invoice.ts';
import { changeSuperbill, makeSuperbill } from './papers/make-superbill.ts';
import { makeStatement, runStatements, statementRun } from './papers/run-statements.ts';
import { readSuperbills, type SuperbillRow } from './papers/superbills.sql.ts';
import { pageOf } from './page-of.ts';
import { posterOf } from './poster.ts';

interface Named {
  patient_id: string;
  patient_name: string;
}

/** What is asked of papers. */
export const paperQueries: api.QueryResolvers = {
  superbills: async (_parent, { patient_id, status, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const where = { patientId: patient_id ?? null, status: status ?? null };
    const rows = await readSuperbills(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'superbill', patientId: where.patientId });
    return rows.map(shapeSuperbill);
  },
  checkCms1500: async (_parent, { id }, { app, actor }) => {
    const found = await claimOf(app, actor.clinicId, id);
    return found === null ? notFound('superbill') : claimProblems(found.claim);
  },
  invoices: async (_parent, { patient_id, open_only, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const where = { patientId: patient_id ?? null, openOnly: open_only ?? false };
    const rows = await readInvoices(ctx.app.database.kysely, ctx.actor.clinicId, where, page);
    await recordAccess(ctx, { action: 'read', objectType: 'invoice', patientId: where.patientId });
    return rows.map((row) => shapeInvoice(row, dayIn(ctx.actor.timeZone, ctx.now)));
  },
  receipts: async (_parent, { patient_id, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const { rows } = await sql<Omit<api.Receipt, 'patient' | 'create_time'> & Named & { created_time: Date }>`
      select r.id, r.number, r.patient_id, p.first_name || ' ' || p.last_name as patient_name, coalesce(f.amount, y.amount) as amount,
        y.method, y.card_last4, r.refund_id is not null as is_refund, r.mailed_time is not null as mailed, r.created_time
      from billing.receipt r join billing.payment y on y.clinic_id = r.clinic_id and y.id = r.payment_id
      left join billing.refund f on f.clinic_id = r.clinic_id and f.id = r.refund_id
      join billing.account_patient p on p.clinic_id = r.clinic_id and p.id = r.patient_id
      where r.clinic_id = ${ctx.actor.clinicId} and (${patient_id ?? null}::uuid is null or r.patient_id = ${patient_id ?? null}::uuid)
      order by r.number desc limit ${page.take} offset ${page.skip}`.execute(ctx.app.database.kysely);
    await recordAccess(ctx, { action: 'read', objectType: 'receipt', patientId: patient_id ?? null });
    return rows.map(({ created_time, patient_id: id, patient_name: name, ...row }) => ({
      ...row,
      patient: { id, name },
      create_time: created_time.toISOString(),
    }));
  },
  statements: async (_parent, { patient_id, ...args }, ctx) => {
    const page = pageOf(args);
    if (isDomainError(page)) return page;
    const { rows } = await sql<Omit<api.Statement, 'patient'> & Named>`
      select s.id, s.number, s.patient_id, p.first_name || ' ' || p.last_name as patient_name, s.issue_day, s.due_day, s.notice,
        s.balance, s.mailed_time is not null as mailed
      from billing.statement s join billing.account_patient p on p.clinic_id = s.clinic_id and p.id = s.patient_id
      where s.clinic_id = ${ctx.actor.clinicId} and (${patient_id ?? null}::uuid is null or s.patient_id = ${patient_id ?? null}::uuid)
      order by s.number desc limit ${page.take} offset ${page.skip}`.execute(ctx.app.database.kysely);
    await recordAccess(ctx, { action: 'read', objectType: 'statement', patientId: patient_id ?? null });
    return rows.map(({ patient_id: id, patient_name: name, ...row }) => ({ ...row, patient: { id, name } }));
  },
  statementRunPreview: async (_parent, _args, ctx) => {
    const { patientIds, total } = await statementRun(ctx);
    return { count: patientIds.length, total };
  },
};

/** What is done with papers. */
export const paperMutations: api.MutationResolvers = {
  createSuperbill: async (_parent, { client_key, input }, ctx) => {
    const of = { patientId: input.patient_id, noteId: input.encounter_id ?? null, chargeIds: input.charge_ids ?? null };
    const made = await makeSuperbill(ctx, client_key, of);
    return isDomainError(made) ? made : shapeSuperbill(made);
  },
  updateSuperbill: async (_parent, { id, version, input }, ctx) => {
    const { referrer_name, referrer_npi, claim_notes, ...claim } = input;
    const patch = {
      referrer_name: referrer_name.trim(),
      referrer_npi: referrer_npi.trim(),
      claim: { ...claim, notes: claim_notes },
    };
    const made = await changeSuperbill(ctx, id, version, { patch });
    return isDomainError(made) ? made : shapeSuperbill(made);
  },
  voidSuperbill: async (_parent, { id, version, reason }, ctx) => {
    const made = await changeSuperbill(ctx, id, version, { voided: reason });
    return isDomainError(made) ? made : shapeSuperbill(made);
  },
  createInvoice: async (_parent, { input }, ctx) => {
    const made = await makeInvoice(ctx, {
      ...{ key: input.client_key, patientId: input.patient_id, chargeIds: input.charge_ids },
      ...{ recipient: input.recipient ?? '', notes: input.notes ?? '', dueDay: input.due_day ?? null },
    });
    return isDomainError(made) ? made : shapeInvoice(made, dayIn(ctx.actor.timeZone, ctx.now));
  },
  voidInvoice: async (_parent, { id, version, reason }, ctx) => {
    const made = await voidInvoice(ctx, id, version, reason);
    return isDomainError(made) ? made : shapeInvoice(made, dayIn(ctx.actor.timeZone, ctx.now));
  },
  runStatements: (_parent, { client_key }, ctx) => runStatements(ctx, client_key),
  createStatement: (_parent, { patient_id }, ctx) => makeStatement(ctx, patient_id),
  mailPaper: (_parent, { kind, id }, ctx) => mailPaper(posterOf(ctx), kind, id),
};

function shapeSuperbill({ claim, ...row }: SuperbillRow): api.Superbill {
  return {
    ...{
      id: row.id,
      number: row.number,
      encounter_id: row.encounter_id,
      service_day: row.service_day,
      codes: row.codes,
    },
    patient: { id: row.patient_id, name: row.patient_name },
    provider: { id: row.provider_id, name: row.provider_name },
    ...{ total: row.total, paid: row.total - row.open, balance: row.open, status: row.status, version: row.version },
    ...{ referrer_name: row.referrer_name, referrer_npi: row.referrer_npi },
    ...{
      employment: claim.employment ?? false,
      auto_state: claim.auto_state ?? '',
      other_accident: claim.other_accident ?? false,
    },
    ...{
      onset_day: claim.onset_day ?? '',
      prior_authorization: claim.prior_authorization ?? '',
      claim_notes: claim.notes ?? '',
    },
  };
}

function shapeInvoice(row: InvoiceRow, today: string): api.Invoice {
  const { patient_id: id, patient_name: name, created_time, mailed_time, voided_time, ...rest } = row;
  const status =
    voided_time !== null
      ? 'Void'
      : row.open <= 0
        ? 'Paid'
        : row.due_day < today
          ? 'Overdue'
          : row.open < row.total
            ? 'Partly paid'
            : 'Not Yet Paid';
  return {
    ...rest,
    status,
    patient: { id, name },
    mailed: mailed_time !== null,
    create_time: created_time.toISOString(),
  };
}
