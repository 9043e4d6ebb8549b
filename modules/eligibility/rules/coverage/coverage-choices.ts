/** Payer types, as required by claims (CMS-1500, box 1). */
export const payerTypes = ['Commercial', 'Medicare', 'Medicaid', 'Tricare', 'Champva', 'FECA', 'Other'] as const;
export type PayerType = (typeof payerTypes)[number];

/** The patient's relationship to the subscriber of a coverage. */
export const relationships = ['Self', 'Spouse', 'Child', 'Other'] as const;
export type Relationship = (typeof relationships)[number];

/** The order in which coverages pay. */
export const priorities = ['Primary', 'Secondary', 'Tertiary'] as const;
export type Priority = (typeof priorities)[number];

/** Birth sexes in eligibility checks. */
export const checkGenders = ['Male', 'Female', 'Unknown'] as const;
export type CheckGender = (typeof checkGenders)[number];
