import { type PatientField, fieldText, patientFields } from './patient-fields.ts';
import type { PatientValues } from './patient-values.ts';

/** The differences between the user's input and another user's saved changes. */
export interface VersionDifference {
  /** Changed by both users to different values. */
  conflicts: PatientField[];
  /** Changed by the other user only. */
  theirs: PatientField[];
  /** Changed by this user only. */
  mine: PatientField[];
  /** This user's input, with the other user's changes applied. */
  merged: PatientValues;
}

/** Compares the input and the saved version with their common base; `base` is null if unknown. */
export function compareVersions(
  base: PatientValues | null,
  typed: PatientValues,
  saved: PatientValues,
): VersionDifference {
  const difference: VersionDifference = { conflicts: [], theirs: [], mine: [], merged: { ...typed } };
  for (const field of patientFields) {
    if (isSame(field, typed, saved)) continue;
    const iChanged = base === null || !isSame(field, base, typed);
    const theyChanged = base === null || !isSame(field, base, saved);
    if (iChanged && theyChanged) difference.conflicts.push(field);
    else if (iChanged) difference.mine.push(field);
    else {
      difference.theirs.push(field);
      takeField(difference.merged, saved, field);
    }
  }
  return difference;
}

/** Copies one field from one version into another. */
export function takeField<Field extends PatientField>(into: PatientValues, from: PatientValues, field: Field): void {
  into[field] = from[field];
}

/** Returns the fields of a patient that differ between two versions. */
export function changedFields(before: PatientValues, after: PatientValues): PatientField[] {
  return patientFields.filter((field) => !isSame(field, before, after));
}

function isSame(field: PatientField, one: PatientValues, other: PatientValues): boolean {
  return fieldText(one, field).trim() === fieldText(other, field).trim();
}
