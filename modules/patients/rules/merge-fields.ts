/** The fields of which one side has to be chosen when two records become one. */
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

/** A field that a merge may take over. */
export type MergeField = (typeof mergeFields)[number];

/** Whether a text names such a field. */
export function isMergeField(name: string): name is MergeField {
  return (mergeFields as readonly string[]).includes(name);
}

/** Days within which a merge can be undone. */
export const MERGE_UNDO_DAYS = 30;

type Values = Readonly<Record<string, unknown>>;

/** What taking these fields over changes on the merge target: before and after, by field. */
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
 * What a merge changes on the merge target unasked: that somebody has died stands on it too, and that there are no known allergies
 * does not stand any more where that was said without those of the merged record.
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

/** What an undo sets back, and the fields that somebody changed since the merge and that stay. */
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

/** Which side a field is proposed from: what only one side knows, and otherwise the merge target's. */
export function proposedTake(mergeTarget: Values, merged: Values): MergeField[] {
  const isEmpty = (value: unknown): boolean => value == null || value === '';
  return mergeFields.filter((field) => isEmpty(mergeTarget[field]) && !isEmpty(merged[field]));
}
