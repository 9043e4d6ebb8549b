/** The facts by which favorites are grouped. */
interface GroupedFavourite {
  id: string;
  diagnosis_codes: readonly string[];
  set_name: string;
}

const WITHOUT = 'Other favorites';

/** Returns favorites by order set, then those of no set by their first diagnosis, then the rest; each once. */
export function groupFavourites<Favourite extends GroupedFavourite>(
  favourites: readonly Favourite[],
): { title: string; rows: Favourite[] }[] {
  const inSets = favourites.filter(({ set_name: set }) => set !== '');
  const others = favourites.filter(({ set_name: set }) => set === '');
  const sets = Map.groupBy(inSets, ({ set_name: set }) => set);
  const diagnoses = Map.groupBy(others, ({ diagnosis_codes: [first] }) => (first === undefined ? '' : `For ${first}`));
  const byTitle = (groups: ReadonlyMap<string, Favourite[]>) =>
    [...groups]
      .toSorted(([one], [other]) => (one === '' ? 1 : other === '' ? -1 : one.localeCompare(other)))
      .map(([title, rows]) => ({ title: title || WITHOUT, rows }));
  return [...byTitle(sets), ...byTitle(diagnoses)];
}

/** Returns favorites with those for one of these diagnoses first, each group in its order. */
export function favouritesFor<Favourite extends GroupedFavourite>(
  favourites: readonly Favourite[],
  codes: readonly string[],
): { fitting: Favourite[]; others: Favourite[] } {
  const fits = ({ diagnosis_codes: of }: Favourite): boolean => of.some((code) => codes.includes(code));
  return { fitting: favourites.filter(fits), others: favourites.filter((each) => !fits(each)) };
}
