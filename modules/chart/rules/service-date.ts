/** The bounds of a date of service; all days as YYYY-MM-DD. */
export interface ServiceDateBounds {
  /** In the clinic's zone. */
  today: string;
  birth: string | null;
  death: string | null;
  /** Non-medical notes, such as phone notes and letters, are allowed after a death; care is not. */
  nonMedical?: boolean;
}

/** Returns the error of a date of service; null if it is valid. */
export function serviceDateProblem(day: string, { today, birth, death, nonMedical = false }: ServiceDateBounds) {
  if (day > today) return 'The date of service is in the future.';
  if (birth !== null && day < birth) return 'The date of service is before the patient’s date of birth.';
  if (death !== null && day > death && !nonMedical) return 'The date of service is after the patient’s date of death.';
  return null;
}
