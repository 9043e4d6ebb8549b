import { recordAccess } from '#audit/server';
import { refuse } from '#platform/refusal.ts';
import { readPatients } from '#patients/server';
import type { Resolvers } from '../../api/chart.gen.ts';
import { createProblem, removeProblem, setProblemStatus, updateProblem } from './change-problem.ts';
import { readProblems } from './problems.sql.ts';

/** Resolvers of a patient's problem list. */
export const problemResolvers = {
  Query: {
    chart_problems: async (_parent, { patient_id }, request) => {
      const { kysely } = request.house.database;
      const { clinicId } = request.actor;
      const [[patient], problems] = await Promise.all([
        readPatients(kysely, clinicId, [patient_id], { columns: ['id'] }),
        readProblems(kysely, clinicId, patient_id),
      ]);
      if (patient === undefined) return refuse('NOT_FOUND', 'This patient does not exist.', 'Not found');
      await recordAccess(request, { action: 'read', objectType: 'problem', patientId: patient_id });
      return problems;
    },
  },
  Mutation: {
    chart_problem_create: (_parent, asked, request) => createProblem(request, asked),
    chart_problem_update: (_parent, { id, version, input }, request) => updateProblem(request, id, version, input),
    chart_problem_resolve: (_parent, { id, resolved_date }, request) =>
      setProblemStatus(request, id, 'resolved', resolved_date ?? null),
    chart_problem_reactivate: (_parent, { id }, request) => setProblemStatus(request, id, 'active'),
    chart_problem_remove: (_parent, { id, reason }, request) => removeProblem(request, id, reason),
  },
} satisfies Resolvers;
