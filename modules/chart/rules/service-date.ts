/** What a date of service is judged by; every day as YYYY-MM-DD. */
export interface ServiceDateBounds {
  /** In the clinic's zone. */
  today: string;
  birth: string | null;
  death: string | null;
  /** Records of calls and papers go on after a death; care does not. */
  nonMedical?: boolean;
}

/** Why a note can't be of this day, as its reader is told; null where it can. */
export function serviceDateProblem(day: string, { today, birth, death, nonMedical = false }: ServiceDateBounds) {
  if (day > today) return 'The date of service is in the future.';
  if (birth !== null && day < birth) return 'The date of service is before the patient’s date of birth.';
  if (death !== null && day > death && !nonMedical) return 'The date of service is after the patient’s date of death.';
  return null;
}
