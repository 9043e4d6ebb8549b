import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import type { MutationResolvers, QueryResolvers } from '../api/lab.gen.ts';
import { pageOf } from './page-of.ts';
import { readFlowsheet } from './results/flowsheet.ts';
import { dismissReport, linkReports, unlinkReport } from './results/link-reports.ts';
import { readReports, type ReportRow } from './results/reports.sql.ts';
import {
  countResults,
  likelyPatients,
  matchOfPatient,
  criticalResults,
  patientResults,
  readOriginal,
  readResult,
  resultsToReview,
  type ShownResult,
  unmatchedResults,
  withValues,
} from './results/result-views.ts';
import { assignResult, lockResult, reviewResult } from './review/review-result.ts';
import { dispositionOf, type Rows } from './rows.ts';

/** Queries of results. */
export const resultQueries: QueryResolvers<Rows> = {
  labResultsToReview: (_parent, { pagination, mine }, ctx) => {
    const page = pageOf(pagination);
    return isDomainError(page) ? page : resultsToReview(ctx, page, mine ?? false);
  },
  unmatchedLabResults: (_parent, { pagination, search }, ctx) => {
    const page = pageOf(pagination);
    return isDomainError(page) ? page : unmatchedResults(ctx, page, search ?? '');
  },
  patientLabResults: (_parent, { patient_id, pagination }, ctx) => {
    const page = pageOf(pagination);
    return isDomainError(page) ? page : patientResults(ctx, patient_id, page);
  },
  criticalLabResults: (_parent, { patient_id }, ctx) => criticalResults(ctx, patient_id),
  labResult: (_parent, { id }, ctx) => readResult(ctx, id),
  labResultMessage: (_parent, { id }, ctx) => readOriginal(ctx, id),
  labMatch: (_parent, { result_id, patient_id }, ctx) => matchOfPatient(ctx, result_id, patient_id),
  likelyPatients: (_parent, { result_id }, ctx) => likelyPatients(ctx, result_id),
  labFlowsheet: (_parent, { patient_id }, ctx) => readFlowsheet(ctx, patient_id),
  labCounts: (_parent, _args, ctx) => countResults(ctx),
};

/** Mutations of results. */
export const resultMutations: MutationResolvers<Rows> = {
  linkReports: async (_parent, { result_ids, patient_id, test_order_id, reason }, ctx) => {
    const linked = await linkReports(ctx, result_ids, {
      patientId: patient_id,
      testOrderId: test_order_id ?? null,
      reason: reason ?? null,
    });
    return isDomainError(linked) ? linked : shown(ctx, linked);
  },
  unlinkReport: async (_parent, { result_id, reason }, ctx) => one(ctx, await unlinkReport(ctx, result_id, reason)),
  dismissReport: async (_parent, { result_id, reason }, ctx) => one(ctx, await dismissReport(ctx, result_id, reason)),
  reviewLabResult: async (_parent, { id, version, disposition, comment }, ctx) =>
    rowOf(
      ctx,
      await reviewResult(ctx, id, { version, disposition: dispositionOf(disposition), comment: comment ?? '' }),
    ),
  assignLabResult: async (_parent, { id, owner_id }, ctx) => rowOf(ctx, await assignResult(ctx, id, owner_id)),
  holdLabResult: async (_parent, { id, until, reason }, ctx) =>
    rowOf(ctx, await lockResult(ctx, id, until == null ? null : new Date(until), reason ?? '')),
};

async function shown({ app, actor }: RequestContext, ids: readonly string[]): Promise<ShownResult[]> {
  const { kysely } = app.database;
  return withValues(kysely, actor.clinicId, await readReports(kysely, actor.clinicId, ids));
}

async function one(ctx: RequestContext, id: string | DomainError): Promise<ShownResult | DomainError> {
  return isDomainError(id) ? id : (await shown(ctx, [id]))[0]!;
}

const rowOf = (ctx: RequestContext, row: ReportRow | DomainError): Promise<ShownResult | DomainError> =>
  one(ctx, isDomainError(row) ? row : row.id);
