import { invalid } from '#platform/refusal.ts';
import type { Resolvers } from '../../api/chart.gen.ts';
import { deleteHandout, listHandouts, saveHandout } from './change-handout.ts';

/** Resolvers of the clinic's handouts. */
export const handoutResolvers = {
  Query: {
    chart_handouts: (_parent, { search }, { house, actor }) =>
      (search?.length ?? 0) > 200
        ? invalid([{ path: 'search', message: 'At most 200 characters are expected.' }])
        : listHandouts(house.database.kysely, actor.clinicId, search ?? ''),
  },
  Mutation: {
    chart_handout_create: (_parent, { id, input }, request) => saveHandout(request, id ?? null, null, input),
    chart_handout_update: (_parent, { id, version, input }, request) => saveHandout(request, id, version, input),
    chart_handout_delete: (_parent, { id }, request) => deleteHandout(request, id),
  },
} satisfies Resolvers;
