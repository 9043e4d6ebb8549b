import { type Page, readPage } from '#audit/server';
import { isDomainError } from '#platform/domain-error.ts';
import { db } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPharmacies } from '#pharmacies/server';
import { shownName } from '#pharmacies/rules';
import type { EPrescribingStatus, Resolvers } from '../../api/setting.gen.ts';
import { deleteLicense, type NamedLicense, readLicenses, saveLicense } from '../licenses/licenses.ts';
import { beginProof, endProof } from './identity/prove-identity.ts';
import { type LoggedMessage, readNetworkLog } from './network-log.sql.ts';
import { readEPrescribers } from './registration/read-e-prescribers.ts';
import { findProvider } from './registration/find-provider.ts';
import { readProof } from './registration/prescribers.sql.ts';
import { endRegistration, registerPrescriber } from './registration/register-prescriber.ts';

interface Rows {
  PrescriberLicense: NamedLicense;
  NetworkMessage: LoggedMessage & { pharmacy_name: string | null };
}

/** Resolvers that the network part of prescribing adds to the setting service. */
export const setting: Resolvers<Rows> = {
  Query: {
    e_prescribing_status: (_parent, _args, ctx) => status(ctx),
    e_practice_prescribers: (_parent, _args, ctx) => readEPrescribers(ctx),
    prescriber_licenses: (_parent, _args, ctx) => readLicenses(ctx),
    network_messages: (_parent, { open, everybody, ...page }, ctx) => {
      const { actor } = ctx;
      const all = (everybody ?? false) && actor.rules.has('prescribing.register');
      const search = { prescriberId: all ? null : actor.userId, open: open ?? false };
      const read = async (place: Page) => {
        const { messages, count } = await readNetworkLog(db(ctx), actor.clinicId, { ...search, ...place });
        const found = await readPharmacies(db(ctx), [...new Set(messages.map(({ ncpdp_id }) => ncpdp_id))]);
        const names = new Map(found.map(({ ncpdp_id, organization_name }) => [ncpdp_id, shownName(organization_name)]));
        return { count, messages: messages.map((row) => ({ ...row, pharmacy_name: names.get(row.ncpdp_id) ?? null })) };
      };
      return readPage(ctx, null, page, read, { usual: 25, most: 100 });
    },
  },
  NetworkMessage: {
    NCPDPID: ({ ncpdp_id }) => ncpdp_id,
    prescriber: ({ prescriber }) => prescriber ?? '',
  },
  Mutation: {
    begin_identity_proof: (_parent, _args, ctx) => beginProof(ctx),
    end_identity_proof: async (_parent, { code, state }, ctx) => (await endProof(ctx, code, state)) ?? status(ctx),
    register_prescriber: async (_parent, { user_id, practice_id }, ctx) => {
      const done = await registerPrescriber(ctx, user_id, practice_id);
      return isDomainError(done) ? done : readEPrescribers(ctx);
    },
    end_prescriber_registration: async (_parent, { user_id, practice_id }, ctx) => {
      const done = await endRegistration(ctx, user_id, practice_id);
      return isDomainError(done) ? done : readEPrescribers(ctx);
    },
    create_prescriber_license: (_parent, { input }, ctx) => saveLicense(ctx, input, null),
    update_prescriber_license: (_parent, { id, version, input }, ctx) => saveLicense(ctx, input, { id, version }),
    delete_prescriber_license: (_parent, { id }, ctx) => deleteLicense(ctx, id),
  },
};

async function status({ app, actor }: RequestContext): Promise<EPrescribingStatus> {
  const db = app.database.kysely;
  const [{ provider, errorMessage, isProven, place }, proof] = await Promise.all([
    findProvider(db, actor),
    readProof(db, actor.clinicId, actor.userId),
  ]);
  const address = [place?.address_line1, place?.city, place?.state, place?.postal_code].filter(Boolean).join(', ');
  return {
    flag: provider === null ? 'F' : 'T',
    IDmeFlag: isProven ? 'T' : 'F',
    errorMessage,
    name: actor.name,
    NPI: provider?.npi ?? place?.npi ?? null,
    ProviderPracticeLocationSPI: provider?.spi ?? null,
    practice_name: place?.practice_name ?? null,
    address: address === '' ? null : address,
    phone: place?.office_phone ?? null,
    proven_time: proof?.proven_time ?? null,
    assurance: proof?.assurance ?? null,
    has_network: app.config.network !== null,
    has_identity_provider: app.config.identity !== null,
  };
}
