import { readPage } from '#audit/server';
import { notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { MutationResolvers, QueryResolvers } from '../api/accounting.gen.ts';
import { claimProblems } from '../rules/index.ts';
import { claimOf } from './papers/claim-of.ts';
import { readInvoices } from './papers/invoices.sql.ts';
import { mailPaper } from './papers/mail-paper.ts';
import { makeInvoice, voidInvoice } from './papers/make-invoice.ts';
import { changeSuperbill, makeSuperbill } from './papers/make-superbill.ts';
import { findReceipts } from './papers/receipts.sql.ts';
import { makeStatement, runStatements, statementRun, statementsToPrint } from './papers/run-statements.ts';
import { findStatements } from './papers/statements.sql.ts';
import { readSuperbills } from './papers/superbills.sql.ts';
import { posterOf } from './poster.ts';
import type { Rows } from './rows.ts';

/** Queries of superbills, invoices, receipts and statements. */
export const paperQueries: QueryResolvers<Rows> = {
  superbills: (_parent, { patient_id, status, ...page }, ctx) =>
    readPage(ctx, { objectType: 'superbill', patientId: patient_id ?? null }, page, (rows) =>
      readSuperbills(db(ctx), ctx.actor.clinicId, { patient_id, status }, rows),
    ),
  checkCms1500: async (_parent, { id }, { app, actor }) => {
    const found = await claimOf(app, actor.clinicId, id);
    return found === null ? notFound('superbill') : claimProblems(found.claim);
  },
  cms1500Questions: async (_parent, { id }, { app, actor }) => {
    const found = await claimOf(app, actor.clinicId, id);
    return found === null ? notFound('superbill') : found.questions;
  },
  invoices: (_parent, { patient_id, open_only, ...page }, ctx) =>
    readPage(ctx, { objectType: 'invoice', patientId: patient_id ?? null }, page, (rows) =>
      readInvoices(db(ctx), ctx.actor.clinicId, { patient_id, open_only: open_only ?? false }, rows),
    ),
  receipts: (_parent, { patient_id, ...page }, ctx) =>
    readPage(ctx, { objectType: 'receipt', patientId: patient_id ?? null }, page, (rows) =>
      findReceipts(db(ctx), ctx.actor.clinicId, { patient_id }, rows),
    ),
  statements: (_parent, { patient_id, ...page }, ctx) =>
    readPage(ctx, { objectType: 'statement', patientId: patient_id ?? null }, page, (rows) =>
      findStatements(db(ctx), ctx.actor.clinicId, { patient_id }, rows),
    ),
  statementRunPreview: async (_parent, _args, ctx) => {
    const { patientIds, total } = await statementRun(ctx);
    const toPrint = await statementsToPrint(db(ctx), ctx.actor.clinicId);
    return { count: patientIds.length, total, to_print: toPrint.length };
  },
};

/** Mutations of superbills, invoices and statements. */
export const paperMutations: MutationResolvers<Rows> = {
  createSuperbill: (_parent, { client_key, input }, ctx) =>
    makeSuperbill(ctx, client_key, {
      patientId: input.patient_id,
      noteId: input.encounter_id ?? null,
      chargeIds: input.charge_ids ?? null,
    }),
  updateSuperbill: (_parent, { id, version, input }, ctx) => {
    const { referrer_name, referrer_npi, claim_notes, ...claim } = input;
    const patch = {
      referrer_name: referrer_name.trim(),
      referrer_npi: referrer_npi.trim(),
      claim: { ...claim, notes: claim_notes },
    };
    return changeSuperbill(ctx, id, version, { patch });
  },
  voidSuperbill: (_parent, { id, version, reason }, ctx) => changeSuperbill(ctx, id, version, { voided: reason }),
  createInvoice: (_parent, { input }, ctx) =>
    makeInvoice(ctx, {
      key: input.client_key,
      patientId: input.patient_id,
      chargeIds: input.charge_ids,
      recipient: input.recipient ?? '',
      notes: input.notes ?? '',
      dueDay: input.due_day ?? null,
    }),
  voidInvoice: (_parent, { id, version, reason }, ctx) => voidInvoice(ctx, id, version, reason),
  runStatements: (_parent, { client_key }, ctx) => runStatements(ctx, client_key),
  createStatement: (_parent, { patient_id }, ctx) => makeStatement(ctx, patient_id),
  mailPaper: (_parent, { kind, id }, ctx) => mailPaper(posterOf(ctx), kind, id),
};
