import type { Resolvers } from '../api/setting.gen.ts';
import { readSubscription } from './plan/read-subscription.ts';
import { readFirstSteps } from './clinic/read-first-steps.ts';
import { readServices } from './clinic/read-services.ts';
import { saveUserSetting } from './profile/save-user-setting.ts';
import { readUserSettings } from './profile/user-settings.sql.ts';

/** The resolvers that practice adds to the service setting. */
export const setting: Resolvers = {
  Query: {
    clinic_subscription: (_parent, _args, ctx) => readSubscription(ctx),
    first_steps: (_parent, _args, ctx) => readFirstSteps(ctx),
    outside_services: (_parent, _args, ctx) => readServices(ctx),
    user_settings: (_parent, _args, { app, actor }) =>
      readUserSettings(app.database.kysely, actor.clinicId, actor.userId),
  },
  Mutation: {
    save_user_setting: (_parent, args, ctx) => saveUserSetting(ctx, args.key, args.value),
  },
};
