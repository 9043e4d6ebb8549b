import type { RequestContext } from '#platform/request-context.ts';
import { domainError, type DomainError, invalid } from '#platform/domain-error.ts';
import { PHARMACIES_SHOWN, readZip, specialties, stableShuffle, zipGap } from '../../rules/index.ts';
import { pharmaciesByWords, pharmaciesByZip, type PharmacyRow } from './pharmacies.sql.ts';
import { surroundingsOf } from './surroundings-of.ts';

/** A search by ZIP code. */
export interface ZipSearch {
  zip: string;
  /** Two letters; null for any. */
  state: string | null;
  specialty: string | null;
  /** All of them, instead of six. */
  showAll: boolean;
}

const MOST = 300;

/** A pharmacy with its distance from the searched ZIP code; null if one of the two has no place. */
export type FoundPharmacy = PharmacyRow & { miles: number | null };

/**
 * Finds pharmacies of a ZIP code, followed by those nearby if there are fewer than six: six of them in an order that is
 * stable for the same search within a session, or all. The closest ZIP codes are first, and open ones before closed ones.
 * `count` is the total.
 */
export async function findByZip(
  { app, actor, now }: RequestContext,
  search: ZipSearch,
): Promise<{ pharmacies: FoundPharmacy[]; count: number } | DomainError> {
  const zip = readZip(search.zip);
  if (zip === null) return invalid([{ path: 'zip', message: 'Enter a five-digit ZIP code.' }]);
  const state = search.state === null || search.state === '' ? null : search.state.toUpperCase();
  if (state !== null && !/^[A-Z]{2}$/.test(state))
    return invalid([{ path: 'state', message: 'Enter a two-letter state code, e.g. MA.' }]);
  const specialty = readSpecialty(search.specialty);
  if (specialty === undefined) return unknownSpecialty();
  // Without a network the mirror is ignored: it may contain fictitious pharmacies of a sandbox.
  if (app.config.network === null) return { pharmacies: [], count: 0 };
  const db = app.database.kysely;
  const [here, surroundings] = await Promise.all([
    pharmaciesByZip(db, { zip, state, specialty }, MOST),
    surroundingsOf(zip),
  ]);
  const areas = here.length >= PHARMACIES_SHOWN ? [] : (surroundings?.areas ?? [zip.slice(0, 3)]);
  const around = (
    await Promise.all(areas.map((area) => pharmaciesByZip(db, { zip: area, state, specialty }, MOST)))
  ).flat();
  const milesTo = (code: string): number | null => surroundings?.milesTo(code) ?? null;
  // A ZIP code without a place follows those with one, by its number.
  const farness = ({ postal_code: code }: PharmacyRow): number => milesTo(code) ?? 1e4 + zipGap(zip, code);
  const known = new Set(here.map(({ ncpdp_id }) => ncpdp_id));
  // Repeated searches in a session show the same pharmacies; another session shows others.
  const seed = [actor.sessionId, zip, state ?? '', specialty ?? ''].join(' ');
  const shuffled = [here, around.filter(({ ncpdp_id }) => !known.has(ncpdp_id))].flatMap((group) =>
    stableShuffle(group, ({ ncpdp_id }) => ncpdp_id, seed).toSorted(
      (one, other) => farness(one) - farness(other) || Number(isOpen(other, now)) - Number(isOpen(one, now)),
    ),
  );
  const shown = search.showAll ? shuffled : shuffled.slice(0, PHARMACIES_SHOWN);
  return { pharmacies: shown.map((row) => ({ ...row, miles: milesTo(row.postal_code) })), count: shuffled.length };
}

/**
 * Finds pharmacies with every word of a text in their name, address, city, ZIP code or number; at most fifty, those
 * closest to the ZIP code `near` first.
 */
export async function findByWords(
  { app }: RequestContext,
  text: string,
  specialtyText: string | null,
  near: string | null = null,
): Promise<FoundPharmacy[] | DomainError> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  if (words.join('').length < 2) return domainError('TOO_SHORT', 'Type at least two letters.');
  const specialty = readSpecialty(specialtyText);
  if (specialty === undefined) return unknownSpecialty();
  if (app.config.network === null) return [];
  const [rows, surroundings] = await Promise.all([
    pharmaciesByWords(app.database.kysely, { words, specialty, near }, 50),
    near === null ? null : surroundingsOf(near),
  ]);
  const found = rows.map((row) => ({ ...row, miles: surroundings?.milesTo(row.postal_code) ?? null }));
  // By name again where the distance is the same or unknown: sorting keeps the order.
  return found.toSorted((one, other) => (one.miles ?? 1e4) - (other.miles ?? 1e4));
}

function isOpen({ active_start_time: start, active_end_time: end }: PharmacyRow, now: Date): boolean {
  return start !== null && start <= now && (end === null || now < end);
}

function readSpecialty(text: string | null): string | null | undefined {
  if (text === null || text === '') return null;
  return specialties.find((each) => each.toLowerCase() === text.toLowerCase());
}

const unknownSpecialty = (): DomainError =>
  invalid([{ path: 'specialty', message: `Choose one of ${specialties.join(', ')}.` }]);
