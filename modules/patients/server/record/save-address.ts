import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { addressInput, isPoBox } from '../../rules/index.ts';
import { type Address, lockPatient, readPatients } from '../patients.sql.ts';
import { nextKey, notThere, versionConflict, notifyChange } from '../record-change.ts';
import { lockAddress, retireAddress, setDefaultAddress, writeAddress } from './record-lists.sql.ts';

/** How an address is used, beside its lines. */
export interface AddressWish {
  type: Address['address_type'];
  /** Found out from its first line where it is left out. */
  po_box?: boolean | null;
  default_address?: boolean | null;
}

/** Adds an address; the first of its type is the default. */
export async function createAddress(
  ctx: RequestContext,
  patientId: string,
  input: AddressWish,
): Promise<Address | DomainError> {
  const { actor, now, app } = ctx;
  const checked = checkInput(addressInput(), input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const patient = await lockPatient(tx, actor.clinicId, patientId);
    if (patient === null) return notThere('patient');
    const isFirst = !patient.addresses?.some((each) => each.address_type === input.type);
    const id = newId();
    const isDefault = isFirst || input.default_address === true;
    const after = await writeAddress(tx, { clinicId: actor.clinicId, patientId, id, version: 1, now }, checked.value, {
      address_type: input.type,
      is_default: isDefault,
      is_po_box: input.po_box ?? isPoBox(checked.value.address_line1),
    });
    if (isDefault) await setDefaultAddress(tx, actor.clinicId, patientId, input.type, id);
    await notifyChange(tx, ctx, { objectType: 'address', id, patientId, before: null, after });
    return after;
  });
}

/** Replaces what is said of an address. One of each type stays the default; STALE_VERSION where somebody saved since `version`. */
export async function updateAddress(
  ctx: RequestContext,
  id: string,
  version: number,
  input: AddressWish,
): Promise<Address | DomainError> {
  const { actor, app } = ctx;
  const checked = checkInput(addressInput(), input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const before = await lockAddress(tx, actor.clinicId, id);
    if (before === null) return notThere('address');
    if (before.version !== version) return versionConflict('address');
    const patientId = before.patient_id;
    const others = (await addressesOf(tx, ctx, patientId)).filter((each) => each.id !== id);
    const isDefault =
      input.default_address === true ||
      (before.is_default && before.address_type === input.type) ||
      !others.some((each) => each.address_type === input.type && each.is_default);
    const after = await writeAddress(tx, nextKey(ctx, before, patientId), checked.value, {
      address_type: input.type,
      is_default: isDefault,
      is_po_box: input.po_box ?? isPoBox(checked.value.address_line1),
    });
    if (isDefault) await setDefaultAddress(tx, actor.clinicId, patientId, input.type, id);
    const left = others.find((each) => each.address_type === before.address_type);
    if (before.is_default && before.address_type !== input.type && left !== undefined)
      await setDefaultAddress(tx, actor.clinicId, patientId, before.address_type, left.id);
    await notifyChange(tx, ctx, { objectType: 'address', id, patientId, before, after });
    return after;
  });
}

/** Takes an address away; its row stays. Of those of its type that are left the oldest becomes the default. */
export async function deleteAddress(ctx: RequestContext, id: string, version: number): Promise<Address | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockAddress(tx, actor.clinicId, id);
    if (before === null) return notThere('address');
    if (before.version !== version) return versionConflict('address');
    const patientId = before.patient_id;
    await retireAddress(tx, nextKey(ctx, before, patientId));
    const left = (await addressesOf(tx, ctx, patientId))
      .filter((each) => each.address_type === before.address_type)
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    if (before.is_default && left[0] !== undefined)
      await setDefaultAddress(tx, actor.clinicId, patientId, before.address_type, left[0].id);
    await notifyChange(tx, ctx, { objectType: 'address', id, patientId, before, after: null });
    return before;
  });
}

async function addressesOf(
  tx: Parameters<typeof lockPatient>[0],
  { actor }: RequestContext,
  patientId: string,
): Promise<Address[]> {
  const [patient] = await readPatients(tx, actor.clinicId, [patientId], { columns: ['id'], addresses: true });
  return patient?.addresses ?? [];
}
