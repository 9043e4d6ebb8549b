import {
  domainError,
  invalid,
  type DomainError,
  lockForSave,
  isDomainError,
  notFound,
} from '#platform/domain-error.ts';
import { newId } from '#platform/id.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { findCharges, readCharges } from '../charges/charges.sql.ts';
import { lockAccounts } from '../ledger/lock-account.ts';
import { posterOf } from '../poster.ts';
import { nextNumber } from '../setup/next-number.ts';
import { type ClaimFields, readSuperbills, type SuperbillRow } from './superbills.sql.ts';

/** The charges of a superbill: the posted charges of a note, or the given ones. */
export interface SuperbillInput {
  patientId: string;
  noteId: string | null;
  chargeIds: readonly string[] | null;
}

/** The editable fields of a superbill besides its charges. */
export interface SuperbillPatch {
  referrer_name: string;
  referrer_npi: string;
  claim: ClaimFields;
}

/**
 * Creates a superbill of a visit's posted charges; one per note (a second call returns it). NOTHING_POSTED if the visit
 * has no posted charge.
 */
export async function makeSuperbill(
  ctx: RequestContext,
  clientKey: string,
  { patientId, noteId, chargeIds }: SuperbillInput,
): Promise<SuperbillRow | DomainError> {
  const { app, actor, now } = ctx;
  const { clinicId } = actor;
  const poster = posterOf(ctx);
  const key = `${actor.userId}/${clientKey}`;
  return app.database.transaction(async (tx) => {
    await lockAccounts(tx, poster, [patientId]);
    const made = await tx
      .selectFrom('billing.superbill')
      .select('id')
      .where('clinic_id', '=', clinicId)
      .where('client_key', '=', key)
      .executeTakeFirst();
    if (made !== undefined) return (await readSuperbills(tx, clinicId, { id: made.id }))[0]!;
    if (noteId !== null) {
      const standing = (await readSuperbills(tx, clinicId, { encounter_id: noteId })).find(
        ({ status }) => status !== 'Voided',
      );
      if (standing !== undefined) return standing.patient_id === patientId ? standing : notFound('note');
    }
    const visit = { patient_id: patientId, encounter_id: noteId, state: 'posted' } as const;
    const charges =
      chargeIds !== null
        ? await readCharges(tx, clinicId, chargeIds)
        : (await findCharges(tx, clinicId, visit, { skip: 0, take: 50 })).charges;
    const posted = charges.filter(({ state, patient_id }) => state === 'posted' && patient_id === patientId);
    if (posted.length === 0 || (noteId === null && chargeIds === null))
      return domainError('NOTHING_POSTED', 'No charges have been posted for this visit.', 'Superbill');
    const [first] = posted.toSorted((one, other) => one.date_of_charge.localeCompare(other.date_of_charge));
    const id = newId();
    await tx
      .insertInto('billing.superbill')
      .values({
        clinic_id: clinicId,
        id,
        client_key: key,
        patient_id: patientId,
        encounter_id: noteId,
        provider_id: first!.provider_id,
        practice_id: first!.practice_id,
        service_day: first!.date_of_charge,
        charge_ids: posted.map((charge) => charge.id),
        number: await nextNumber(tx, clinicId, 'superbill'),
        status: 'Draft',
        created_by: actor.userId,
        created_time: now,
      })
      .execute();
    await poster.note(tx, { action: 'create', objectType: 'superbill', objectId: id, patientId });
    return (await readSuperbills(tx, clinicId, { id }))[0]!;
  });
}

/** Updates a draft's fields besides its charges, or voids it with a reason. */
export function changeSuperbill(
  ctx: RequestContext,
  id: string,
  version: number,
  change: { patch: SuperbillPatch } | { voided: string },
): Promise<SuperbillRow | DomainError> {
  const { app, actor } = ctx;
  return app.database.transaction(async (tx) => {
    const row = await tx
      .selectFrom('billing.superbill')
      .select(['id', 'version', 'status', 'patient_id'])
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    const before = lockForSave(row, version, 'superbill');
    if (isDomainError(before)) return before;
    if (before.status === 'Voided') return domainError('VOIDED', 'This superbill is void.', 'Superbill');
    if ('voided' in change && change.voided.trim() === '')
      return invalid([{ path: 'reason', message: 'Reason is required' }]);
    if ('patch' in change) {
      const { referrer_name: name, referrer_npi: npi } = change.patch;
      if (name.length > 120) return invalid([{ path: 'input.referrer_name', message: 'At most 120 characters' }]);
      if (npi !== '' && !/^\d{10}$/.test(npi))
        return invalid([{ path: 'input.referrer_npi', message: 'Enter a ten-digit NPI' }]);
    }
    await tx
      .updateTable('billing.superbill')
      .set({
        ...('patch' in change
          ? { ...change.patch, claim: JSON.stringify(change.patch.claim) }
          : { status: 'Voided', void_reason: change.voided.trim().slice(0, 300) }),
        version: version + 1,
      })
      .where('clinic_id', '=', actor.clinicId)
      .where('id', '=', id)
      .execute();
    await posterOf(ctx).note(tx, {
      action: 'update',
      objectType: 'superbill',
      objectId: id,
      patientId: before.patient_id,
      reason: 'voided' in change ? change.voided.trim().slice(0, 300) : null,
    });
    return (await readSuperbills(tx, actor.clinicId, { id }))[0]!;
  });
}
