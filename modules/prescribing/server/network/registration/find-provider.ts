import type { Queryable } from '#platform/database.ts';
import type { Actor } from '#platform/request-context.ts';
import { tenDigits } from '#pharmacies/rules';
import { isNpi } from '#practice/rules';
import { type MemberAtPractice, readLocations, readMembersAtPractices, readProof } from './prescribers.sql.ts';

/** A prescriber as registered with the network at their current practice. */
export interface Provider {
  userId: string;
  practiceId: string;
  npi: string;
  spi: string;
  firstName: string;
  lastName: string;
  practiceName: string;
  addressLine1: string;
  city: string;
  /** Two letters. */
  state: string;
  postalCode: string;
  /** Ten digits. */
  phone: string;
  fax: string | null;
}

/**
 * The result of a provider lookup: the provider, or the reason why there is none, with the facts that are known anyway.
 */
export interface ProviderLookup {
  provider: Provider | null;
  errorMessage: string | null;
  isProven: boolean;
  place: MemberAtPractice | null;
}

/**
 * Looks up whether the actor may e-prescribe at their current practice: prescriber features need a provider (spec 3
 * §6).
 */
export async function findProvider(
  db: Queryable,
  { clinicId, userId, practiceId }: Pick<Actor, 'clinicId' | 'userId' | 'practiceId'>,
): Promise<ProviderLookup> {
  const [[place], proof, locations] = await Promise.all([
    readMembersAtPractices(db, clinicId, { userIds: [userId], practiceId }),
    readProof(db, clinicId, userId),
    readLocations(db, clinicId, userId),
  ]);
  const isProven = proof !== undefined;
  const location = locations.find((each) => each.practice_id === practiceId && each.active_end_time === null);
  const problem = problemOf(place, isProven, location !== undefined);
  if (problem !== null || location === undefined || place === undefined)
    return { provider: null, errorMessage: problem, isProven, place: place ?? null };
  const provider = {
    userId,
    practiceId,
    npi: location.npi,
    spi: location.spi,
    firstName: location.first_name,
    lastName: location.last_name,
    practiceName: location.practice_name,
    addressLine1: location.address_line1,
    city: location.city,
    state: location.state_province,
    postalCode: location.postal_code,
    phone: tenDigits(location.phone) ?? location.phone,
    fax: location.fax,
  };
  return { provider, errorMessage: null, isProven, place };
}

function problemOf(place: MemberAtPractice | undefined, isProven: boolean, isRegistered: boolean): string | null {
  if (place === undefined) return 'You are not assigned to a practice of this clinic.';
  if (place.npi === null || !isNpi(place.npi)) return 'Your profile has no NPI. Enter it under Personal Settings.';
  if (!isProven) return 'You have not proven your identity for e-prescribing yet.';
  return isRegistered ? null : 'You are not registered with the prescription network at this practice.';
}
