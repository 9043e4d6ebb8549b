import { readLogged } from '#audit/server';
import { notFound } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import { readPatients } from '#patients/server';
import type { Resolvers } from '../../api/chart.gen.ts';
import type { Rows } from '../rows.ts';
import { createProblem, removeProblem, setProblemStatus, updateProblem } from './change-problem.ts';
import { readProblems } from './problems.sql.ts';

/** Resolvers of a patient's problem list. */
export const problemResolvers = {
  Query: {
    chart_problems: (_parent, { patient_id: patientId }, ctx) =>
      readLogged(ctx, { objectType: 'problem', patientId }, async () => {
        const { clinicId } = ctx.actor;
        const [[patient], problems] = await Promise.all([
          readPatients(db(ctx), clinicId, [patientId], { columns: ['id'] }),
          readProblems(db(ctx), clinicId, patientId),
        ]);
        return patient === undefined ? notFound('patient') : problems;
      }),
  },
  Mutation: {
    chart_problem_create: (_parent, input, ctx) => createProblem(ctx, input),
    chart_problem_update: (_parent, { id, version, input }, ctx) => updateProblem(ctx, id, version, input),
    chart_problem_resolve: (_parent, { id, resolved_date }, ctx) =>
      setProblemStatus(ctx, id, 'resolved', resolved_date ?? null),
    chart_problem_reactivate: (_parent, { id }, ctx) => setProblemStatus(ctx, id, 'active'),
    chart_problem_remove: (_parent, { id, reason }, ctx) => removeProblem(ctx, id, reason),
  },
} satisfies Pick<Resolvers<Rows>, 'Query' | 'Mutation'>;
