import { readLogged, readPage } from '#audit/server';
import { dayIn } from '#platform/day-in.ts';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/eligibility.gen.ts';
import { benefitLines, coversDay, drugBenefitLines, payerPatterns, warningLines } from '../rules/index.ts';
import { checkCoverage, checkEligibility } from './checks/check-eligibility.ts';
import { endStatus, planName, statusOn } from './checks/check-status.ts';
import type { CheckRow } from './checks/checks.sql.ts';
import { expressAddPatient } from './checks/express-add.ts';
import { readDrugBenefits } from './checks/read-drug-benefits.ts';
import { listHistory, readCheck, readTransaction } from './checks/read-history.ts';
import { type Coverage, coveragesOf } from './coverage/coverages.sql.ts';
import { importCoverages } from './coverage/import-coverages.ts';
import { createCoverage, deleteCoverage, updateCoverage } from './coverage/save-coverage.ts';
import { addStarterPayers, importPayers } from './payers/import-payers.ts';
import { findPayers } from './payers/payers.sql.ts';
import type { PayerRow } from './payers/payers.ts';
import { deletePayer, savePayer } from './payers/save-payer.ts';
import { approveCoverageRequest, declineCoverageRequest } from './requests/handle-request.ts';
import { openRequests, type RequestRow } from './requests/requests.sql.ts';
import { visitCoverage, visitsToVerify } from './visits/visits.ts';

interface Rows {
  Coverage: Coverage;
  CoverageRequest: RequestRow;
  EligibilityCheck: CheckRow;
  Payer: PayerRow;
}

/** Resolvers of the eligibility service. */
export const eligibilityResolvers: Resolvers<Rows> = {
  Query: {
    searchPayers: (_parent, { text, take }, ctx) =>
      readPage(
        ctx,
        null,
        { take },
        async (page) => {
          const where = { patterns: payerPatterns(text), includeDeleted: false };
          return (await findPayers(db(ctx), ctx.actor.clinicId, where, page)).payer_list;
        },
        { usual: 20, most: 50 },
      ),
    payers: (_parent, { search, includeDeleted, ...page }, ctx) =>
      readPage(ctx, null, page, (rows) =>
        findPayers(
          db(ctx),
          ctx.actor.clinicId,
          { patterns: payerPatterns(search ?? ''), includeDeleted: includeDeleted ?? false },
          rows,
        ),
      ),
    coverages: (_parent, { patient_id: patientId }, ctx) =>
      readLogged(
        ctx,
        (found) => (found.length > 0 ? { objectType: 'coverage', patientId } : null),
        () => coveragesOf(db(ctx), ctx.actor.clinicId, patientId),
      ),
    eligibilityChecks: (_parent, { patient_id, coverage_id, ...page }, ctx) =>
      listHistory(ctx, { patient_id, coverage_id }, page),
    eligibilityCheck: (_parent, { id }, ctx) => readCheck(ctx, id),
    eligibilityTransaction: (_parent, { id }, ctx) => readTransaction(ctx, id),
    visitCoverage: (_parent, { event_id }, ctx) => visitCoverage(ctx, event_id),
    drugBenefits: (_parent, { patient_id: patientId }, ctx) => readDrugBenefits(ctx, patientId),
    visitsToVerify: (_parent, { days }, ctx) => visitsToVerify(ctx, days ?? 2),
    coverageRequests: (_parent, { patient_id }, ctx) =>
      readLogged(ctx, { objectType: 'coverage_request', patientId: patient_id ?? null }, () =>
        openRequests(db(ctx), ctx.actor.clinicId, patient_id ?? null),
      ),
  },
  Mutation: {
    createPayer: (_parent, { input }, ctx) => savePayer(ctx, input, null),
    updatePayer: (_parent, { id, version, input }, ctx) => savePayer(ctx, input, { id, version }),
    deletePayer: (_parent, { id }, ctx) => deletePayer(ctx, id),
    addStarterPayers: (_parent, _args, ctx) => addStarterPayers(ctx),
    importPayers: (_parent, { text, apply }, ctx) => importPayers(ctx, text, apply),
    createCoverage: (_parent, { client_key, patient_id, input }, ctx) =>
      createCoverage(ctx, client_key, patient_id, input),
    updateCoverage: (_parent, { id, version, input }, ctx) => updateCoverage(ctx, id, version, input),
    deleteCoverage: (_parent, { id, version }, ctx) => deleteCoverage(ctx, id, version),
    importCoverages: (_parent, { text, apply }, ctx) => importCoverages(ctx, text, apply),
    checkEligibility: (_parent, { client_key, providerNpi, ...question }, ctx) =>
      checkEligibility(ctx, { ...question, clientKey: client_key, providerNpi: providerNpi ?? null }),
    checkCoverage: (_parent, { coverage_id, client_key }, ctx) => checkCoverage(ctx, coverage_id, client_key),
    expressAddPatient: (_parent, { input }, ctx) => expressAddPatient(ctx, input),
    approveCoverageRequest: (_parent, { id, version, input }, ctx) => approveCoverageRequest(ctx, id, version, input),
    declineCoverageRequest: (_parent, { id, version, reason }, ctx) => declineCoverageRequest(ctx, id, version, reason),
  },
  Payer: { is_deleted: ({ deleted_time }) => deleted_time !== null },
  Coverage: {
    card_front: (row) => cardPath('coverages', row, 'front'),
    card_back: (row) => cardPath('coverages', row, 'back'),
    is_current: (row, _args, { actor, now }) => coversDay(row, dayIn(actor.timeZone, now)),
  },
  CoverageRequest: {
    plan_name: ({ fields }) => fields.plan_name,
    member_id: ({ fields }) => fields.member_id,
    group_number: ({ fields }) => fields.group_number,
    relationship: ({ fields }) => fields.relationship,
    subscriber_first_name: ({ fields }) => fields.subscriber_first_name,
    subscriber_last_name: ({ fields }) => fields.subscriber_last_name,
    subscriber_date_of_birth: ({ fields }) => fields.subscriber_date_of_birth,
    priority: ({ fields }) => fields.priority,
    start_date: ({ fields }) => fields.start_date,
    card_front: (row) => cardPath('requests', row, 'front'),
    card_back: (row) => cardPath('requests', row, 'back'),
    create_time: ({ created_time }) => created_time,
  },
  EligibilityCheck: {
    status: (check, _args, { actor, now }) => statusOn(check, dayIn(actor.timeZone, now)),
    status_then: endStatus,
    coverageStartDate: ({ coverage_start }) => coverage_start,
    coverageEndDate: ({ coverage_end }) => coverage_end,
    requested_by: ({ requested_by_name }) => requested_by_name,
    plan_name: planName,
    group_number: ({ answer }) => answer?.groupNumber ?? '',
    group_name: ({ answer }) => answer?.groupName ?? '',
    benefits: ({ answer }) => (answer === null ? [] : benefitLines(answer.benefits)),
    drug_benefits: ({ answer }) => (answer === null ? [] : drugBenefitLines(answer.benefits)),
    warnings: ({ answer }) => (answer === null ? [] : warningLines(answer.benefits)),
  },
};

type OfCard = Pick<Coverage, 'id' | 'card_front_file_id' | 'card_back_file_id'>;

/** Returns the path of one side of a card; null without an image. */
function cardPath(of: 'coverages' | 'requests', row: OfCard, side: 'front' | 'back'): string | null {
  const fileId = row[`card_${side}_file_id`];
  return fileId === null ? null : `/api/eligibility/${of}/${row.id}/card/${side}?v=${fileId.slice(-12)}`;
}
