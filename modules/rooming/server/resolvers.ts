import type { Resolvers } from '../api/calendar.gen.ts';
import { listVisits } from './list-visits.ts';
import { visitNumbers } from './visit-numbers.ts';
import { moveVisit } from './move-visit.ts';

/** The resolvers that rooming adds to the service calendar. */
export const calendar: Resolvers = {
  Query: {
    roomingList: (_parent, _args, ctx) => listVisits(ctx),
    visitNumbers: (_parent, _args, ctx) => visitNumbers(ctx),
  },
  Mutation: {
    moveVisit: (_parent, { event_id, version, input }, ctx) => moveVisit(ctx, event_id, version, input),
  },
};
