import type { RequestContext } from '#platform/request-context.ts';
import { domainError, type DomainError, invalid } from '#platform/domain-error.ts';
import { PHARMACIES_SHOWN, readZip, specialties, stableShuffle, zipGap } from '../../rules/index.ts';
import { pharmaciesByWords, pharmaciesByZip, type PharmacyRow } from './pharmacies.sql.ts';

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

/**
 * Finds pharmacies of a ZIP code, followed by those of its area if there are fewer than six: six of them in an order
 * that is stable for the same search within a session, or all. The closest ZIP codes are first, and open ones before closed ones.
 * `count` is the total.
 */
export async function findByZip(
  { app, actor, now }: RequestContext,
  search: ZipSearch,
): Promise<{ pharmacies: PharmacyRow[]; count: number } | DomainError> {
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
  const here = await pharmaciesByZip(db, { zip, state, specialty }, MOST);
  const around =
    here.length >= PHARMACIES_SHOWN ? [] : await pharmaciesByZip(db, { zip: zip.slice(0, 3), state, specialty }, MOST);
  const known = new Set(here.map(({ ncpdp_id }) => ncpdp_id));
  // Repeated searches in a session show the same pharmacies; another session shows others.
  const seed = [actor.sessionId, zip, state ?? '', specialty ?? ''].join(' ');
  const shuffled = [here, around.filter(({ ncpdp_id }) => !known.has(ncpdp_id))].flatMap((group) =>
    stableShuffle(group, ({ ncpdp_id }) => ncpdp_id, seed).toSorted(
      (one, other) =>
        zipGap(zip, one.postal_code) - zipGap(zip, other.postal_code) ||
        Number(isOpen(other, now)) - Number(isOpen(one, now)),
    ),
  );
  return { pharmacies: search.showAll ? shuffled : shuffled.slice(0, PHARMACIES_SHOWN), count: shuffled.length };
}

/**
 * Finds pharmacies with every word of a text in their name, address, city, ZIP code or number; at most fifty, those
 * with the closest ZIP codes first.
 */
export async function findByWords(
  { app }: RequestContext,
  text: string,
  specialtyText: string | null,
  near: string | null = null,
): Promise<PharmacyRow[] | DomainError> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  if (words.join('').length < 2) return domainError('TOO_SHORT', 'Type at least two letters.');
  const specialty = readSpecialty(specialtyText);
  if (specialty === undefined) return unknownSpecialty();
  return app.config.network === null ? [] : pharmaciesByWords(app.database.kysely, { words, specialty, near }, 50);
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
