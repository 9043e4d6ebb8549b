/** Who a record is of, as far as a report is compared with it. */
export interface ComparedPatient {
  first_name: string;
  last_name: string;
  date_of_birth: string | null;
}

/** Who a report is of, as the laboratory says. */
export interface NamedPatient {
  firstName: string;
  lastName: string;
  birthDay: string | null;
}

/**
 * Why a report can't be of a patient although it names their order; null where nothing speaks against it. What the laboratory left
 * blank says nothing, neither for nor against: only the order's number files a report.
 */
export function contradiction(sent: NamedPatient, patient: ComparedPatient): string | null {
  if (sent.birthDay !== null && patient.date_of_birth !== null && sent.birthDay !== patient.date_of_birth)
    return 'The date of birth on the report is another one.';
  if (sent.lastName !== '' && !isSameName(sent.lastName, patient.last_name))
    return 'The last name on the report is another one.';
  return null;
}

/** Whether a report could be of a patient: name and date of birth stand on both and are the same. Blank matches nobody. */
export function isLikely(sent: NamedPatient, patient: ComparedPatient): boolean {
  return (
    sent.birthDay !== null &&
    sent.birthDay === patient.date_of_birth &&
    fold(sent.lastName) !== '' &&
    isSameName(sent.lastName, patient.last_name) &&
    fold(sent.firstName) !== '' &&
    fold(patient.first_name).startsWith(fold(sent.firstName).slice(0, 3))
  );
}

function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

function fold(name: string): string {
  return name.normalize('NFD').replaceAll(/\P{L}/gu, '').toLowerCase();
}
