import { isDomainError } from '#platform/domain-error.ts';
import type { MutationResolvers, QueryResolvers } from '../api/lab.gen.ts';
import { chooseAccount } from '../rules/index.ts';
import { testConnection } from './sending/test-connection.ts';
import { deleteAccount, saveAccount } from './setup/save-account.ts';
import { deleteLab, saveLab } from './setup/save-lab.ts';
import { readAccounts, readLabs } from './setup/setup.sql.ts';
import { shapeAccount, shapeLab } from './shapes.ts';

/** What is asked of laboratories and the accounts there. */
export const setupQueries: QueryResolvers = {
  labs: async (_parent, _args, { app, actor }) => (await readLabs(app.database.kysely, actor.clinicId)).map(shapeLab),
  labConnections: (_parent, _args, { app }) => Object.keys(app.config.labs?.connections ?? {}),
  doctorLabAccounts: async (_parent, { status }, { app, actor }) =>
    (await readAccounts(app.database.kysely, actor.clinicId, { status: status ?? null })).map(shapeAccount),
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

/** What is changed of them. */
export const setupMutations: MutationResolvers = {
  createLab: async (_parent, { input }, ctx) => {
    const lab = await saveLab(ctx, input, null);
    return isDomainError(lab) ? lab : shapeLab(lab);
  },
  updateLab: async (_parent, { id, version, input }, ctx) => {
    const lab = await saveLab(ctx, input, { id, version });
    return isDomainError(lab) ? lab : shapeLab(lab);
  },
  deleteLab: (_parent, { id }, ctx) => deleteLab(ctx, id),
  createDoctorLabAccount: async (_parent, { input }, ctx) => {
    const account = await saveAccount(ctx, input, null);
    return isDomainError(account) ? account : shapeAccount(account);
  },
  updateDoctorLabAccount: async (_parent, { id, version, input }, ctx) => {
    const account = await saveAccount(ctx, input, { id, version });
    return isDomainError(account) ? account : shapeAccount(account);
  },
  deleteDoctorLabAccount: (_parent, { id }, ctx) => deleteAccount(ctx, id),
  testLabConnection: (_parent, { account_id }, ctx) => testConnection(ctx, account_id),
};
