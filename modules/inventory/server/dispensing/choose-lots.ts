import type { Tx } from '#platform/database.ts';
import { domainError, type DomainError } from '#platform/domain-error.ts';
import { clinicTable } from '#platform/records/clinic-table.ts';
import { allocateLots, availableOf, type Allocation, type PatientStock } from '../../rules/index.ts';
import { lockShelves, type StockedLot } from '../stock/lots.sql.ts';

const lots = clinicTable('inventory.lot', ['owner']);

/**
 * Chooses the lots to take units from, preferably those that outlast the therapy's `lastDay`; locked for the rest of
 * the transaction. OUT_OF_STOCK if there is not enough; EXPIRED, HELD or OTHER_OWNER for a chosen lot.
 */
export async function chooseLots(
  tx: Tx,
  clinicId: string,
  itemId: string,
  place: { locationId: string | null; practiceId: string; owner: PatientStock },
  lotId: string | null,
  { units, today, lastDay }: { units: number; today: string; lastDay: string },
): Promise<{ lot: StockedLot; share: Allocation }[] | DomainError> {
  const shelves = (await lockShelves(tx, clinicId, itemId, place)).filter(
    (lot) => lotId === null || lot.lotId === lotId,
  );
  if (lotId !== null && shelves.length > 0) {
    const [{ heldReason, expiresOn }] = shelves as [StockedLot];
    if (heldReason !== null) return domainError('HELD', `This lot is on hold: ${heldReason}.`);
    if (expiresOn !== null && expiresOn < today) return domainError('EXPIRED', 'This lot has expired.');
  }
  // The lot exists but has another owner: reporting it as missing would send users looking for it.
  if (lotId !== null && shelves.length === 0 && (await isOthers(tx, clinicId, lotId, place.owner)))
    return domainError(
      'OTHER_OWNER',
      place.owner === 'public'
        ? 'This lot is not from a public program.'
        : 'This lot belongs to a public program and can be dispensed only to its patients.',
    );
  const shares = allocateLots(shelves, units, today, lastDay);
  if (shares === null)
    return domainError(
      'OUT_OF_STOCK',
      `Not enough in stock: ${units} needed, ${availableOf(shelves, today)} available to dispense.`,
      'Out of stock',
    );
  return shares.map((share) => ({
    share,
    lot: shelves.find((lot) => lot.lotId === share.lotId && lot.locationId === share.locationId)!,
  }));
}

async function isOthers(tx: Tx, clinicId: string, lotId: string, owner: PatientStock): Promise<boolean> {
  const lot = await lots.find(tx, { clinicId }, lotId);
  return lot !== null && (lot.owner === 'public') !== (owner === 'public');
}
