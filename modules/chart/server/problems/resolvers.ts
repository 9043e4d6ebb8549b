import { recordAccess } from '#audit/server';
import { domainError } from '#platform/domain-error.ts';
import { readPatients } from '#patients/server';
import type { Resolvers } from '../../api/chart.gen.ts';
import { createProblem, removeProblem, setProblemStatus, updateProblem } from './change-problem.ts';
import { readProblems } from './problems.sql.ts';

/** Resolvers of a patient's problem list. */
export const problemResolvers = {
  Query: {
    chart_problems: async (_parent, { patient_id }, ctx) => {
      const { kysely } = ctx.app.database;
      const { clinicId } = ctx.actor;
      const [[patient], problems] = await Promise.all([
        readPatients(kysely, clinicId, [patient_id], { columns: ['id'] }),
        readProblems(kysely, clinicId, patient_id),
      ]);
      if (patient === undefined) return domainError('NOT_FOUND', 'This patient does not exist.', 'Not found');
      await recordAccess(ctx, { action: 'read', objectType: 'problem', patientId: patient_id });
      return problems;
    },
  },
  Mutation: {
    chart_problem_create: (_parent, input, ctx) => createProblem(ctx, input),
    chart_problem_update: (_parent, { id, version, input }, ctx) => updateProblem(ctx, id, version, input),
    chart_problem_resolve: (_parent, { id, resolved_date }, ctx) =>
      setProblemStatus(ctx, id, 'resolved', resolved_date ?? null),
    chart_problem_reactivate: (_parent, { id }, ctx) => setProblemStatus(ctx, id, 'active'),
    chart_problem_remove: (_parent, { id, reason }, ctx) => removeProblem(ctx, id, reason),
  },
} satisfies Resolvers;
