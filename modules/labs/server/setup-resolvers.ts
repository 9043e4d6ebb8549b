import { db } from '#platform/records/given.ts';
import type { MutationResolvers, QueryResolvers } from '../api/lab.gen.ts';
import { chooseAccount } from '../rules/index.ts';
import type { Rows } from './rows.ts';
import { testConnection } from './sending/test-connection.ts';
import { deleteAccount, saveAccount } from './setup/save-account.ts';
import { deleteLab, saveLab } from './setup/save-lab.ts';
import { readAccounts, readLabs } from './setup/setup.sql.ts';

/** Queries of laboratories and their accounts. */
export const setupQueries: QueryResolvers<Rows> = {
  labs: (_parent, _args, ctx) => readLabs(db(ctx), ctx.actor.clinicId),
  labConnections: (_parent, _args, { app }) => Object.keys(app.config.labs?.connections ?? {}),
  doctorLabAccounts: (_parent, { status }, ctx) =>
    readAccounts(db(ctx), ctx.actor.clinicId, { status: status ?? null }),
  availableDoctorLabAccounts: async (_parent, { doctor_id }, { app, actor }) => {
    const [labs, accounts] = await Promise.all([
      readLabs(app.database.kysely, actor.clinicId),
      readAccounts(app.database.kysely, actor.clinicId),
    ]);
    return labs.map(({ id: labId, lab_name: labName }) => {
      const account = chooseAccount(accounts, {
        labId,
        doctorId: doctor_id ?? actor.userId,
        practiceId: actor.practiceId,
      });
      return { lab_id: labId, labName, scope: account?.scope ?? null, accountNumber: account?.account_number ?? null };
    });
  },
};

/** Mutations of laboratories and their accounts. */
export const setupMutations: MutationResolvers<Rows> = {
  createLab: (_parent, { input }, ctx) => saveLab(ctx, input, null),
  updateLab: (_parent, { id, version, input }, ctx) => saveLab(ctx, input, { id, version }),
  deleteLab: (_parent, { id }, ctx) => deleteLab(ctx, id),
  createDoctorLabAccount: (_parent, { input }, ctx) => saveAccount(ctx, input, null),
  updateDoctorLabAccount: (_parent, { id, version, input }, ctx) => saveAccount(ctx, input, { id, version }),
  deleteDoctorLabAccount: (_parent, { id }, ctx) => deleteAccount(ctx, id),
  testLabConnection: (_parent, { account_id }, ctx) => testConnection(ctx, account_id),
};
