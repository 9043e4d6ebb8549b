import type { Resolvers } from '../api/setting.gen.ts';
import { listNotifications } from './list-notifications.ts';
import { readNotifications } from './read-notifications.ts';

/** Resolvers that notifications adds to the setting service. */
export const setting: Resolvers = {
  Query: {
    NotificationOne: async (_parent, _args, ctx) => {
      const unread = await listNotifications(ctx);
      return {
        act: unread.map(({ id, source, created_time, ...rest }) => ({
          ...rest,
          _id: id,
          microservice_name: source,
          createdAt: created_time,
          time: created_time.getTime(),
        })),
      };
    },
  },
  Mutation: {
    NotificationRead: async (_parent, { microservice_name, id, pass_id, _id, type, until }, ctx) => ({
      count: await readNotifications(ctx, {
        ids: [id, _id].filter((each) => each != null),
        source: microservice_name ?? null,
        passId: pass_id ?? null,
        type: type ?? null,
        until: until ?? null,
      }),
    }),
  },
};
