import type { Practice, Resolvers } from '../api/registration.gen.ts';
import { personName } from '../rules/index.ts';
import { people } from './people.ts';
import { readClinic, readMembers, readPractices } from './practice.sql.ts';

/** Resolvers of the service registration that practice adds. */
export const registration: Resolvers = {
  Query: {
    currentClinic: async (_parent, _args, { house, actor }) => {
      const clinic = await readClinic(house.database.kysely, actor.clinicId);
      return { ...clinic, id: clinic.clinic_id, clinic_tags: clinic.tags };
    },
    currentPractice: async (_parent, _args, { house, actor }) => {
      const practices = await readPractices(house.database.kysely, actor.clinicId);
      return shapePractice(practices.find(({ id }) => id === actor.practiceId)!);
    },
    practices: async (_parent, _args, { house, actor }) =>
      (await readPractices(house.database.kysely, actor.clinicId)).map(shapePractice),
    clinic_members: async (_parent, _args, { house, actor }) =>
      (await readMembers(house.database.kysely, actor.clinicId)).map((member) => ({
        ...member,
        name: personName(member),
      })),
    ...people.Query,
  },
  Mutation: people.Mutation,
};

type PracticeRow = Awaited<ReturnType<typeof readPractices>>[number];

function shapePractice({ state, postal_code, ...practice }: PracticeRow): Practice {
  return { ...practice, state_or_province: state, post_code: postal_code };
}
