import type { Resolvers } from '../api/setting.gen.ts';
import { readFirstSteps } from './read-first-steps.ts';
import { saveUserSetting } from './save-user-setting.ts';
import { readUserSettings } from './user-settings.sql.ts';

/** Resolvers of the service setting that practice adds. */
export const setting: Resolvers = {
  Query: {
    first_steps: (_parent, _args, ctx) => readFirstSteps(ctx),
    user_settings: (_parent, _args, { app, actor }) =>
      readUserSettings(app.database.kysely, actor.clinicId, actor.userId),
  },
  Mutation: {
    save_user_setting: (_parent, args, ctx) => saveUserSetting(ctx, args.key, args.value),
  },
};
