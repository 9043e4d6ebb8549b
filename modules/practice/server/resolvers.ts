import type { Resolvers } from '../api/registration.gen.ts';
import { personName } from '../rules/index.ts';
import { clinicSettings } from './clinic-settings.ts';
import { people } from './people.ts';
import { readMembers } from './members/members.sql.ts';

/** Resolvers of the service registration that practice adds. */
export const registration: Resolvers = {
  Query: {
    clinic_members: async (_parent, _args, { app, actor }) =>
      (await readMembers(app.database.kysely, actor.clinicId)).map((member) => ({
        ...member,
        name: personName(member),
      })),
    ...clinicSettings.Query,
    ...people.Query,
  },
  Mutation: { ...clinicSettings.Mutation, ...people.Mutation },
};
