/** The fields for which one side is chosen when two records are merged. */
export const mergeFields = [
  'first_name',
  'last_name',
  'middle_name',
  'nick_name',
  'date_of_birth',
  'gender',
  'gender_at_birth',
  'email',
  'mobile',
  'home_phone',
  'work_phone',
  'race',
  'ethnicity',
  'preferred_language',
  'emergency_contact_name',
  'emergency_contact_phone',
  'note1',
  'note2',
] as const;

/** A field that can be chosen in a merge. */
export type MergeField = (typeof mergeFields)[number];

/** Returns whether a text is the name of such a field. */
export function isMergeField(name: string): name is MergeField {
  return (mergeFields as readonly string[]).includes(name);
}

/** Days within which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

type Values = Readonly<Record<string, unknown>>;

/** Returns the changes to the merge target for the chosen fields: before and after, by field. */
export function takenFields(
  mergeTarget: Values,
  merged: Values,
  take: readonly MergeField[],
): Record<string, { before: unknown; after: unknown }> {
  const changed = take.filter((field) => (mergeTarget[field] ?? null) !== (merged[field] ?? null));
  return Object.fromEntries(
    changed.map((field) => [field, { before: mergeTarget[field] ?? null, after: merged[field] ?? null }]),
  );
}

/**
 * Returns the automatic changes to the merge target: a death is carried over, and "no known allergies" is cleared if it
 * was recorded without the allergies of the merged record.
 */
export function carriedFields(
  mergeTarget: Values,
  merged: Values,
  isAllergic: boolean,
): Record<string, { before: unknown; after: unknown }> {
  const { no_allergies_time: time, no_allergies_by: by } = mergeTarget;
  const died = mergeTarget['deceased_date'] == null && merged['deceased_date'] != null;
  return {
    ...(died ? { deceased_date: { before: null, after: merged['deceased_date'] } } : null),
    ...(isAllergic && time != null
      ? { no_allergies_time: { before: time, after: null }, no_allergies_by: { before: by ?? null, after: null } }
      : null),
  };
}

/** Returns the fields to restore on undo, and the fields that were changed since the merge and therefore stay. */
export function restoredFields(
  current: Values,
  taken: Readonly<Record<string, { before: unknown; after: unknown }>>,
): { restored: Record<string, unknown>; keptFields: string[] } {
  const restored: Record<string, unknown> = {};
  const keptFields: string[] = [];
  for (const [field, { before, after }] of Object.entries(taken)) {
    if ((current[field] ?? null) === after) restored[field] = before;
    else keptFields.push(field);
  }
  return { restored, keptFields };
}

/** Returns the default side of a field: the only side with a value, otherwise the merge target. */
export function proposedTake(mergeTarget: Values, merged: Values): MergeField[] {
  const isEmpty = (value: unknown): boolean => value == null || value === '';
  return mergeFields.filter((field) => isEmpty(mergeTarget[field]) && !isEmpty(merged[field]));
}
