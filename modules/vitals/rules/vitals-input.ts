/** Spelled as in the specification. */
export const NOTHING_FILLED = 'please fill at lease one vital record';
/** Maximum number of values read per vital and patient, newest first; pages that show this many mention the limit. */
export const MOST_READINGS = 500;

/** No measurement of a person is larger, in any unit. */
export const MOST_VALUE = 100_000;

/** Values to record, by definition ID. */
export type VitalsInput = ReadonlyMap<string, number>;

/** Combines IDs and values; an issue if they don't match, none has a value, or a value is not a valid measurement. */
export function vitalsInput(
  ids: readonly string[],
  values: readonly number[],
): { values: VitalsInput } | { path: string; message: string } {
  if (ids.length !== values.length) return { path: 'values', message: 'Send one value for each vital.' };
  if (ids.length === 0) return { path: 'values', message: NOTHING_FILLED };
  if (ids.length > 100) return { path: 'values', message: 'Send at most 100 values.' };
  if (new Set(ids).size !== ids.length) return { path: 'vital_info_ids', message: 'Send each vital only once.' };
  const wrong = values.findIndex((value) => !Number.isFinite(value) || value < 0 || value > MOST_VALUE);
  if (wrong >= 0) return { path: `values.${wrong}`, message: 'Enter a number of 0 or more.' };
  return { values: new Map(ids.map((id, index) => [id, values[index]!])) };
}
