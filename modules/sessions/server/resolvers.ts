import { isRefusal } from '#platform/refusal.ts';
import { personName } from '#practice/rules';
import { readMember, readPracticesOf } from '#practice/server';
import type { Resolvers } from '../api/registration.gen.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { readOpenSession } from './sessions.sql.ts';

/** Resolvers of the service registration that sessions adds. */
export const registration: Resolvers = {
  Query: {
    current_user: async (_parent, _args, { house, actor }) => {
      const { kysely } = house.database;
      const [member, practices, session] = await Promise.all([
        readMember(kysely, actor.clinicId, actor.userId),
        readPracticesOf(kysely, actor.clinicId, actor.userId),
        readOpenSession(kysely, actor.clinicId, actor.sessionId),
      ]);
      return {
        ...member!,
        user_id: actor.userId,
        username: session?.username ?? '',
        name: personName(member!),
        clinic_id: actor.clinicId,
        practice_id: actor.practiceId,
        practice: practices.find(({ id }) => id === actor.practiceId)!,
      };
    },
  },
  Mutation: {
    login: async (_parent, args, request) => {
      const answer = await login(request, args);
      return isRefusal(answer) ? answer : { ...answer, two_fa_token: null, pre_token: null };
    },
    logout: (_parent, _args, request) => logout(request),
  },
};
