/** A patient tag of the clinic. */
export interface ClinicTag {
  tag: string;
  /** #rrggbb */
  color: string;
}

/** The clinic's patient tags: facts that staff must know at a glance. */
export const clinicTags = [
  { tag: 'Interpreter', color: '#1c7ed6' },
  { tag: 'Fall risk', color: '#e8590c' },
  { tag: 'Hard of hearing', color: '#5f3dc4' },
  { tag: 'Wheelchair', color: '#0b7285' },
  { tag: 'Anticoagulated', color: '#c92a2a' },
  { tag: 'Care management', color: '#2b8a3e' },
  { tag: 'Diabetes', color: '#a61e4d' },
  { tag: 'Prenatal', color: '#d6336c' },
  { tag: 'New patient', color: '#087f5b' },
  { tag: 'Telehealth', color: '#364fc7' },
  { tag: 'Needs transport', color: '#846358' },
  { tag: 'Consent: guardian', color: '#495057' },
] as const satisfies readonly ClinicTag[];

export type ClinicTagName = (typeof clinicTags)[number]['tag'];
