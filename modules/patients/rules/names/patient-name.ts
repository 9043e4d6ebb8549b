/** The parts of a patient's name. */
export interface NamedPatient {
  first_name: string;
  last_name: string;
  middle_name?: string | null | undefined;
}

/** The name as it is spoken: "José Eduardo Gómez". */
export function patientName(patient: NamedPatient): string {
  return [patient.first_name, patient.last_name].filter(Boolean).join(' ');
}

/** The name as lists sort it: "Gómez, José Eduardo M." */
export function patientListName(patient: NamedPatient): string {
  const given = [patient.first_name, patient.middle_name].filter(Boolean).join(' ');
  return [patient.last_name, given].filter(Boolean).join(', ');
}

/** One or two capitals for the avatar: first name's, then last name's; whole characters, also where they are pictographs. */
export function patientInitials(patient: NamedPatient): string {
  return [patient.first_name, patient.last_name].map(firstCharacter).join('').toUpperCase();
}

function firstCharacter(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text);
  return first?.segment ?? '';
}
