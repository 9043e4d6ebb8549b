import { recordAccess } from '#audit/server';
import { checkPage } from '#platform/check-input.ts';
import { isDomainError } from '#platform/domain-error.ts';
import type { Resolvers } from '../api/eligibility.gen.ts';
import { payerPatterns } from '../rules/index.ts';
import { checkCoverage, checkEligibility } from './checks/check-eligibility.ts';
import { shapeCheck } from './checks/check-shape.ts';
import { expressAddPatient } from './checks/express-add.ts';
import { listHistory, readCheck, readTransaction } from './checks/read-history.ts';
import { shapeCoverage, shapePayer, shapeRequest } from './coverage/coverage-shape.ts';
import { coveragesOf } from './coverage/coverages.sql.ts';
import { importCoverages } from './coverage/import-coverages.ts';
import { createCoverage, deleteCoverage, updateCoverage } from './coverage/save-coverage.ts';
import { addStarterPayers, importPayers } from './payers/import-payers.ts';
import { findPayers } from './payers/payers.sql.ts';
import { deletePayer, savePayer } from './payers/save-payer.ts';
import { approveCoverageRequest, declineCoverageRequest } from './requests/handle-request.ts';
import { openRequests } from './requests/requests.sql.ts';
import { visitCoverage, visitsToVerify } from './visits/visits.ts';

/** Resolvers of the service eligibility. */
export const eligibilityResolvers: Resolvers = {
  Query: {
    searchPayers: async (_parent, { text, take }, { app, actor }) => {
      const problem = checkPage(take ?? 20, 0, 50);
      if (problem !== null) return problem;
      const where = { patterns: payerPatterns(text), includeDeleted: false };
      const { payers } = await findPayers(app.database.kysely, actor.clinicId, where, { skip: 0, take: take ?? 20 });
      return payers.map(shapePayer);
    },
    payers: async (_parent, args, { app, actor }) => {
      const page = { skip: args.skip ?? 0, take: args.take ?? 50 };
      const problem = checkPage(page.take, page.skip, 200);
      if (problem !== null) return problem;
      const where = { patterns: payerPatterns(args.search ?? ''), includeDeleted: args.includeDeleted ?? false };
      const { count, payers } = await findPayers(app.database.kysely, actor.clinicId, where, page);
      return { count, payer_list: payers.map(shapePayer) };
    },
    coverages: async (_parent, { patient_id }, ctx) => {
      const { app, actor } = ctx;
      const coverages = await coveragesOf(app.database.kysely, actor.clinicId, patient_id);
      if (coverages.length > 0)
        await recordAccess(ctx, { action: 'read', objectType: 'coverage', patientId: patient_id });
      return coverages.map((coverage) => shapeCoverage(ctx, coverage));
    },
    eligibilityChecks: (_parent, args, ctx) =>
      listHistory(
        ctx,
        { patientId: args.patient_id ?? null, coverageId: args.coverage_id ?? null },
        { skip: args.skip ?? 0, take: args.take ?? 20 },
      ),
    eligibilityCheck: (_parent, { id }, ctx) => readCheck(ctx, id),
    eligibilityTransaction: (_parent, { id }, ctx) => readTransaction(ctx, id),
    visitCoverage: (_parent, { event_id }, ctx) => visitCoverage(ctx, event_id),
    visitsToVerify: (_parent, { days }, ctx) => visitsToVerify(ctx, days ?? 2),
    coverageRequests: async (_parent, { patient_id }, ctx) => {
      const { app, actor } = ctx;
      const rows = await openRequests(app.database.kysely, actor.clinicId, patient_id ?? null);
      await recordAccess(ctx, { action: 'read', objectType: 'coverage_request', patientId: patient_id ?? null });
      return rows.map(shapeRequest);
    },
  },
  Mutation: {
    createPayer: async (_parent, { input }, ctx) => {
      const payer = await savePayer(ctx, input, null);
      return isDomainError(payer) ? payer : shapePayer(payer);
    },
    updatePayer: async (_parent, { id, version, input }, ctx) => {
      const payer = await savePayer(ctx, input, { id, version });
      return isDomainError(payer) ? payer : shapePayer(payer);
    },
    deletePayer: (_parent, { id }, ctx) => deletePayer(ctx, id),
    addStarterPayers: (_parent, _args, ctx) => addStarterPayers(ctx),
    importPayers: (_parent, { text, apply }, ctx) => importPayers(ctx, text, apply),
    createCoverage: async (_parent, { client_key, patient_id, input }, ctx) => {
      const coverage = await createCoverage(ctx, client_key, patient_id, input);
      return isDomainError(coverage) ? coverage : shapeCoverage(ctx, coverage);
    },
    updateCoverage: async (_parent, { id, version, input }, ctx) => {
      const coverage = await updateCoverage(ctx, id, version, input);
      return isDomainError(coverage) ? coverage : shapeCoverage(ctx, coverage);
    },
    deleteCoverage: (_parent, { id, version }, ctx) => deleteCoverage(ctx, id, version),
    importCoverages: (_parent, { text, apply }, ctx) => importCoverages(ctx, text, apply),
    checkEligibility: async (_parent, args, ctx) => {
      const check = await checkEligibility(ctx, {
        clientKey: args.client_key,
        providerNpi: args.providerNpi ?? null,
        payerId: args.payerId,
        memberId: args.memberId,
        firstName: args.firstName,
        lastName: args.lastName,
      });
      return isDomainError(check) ? check : shapeCheck(check, { timeZone: ctx.actor.timeZone, now: ctx.now });
    },
    checkCoverage: async (_parent, { coverage_id, client_key }, ctx) => {
      const check = await checkCoverage(ctx, coverage_id, client_key);
      return isDomainError(check) ? check : shapeCheck(check, { timeZone: ctx.actor.timeZone, now: ctx.now });
    },
    expressAddPatient: (_parent, { input }, ctx) => expressAddPatient(ctx, input),
    approveCoverageRequest: async (_parent, { id, version, input }, ctx) => {
      const coverage = await approveCoverageRequest(ctx, id, version, input);
      return isDomainError(coverage) ? coverage : shapeCoverage(ctx, coverage);
    },
    declineCoverageRequest: (_parent, { id, version, reason }, ctx) => declineCoverageRequest(ctx, id, version, reason),
  },
};
