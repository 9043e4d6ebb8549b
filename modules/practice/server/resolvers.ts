import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/registration.gen.ts';
import { clinicMutations, clinicQueries } from './clinic-settings.ts';
import { readMembers } from './members/members.sql.ts';
import { peopleMutations, peopleQueries } from './people.ts';
import { fields, type Rows } from './rows.ts';

/** The resolvers that practice adds to the service registration. */
export const registration: Resolvers<Rows> = {
  Query: {
    clinic_members: (_parent, _args, ctx) => readMembers(db(ctx), ctx.actor.clinicId),
    ...clinicQueries,
    ...peopleQueries,
  },
  Mutation: { ...clinicMutations, ...peopleMutations },
  ...fields,
};
