import { invalid } from '#platform/domain-error.ts';
import type { Resolvers } from '../../api/chart.gen.ts';
import type { Rows } from '../rows.ts';
import { deleteHandout, listHandouts, saveHandout } from './change-handout.ts';

/** Resolvers of the clinic's handouts. */
export const handoutResolvers = {
  Query: {
    chart_handouts: (_parent, { search }, { app, actor }) =>
      (search?.length ?? 0) > 200
        ? invalid([{ path: 'search', message: 'Enter at most 200 characters.' }])
        : listHandouts(app.database.kysely, actor.clinicId, search ?? ''),
  },
  Mutation: {
    chart_handout_create: (_parent, { id, input }, ctx) => saveHandout(ctx, id ?? null, null, input),
    chart_handout_update: (_parent, { id, version, input }, ctx) => saveHandout(ctx, id, version, input),
    chart_handout_delete: (_parent, { id }, ctx) => deleteHandout(ctx, id),
  },
} satisfies Pick<Resolvers<Rows>, 'Query' | 'Mutation'>;
