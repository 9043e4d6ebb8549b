import { checkInput } from '#platform/check-input.ts';
import { newId } from '#platform/id.ts';
import { isDomainError, type DomainError, notFound } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { type AddressFields, addressInput, isPoBox } from '../../rules/index.ts';
import { type Address, addresses, lockPatient, readPatients } from '../patients.sql.ts';
import { notifyChange } from '../record-change.ts';
import { deletion, lockEntry, nextVersion, setDefaultAddress } from './record-lists.sql.ts';

/** The use of an address, in addition to its lines. */
export interface AddressUse {
  type: Address['address_type'];
  /** Detected from the first line if omitted. */
  po_box?: boolean | null;
  default_address?: boolean | null;
}

/** Adds an address; the first of its type becomes the default. */
export async function createAddress(
  ctx: RequestContext,
  patientId: string,
  input: AddressUse,
): Promise<Address | DomainError> {
  const { actor, now, app } = ctx;
  const checked = checkInput(addressInput(), input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const patient = await lockPatient(tx, actor.clinicId, patientId);
    if (patient === null) return notFound('patient');
    const isFirst = !patient.addresses?.some((each) => each.address_type === input.type);
    const id = newId();
    const isDefault = isFirst || input.default_address === true;
    const own = { id, patient_id: patientId, created_time: now };
    const after = await addresses.insert(tx, actor, { ...columnsOf(checked.value, input, isDefault), ...own });
    if (isDefault) await setDefaultAddress(tx, actor.clinicId, patientId, input.type, id);
    await notifyChange(tx, ctx, { objectType: 'address', id, patientId, before: null, after });
    return after;
  });
}

/** Replaces an address. One of each type stays the default; STALE_VERSION if it was changed since `version`. */
export async function updateAddress(
  ctx: RequestContext,
  id: string,
  version: number,
  input: AddressUse,
): Promise<Address | DomainError> {
  const { actor, app } = ctx;
  const checked = checkInput(addressInput(), input, 'input');
  if (isDomainError(checked)) return checked;
  return app.database.transaction(async (tx) => {
    const before = await lockEntry(tx, ctx, addresses, id, version);
    if (isDomainError(before)) return before;
    const patientId = before.patient_id;
    const others = (await addressesOf(tx, ctx, patientId)).filter((each) => each.id !== id);
    const isDefault =
      input.default_address === true ||
      (before.is_default && before.address_type === input.type) ||
      !others.some((each) => each.address_type === input.type && each.is_default);
    const fields = { ...columnsOf(checked.value, input, isDefault), ...nextVersion(ctx, before) };
    const after = (await addresses.update(tx, actor, id, fields))!;
    if (isDefault) await setDefaultAddress(tx, actor.clinicId, patientId, input.type, id);
    const left = others.find((each) => each.address_type === before.address_type);
    if (before.is_default && before.address_type !== input.type && left !== undefined)
      await setDefaultAddress(tx, actor.clinicId, patientId, before.address_type, left.id);
    await notifyChange(tx, ctx, { objectType: 'address', id, patientId, before, after });
    return after;
  });
}

/** Deletes an address; its row stays. The oldest remaining one of its type becomes the default. */
export async function deleteAddress(ctx: RequestContext, id: string, version: number): Promise<Address | DomainError> {
  const { actor, app } = ctx;
  return app.database.transaction(async (tx) => {
    const before = await lockEntry(tx, ctx, addresses, id, version);
    if (isDomainError(before)) return before;
    const patientId = before.patient_id;
    await addresses.update(tx, actor, id, deletion(ctx, before));
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

function columnsOf({ state_or_provice: state, ...lines }: AddressFields, use: AddressUse, isDefault: boolean) {
  return {
    ...lines,
    state,
    address_type: use.type,
    is_default: isDefault,
    is_po_box: use.po_box ?? isPoBox(lines.address_line1),
  };
}
