import { readLogged } from '#audit/server';
import { addJob } from '#platform/jobs.ts';
import { type DomainError, invalid, isDomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { readPatients } from '#patients/server';
import { db } from '#platform/records/given.ts';
import type { Resolvers } from '../api/drug.gen.ts';
import { readZip } from '../rules/index.ts';
import { findByWords, findByZip, type FoundPharmacy } from './directory/find-pharmacies.ts';
import { MIRROR_JOB } from './directory/mirror-directory.ts';
import { pharmaciesOfClinic, readDirectoryState, readPharmacies } from './directory/pharmacies.sql.ts';
import { deleteForPatient, saveForPatient, setPreferred } from './saved/change-saved.ts';
import { defaultPharmacyOf } from './saved/default-pharmacy.ts';
import { readSaved, type SavedRow } from './saved/patient-pharmacies.sql.ts';
import { type Pharmacy, shapePharmacy } from './shape-pharmacy.ts';

interface Rows {
  Pharmacy: Pharmacy & { miles?: number | null };
  SavedPharmacy: SavedRow & { pharmacy: Pharmacy };
}

/** Resolvers that pharmacies adds to the drug service. */
export const drug: Resolvers<Rows> = {
  Query: {
    search_pharmacies: async (_parent, { zip, state, specialty, show_all }, ctx) => {
      const search = { zip, state: state ?? null, specialty: specialty ?? null, showAll: show_all ?? false };
      const found = await findByZip(ctx, search);
      if (isDomainError(found)) return found;
      return { count: found.count, pharmacies: found.pharmacies.map((row) => shapeFound(row, ctx.now)) };
    },
    elastic_search_pharmacy: async (_parent, { search, specialty, near }, ctx) => {
      const found = await findByWords(ctx, search, specialty ?? null, readZip(near ?? ''));
      return isDomainError(found) ? found : found.map((row) => shapeFound(row, ctx.now));
    },
    get_pharmacies_as_doctor: (_parent, { NCPDPIDs }, ctx) => named(ctx, NCPDPIDs ?? null),
    get_patient_saved_pharmacy: async (_parent, { patient_id: patientId }, ctx) => {
      const [patient] = await readPatients(db(ctx), ctx.actor.clinicId, [patientId], { columns: ['id'] });
      if (patient === undefined) return [];
      return readLogged(ctx, { objectType: 'patient_pharmacy', patientId }, async () =>
        withPharmacies(ctx, await readSaved(db(ctx), ctx.actor.clinicId, [patientId])),
      );
    },
    pharmacy_directory: (_parent, _args, ctx) => directory(ctx),
  },
  Mutation: {
    save_patient_pharmacy: async (_parent, { patient_id, organizationID, is_preferred }, ctx) =>
      withPharmacies(ctx, await saveForPatient(ctx, patient_id, organizationID, is_preferred ?? false)),
    delete_patient_pharmacy: async (_parent, { patient_id, organizationID }, ctx) =>
      withPharmacies(ctx, await deleteForPatient(ctx, patient_id, organizationID)),
    set_preferred_pharmacy: async (_parent, { patient_id, organizationID }, ctx) =>
      withPharmacies(ctx, await setPreferred(ctx, patient_id, organizationID)),
    refresh_pharmacy_directory: async (_parent, _args, ctx) => {
      await addJob(db(ctx), MIRROR_JOB, { isFull: true }, { key: MIRROR_JOB });
      return { ...(await directory(ctx)), is_loading: ctx.app.config.network !== null };
    },
  },
  Pharmacy: { miles: ({ miles = null }) => miles },
  SavedPharmacy: { organizationID: ({ ncpdp_id }) => ncpdp_id },
};

const shapeFound = (row: FoundPharmacy, now: Date) => ({ ...shapePharmacy(row, now), miles: row.miles });

/** Resolvers that pharmacies adds to the registration service. */
export const registration = {
  Patient: {
    default_pharmacy: ({ id }: { id: string }, _args: unknown, ctx: RequestContext) => defaultPharmacyOf(ctx, id),
  },
};

async function named(ctx: RequestContext, ncpdpIds: readonly string[] | null): Promise<Pharmacy[] | DomainError> {
  if (ncpdpIds !== null && ncpdpIds.length > 100)
    return invalid([{ path: 'NCPDPIDs', message: 'Request at most 100.' }]);
  const rows =
    ncpdpIds === null
      ? await pharmaciesOfClinic(db(ctx), ctx.actor.clinicId, 20)
      : await readPharmacies(db(ctx), ncpdpIds);
  return rows.map((row) => shapePharmacy(row, ctx.now));
}

async function directory({ app }: RequestContext) {
  return { ...(await readDirectoryState(app.database.kysely)), is_connected: app.config.network !== null };
}

async function withPharmacies(
  ctx: RequestContext,
  saved: readonly SavedRow[] | DomainError,
): Promise<Rows['SavedPharmacy'][] | DomainError> {
  if (isDomainError(saved)) return saved;
  const ids = saved.map(({ ncpdp_id }) => ncpdp_id);
  const found = await readPharmacies(db(ctx), ids);
  const byId = new Map(found.map((row) => [row.ncpdp_id, shapePharmacy(row, ctx.now)]));
  return saved.map((row) => ({ ...row, pharmacy: byId.get(row.ncpdp_id)! }));
}
