import type { Resolvers } from '../api/setting.gen.ts';
import { readBackupStatus } from './backups/read-backup-status.ts';
import { readHealth } from './health/read-health.ts';
import { saveRecipients } from './health/recipients.ts';
import { readSubscription } from './plan/read-subscription.ts';
import { markFirstStep } from './clinic/mark-first-step.ts';
import { readFirstSteps } from './clinic/read-first-steps.ts';
import { readServices } from './clinic/read-services.ts';
import { saveUserSetting } from './profile/save-user-setting.ts';
import { readUserSettings } from './profile/user-settings.sql.ts';

/** The resolvers that practice adds to the service setting. */
export const setting: Resolvers = {
  Query: {
    backup_status: (_parent, _args, ctx) => readBackupStatus(ctx),
    clinic_subscription: (_parent, _args, ctx) => readSubscription(ctx),
    health: (_parent, _args, ctx) => readHealth(ctx),
    first_steps: (_parent, _args, ctx) => readFirstSteps(ctx),
    outside_services: (_parent, _args, ctx) => readServices(ctx),
    user_settings: (_parent, _args, { app, actor }) =>
      readUserSettings(app.database.kysely, actor.clinicId, actor.userId),
  },
  Mutation: {
    health_recipients_save: (_parent, { version, user_ids }, ctx) => saveRecipients(ctx, version, user_ids),
    mark_first_step: (_parent, { id, is_done }, ctx) => markFirstStep(ctx, id, is_done),
    save_user_setting: (_parent, args, ctx) => saveUserSetting(ctx, args.key, args.value),
  },
};
