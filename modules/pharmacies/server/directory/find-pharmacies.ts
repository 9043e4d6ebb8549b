import type { RequestContext } from '#platform/request-context.ts';
import { domainError, type DomainError, invalid } from '#platform/domain-error.ts';
import { PHARMACIES_SHOWN, readZip, specialties, stableShuffle } from '../../rules/index.ts';
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
 * Pharmacies of a ZIP code, those of its area behind them where it has fewer than six: six of them in an order that stays as it is for the
 * same search within a visit, or all. `count` is how many there are.
 */
export async function findByZip(
  { app, actor }: RequestContext,
  search: ZipSearch,
): Promise<{ pharmacies: PharmacyRow[]; count: number } | DomainError> {
  const zip = readZip(search.zip);
  if (zip === null) return invalid([{ path: 'zip', message: 'A ZIP code of five digits is expected.' }]);
  const state = search.state === null || search.state === '' ? null : search.state.toUpperCase();
  if (state !== null && !/^[A-Z]{2}$/.test(state))
    return invalid([{ path: 'state', message: 'A state is expected by its two letters.' }]);
  const specialty = readSpecialty(search.specialty);
  if (specialty === undefined) return unknownSpecialty();
  // Without a network the mirror is nobody's: what a sandbox left there is no pharmacy that there is.
  if (app.config.network === null) return { pharmacies: [], count: 0 };
  const db = app.database.kysely;
  const here = await pharmaciesByZip(db, { zip, state, specialty }, MOST);
  const around =
    here.length >= PHARMACIES_SHOWN ? [] : await pharmaciesByZip(db, { zip: zip.slice(0, 3), state, specialty }, MOST);
  const known = new Set(here.map(({ ncpdp_id }) => ncpdp_id));
  // A visit is a session: whoever searches again sees the same, and who signs in tomorrow sees others.
  const seed = [actor.sessionId, zip, state ?? '', specialty ?? ''].join(' ');
  const shuffled = [here, around.filter(({ ncpdp_id }) => !known.has(ncpdp_id))].flatMap((group) =>
    stableShuffle(group, ({ ncpdp_id }) => ncpdp_id, seed),
  );
  return { pharmacies: search.showAll ? shuffled : shuffled.slice(0, PHARMACIES_SHOWN), count: shuffled.length };
}

/** Pharmacies that hold every word of a text in their name, address, city, ZIP code or number; at most fifty. */
export async function findByWords(
  { app }: RequestContext,
  text: string,
  specialtyText: string | null,
): Promise<PharmacyRow[] | DomainError> {
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 8);
  if (words.join('').length < 2) return domainError('TOO_SHORT', 'Type at least two letters.');
  const specialty = readSpecialty(specialtyText);
  if (specialty === undefined) return unknownSpecialty();
  return app.config.network === null ? [] : pharmaciesByWords(app.database.kysely, words, specialty, 50);
}

function readSpecialty(text: string | null): string | null | undefined {
  if (text === null || text === '') return null;
  return specialties.find((each) => each.toLowerCase() === text.toLowerCase());
}

const unknownSpecialty = (): DomainError =>
  invalid([{ path: 'specialty', message: `One of ${specialties.join(', ')} is expected.` }]);
