/** The parts of a patient's name. */
export interface NamedPatient {
  first_name: string;
  last_name: string;
  middle_name?: string | null | undefined;
}

/** Returns the display name: "José Eduardo Gómez". */
export function patientName(patient: NamedPatient): string {
  return [patient.first_name, patient.last_name].filter(Boolean).join(' ');
}

/** Returns the name for sorted lists: "Gómez, José Eduardo M." */
export function patientListName(patient: NamedPatient): string {
  const given = [patient.first_name, patient.middle_name].filter(Boolean).join(' ');
  return [patient.last_name, given].filter(Boolean).join(', ');
}

/** Returns one or two capital letters for the avatar, from the first and last name; emoji are kept whole. */
export function patientInitials(patient: NamedPatient): string {
  return [patient.first_name, patient.last_name].map(firstCharacter).join('').toUpperCase();
}

function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
