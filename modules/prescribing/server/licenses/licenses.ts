import { type BaseVersion, defineRecord, type RowOf } from '#audit/server';
import { checkInput } from '#platform/check-input.ts';
import type { Queryable } from '#platform/database.ts';
import { domainError, invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { OfClinic } from '#platform/records/clinic-table.ts';
import { db as readsOf, given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { personName } from '#practice/rules';
import { readMembers } from '#practice/server';
import { licenseForm } from '../../rules/index.ts';

/** The prescribers' state licenses and DEA registrations. */
export const licenses = defineRecord({
  table: 'prescribing.license',
  columns: ['user_id', 'kind', 'state', 'number', 'expiry_date'],
  called: 'license',
  objectType: 'prescriber_license',
  topic: 'prescribing.registration-changed',
  deletes: true,
  refusals: {
    license_state: () =>
      domainError('LICENSE_TAKEN', 'This prescriber already has a license of this kind in this state.'),
    license_clinic_id_user_id_fkey: () => invalid([{ path: 'input.user_id', message: 'This member does not exist.' }]),
  },
});
type LicenseRow = RowOf<typeof licenses>;

/** A license with the name of its prescriber. */
export interface NamedLicense extends LicenseRow {
  prescriber_name: string;
}

/** Returns the licenses of one prescriber, by state. */
export const licensesOf = (db: Queryable, of: OfClinic, userId: string): Promise<LicenseRow[]> =>
  selected(db, of).where('user_id', '=', userId).execute();

/** Returns the licenses of the clinic by prescriber and state. */
export async function readLicenses(ctx: RequestContext): Promise<NamedLicense[]> {
  const named = await withNames(ctx, await selected(readsOf(ctx), ctx.actor).execute());
  return named.toSorted((one, other) => one.prescriber_name.localeCompare(other.prescriber_name));
}

/** Adds a license, or updates `standing`. LICENSE_TAKEN if the prescriber has one of this kind in this state. */
export async function saveLicense(
  ctx: RequestContext,
  input: object,
  standing: BaseVersion | null,
): Promise<NamedLicense | DomainError> {
  const checked = checkInput(licenseForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const { kind, number, ...fields } = checked.value;
  const values = { ...fields, kind, number: kind === 'dea' ? number.toUpperCase() : number };
  return named(ctx, await licenses.save(ctx, standing, values));
}

/** Deletes a license, which is no longer printed; it stays on record. */
export const deleteLicense = async (ctx: RequestContext, id: string): Promise<NamedLicense | DomainError> =>
  named(ctx, await licenses.activate(ctx, id, false));

const selected = (db: Queryable, of: OfClinic) =>
  licenses.table.select(db, of).where('deleted_time', 'is', null).orderBy('state').orderBy('kind', 'desc');

async function withNames(ctx: RequestContext, rows: readonly LicenseRow[]): Promise<NamedLicense[]> {
  const members = await readMembers(readsOf(ctx), ctx.actor.clinicId);
  const names = new Map(members.map((member) => [member.user_id, personName(member)]));
  return rows.map((row) => ({ ...row, prescriber_name: names.get(row.user_id) ?? '' }));
}

async function named(ctx: RequestContext, saved: LicenseRow | DomainError): Promise<NamedLicense | DomainError> {
  return isDomainError(saved) ? saved : (await withNames(ctx, [saved]))[0]!;
}
