/** The nine panels of the chart workspace, by the names of the specification (2 §2). */
export const NOTE_PANELS = [
  'soap note',
  'icd10',
  'cpt',
  'drug name',
  'lab order',
  'nurse note',
  'chart questionnaire',
  'add charge',
  'supplement',
] as const;

const MOST_PANELS = 40;

/** Validates a stored layout: positions in a grid of twelve columns; null for anything else. */
export function noteLayout(value: unknown): object[] | null {
  if (!Array.isArray(value) || value.length > MOST_PANELS) return null;
  const places: object[] = [];
  for (const place of value as unknown[]) {
    const { id, x, y, w, h, hidden } = (place ?? {}) as Record<string, unknown>;
    if (typeof id !== 'string' || id.length > 60 || !/^[\w -]+$/.test(id)) return null;
    if (![x, y, w, h].every((number) => Number.isInteger(number) && Number(number) >= 0 && Number(number) <= 1000))
      return null;
    places.push({ id, x, y, w, h, ...(hidden === true ? { hidden: true } : {}) });
  }
  return places;
}
