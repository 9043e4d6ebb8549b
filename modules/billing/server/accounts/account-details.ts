import type { Selectable } from 'kysely';
import { changedFields } from '#audit/server';
import { readPatients } from '#patients/server';
import { checkInput } from '#platform/check-input.ts';
import type { DB } from '#platform/database.gen.ts';
import type { Queryable } from '#platform/database.ts';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, invalid, isDomainError, notFound, versionConflict } from '#platform/domain-error.ts';
import type { PatientGuarantor } from '#platform/module.ts';
import { db, given } from '#platform/records/given.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { accountForm, isMinor } from '../../rules/index.ts';
import { readSavedCard } from '../cards/saved-cards.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';

const COLUMNS = [
  'patient_id',
  'relationship',
  'guarantor_first_name',
  'guarantor_last_name',
  'guarantor_birth_day',
  'guarantor_phone',
  'guarantor_email',
  'guarantor_address_line1',
  'guarantor_address_line2',
  'guarantor_city',
  'guarantor_state',
  'guarantor_postal_code',
  'release_day',
  'assignment_day',
  'statement_hold',
  'autopay_card_id',
  'autopay_consent_day',
  'version',
] as const;

/** Who is responsible for a patient's bills, what was signed, and whether statements are held. */
export type AccountDetails = Pick<Selectable<DB['billing.account_details']>, (typeof COLUMNS)[number]>;

/** The details as they are shown. */
export interface ShownDetails extends AccountDetails {
  /** True if the patient is under age and has no guarantor. */
  needs_guarantor: boolean;
}

const none = (patientId: string): AccountDetails => ({
  patient_id: patientId,
  relationship: null,
  guarantor_first_name: '',
  guarantor_last_name: '',
  guarantor_birth_day: null,
  guarantor_phone: null,
  guarantor_email: null,
  guarantor_address_line1: '',
  guarantor_address_line2: '',
  guarantor_city: '',
  guarantor_state: '',
  guarantor_postal_code: '',
  release_day: null,
  assignment_day: null,
  statement_hold: '',
  autopay_card_id: null,
  autopay_consent_day: null,
  version: 0,
});

/** Returns the details of a patient's account; empty ones with version 0 if none were saved. */
export async function readDetails(from: Queryable, clinicId: string, patientId: string): Promise<AccountDetails> {
  const row = await from
    .selectFrom('billing.account_details')
    .select(COLUMNS)
    .where('clinic_id', '=', clinicId)
    .where('patient_id', '=', patientId)
    .executeTakeFirst();
  return row ?? none(patientId);
}

/** Returns the guarantor of a patient, e.g. for laboratory orders; null if the patient is responsible. */
export async function guarantorOf(
  from: Queryable,
  clinicId: string,
  patientId: string,
): Promise<PatientGuarantor | null> {
  const details = await readDetails(from, clinicId, patientId);
  if (details.relationship === null) return null;
  return {
    relationship: details.relationship,
    firstName: details.guarantor_first_name,
    lastName: details.guarantor_last_name,
    birthDay: details.guarantor_birth_day,
    phone: details.guarantor_phone ?? '',
    address: [
      details.guarantor_address_line1,
      details.guarantor_address_line2,
      details.guarantor_city,
      details.guarantor_state,
      details.guarantor_postal_code,
    ],
  };
}

/** Saves the details of a patient's account. STALE_VERSION if someone else changed them. */
export async function saveDetails(
  ctx: RequestContext,
  patientId: string,
  version: number,
  input: object,
): Promise<ShownDetails | DomainError> {
  const { clinicId } = ctx.actor;
  const checked = checkInput(accountForm, given(input), 'input');
  if (isDomainError(checked)) return checked;
  const fields = checked.value;
  const poster = posterOf(ctx);
  const saved = await ctx.app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [patientId]);
    const [patient] = await readPatients(tx, clinicId, [patientId], { columns: ['id'], locked: true });
    if (patient === undefined) return notFound('patient');
    const card = fields.autopay_card_id === null ? null : await readSavedCard(tx, clinicId, fields.autopay_card_id);
    if (fields.autopay_card_id !== null && card?.patient_id !== patientId)
      return invalid([{ path: 'input.autopay_card_id', message: 'This card is not on file.' }]);
    const before = await readDetails(tx, clinicId, patientId);
    if (before.version !== version) return versionConflict('account');
    const row = { ...fields, version: version + 1, updated_time: ctx.now };
    await tx
      .insertInto('billing.account_details')
      .values({ ...row, clinic_id: clinicId, patient_id: patientId })
      .onConflict((conflict) => conflict.columns(['clinic_id', 'patient_id']).doUpdateSet(row))
      .execute();
    await poster.note(tx, {
      action: 'update',
      objectType: 'account',
      objectId: patientId,
      patientId,
      changes: changedFields({ ...before }, { ...fields }),
    });
    return null;
  });
  return saved ?? showDetails(ctx, patientId);
}

/** Returns whether a patient is under age and has no guarantor: children never owe. */
export async function needsGuarantor(ctx: RequestContext, patientId: string): Promise<boolean> {
  const details = await showDetails(ctx, patientId);
  return !isDomainError(details) && details.needs_guarantor;
}

/** Returns the details of an account, with whether the patient needs a guarantor. */
export async function showDetails(ctx: RequestContext, patientId: string): Promise<ShownDetails | DomainError> {
  const { clinicId, timeZone } = ctx.actor;
  const [details, [patient]] = await Promise.all([
    readDetails(db(ctx), clinicId, patientId),
    readPatients(db(ctx), clinicId, [patientId], { columns: ['date_of_birth'] }),
  ]);
  if (patient === undefined) return notFound('patient');
  const isChild = isMinor(patient.date_of_birth, dayIn(timeZone, ctx.now));
  return { ...details, needs_guarantor: isChild && details.relationship === null };
}
