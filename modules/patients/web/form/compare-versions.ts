import { type PatientField, fieldText, patientFields } from './patient-fields.ts';
import type { PatientValues } from './patient-values.ts';

/** Where what one person typed meets what another saved meanwhile. */
export interface VersionDifference {
  /** Both changed them, each in another way. */
  conflicts: PatientField[];
  /** Only the other person changed them. */
  theirs: PatientField[];
  /** Only the person at this page changed them. */
  mine: PatientField[];
  /** What is typed here, with what only the other person changed. */
  merged: PatientValues;
}

/** Compares what is typed with what is saved now, both with what the typing began from; `base` null where that is not known. */
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

/** The fields of a patient that differ between two versions. */
export function changedFields(before: PatientValues, after: PatientValues): PatientField[] {
  return patientFields.filter((field) => !isSame(field, before, after));
}

function isSame(field: PatientField, one: PatientValues, other: PatientValues): boolean {
  return fieldText(one, field).trim() === fieldText(other, field).trim();
}
