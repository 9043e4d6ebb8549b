/** What kind of payer it is, as claims ask for it (CMS-1500, box 1). */
export const payerTypes = ['Commercial', 'Medicare', 'Medicaid', 'Tricare', 'Champva', 'FECA', 'Other'] as const;
/** One of them. */
export type PayerType = (typeof payerTypes)[number];

/** What a patient is to the subscriber of a coverage. */
export const relationships = ['Self', 'Spouse', 'Child', 'Other'] as const;
/** One of them. */
export type Relationship = (typeof relationships)[number];

/** Which coverage is asked to pay first. */
export const priorities = ['Primary', 'Secondary', 'Tertiary'] as const;
/** One of them. */
export type Priority = (typeof priorities)[number];

/** Birth sexes as the eligibility check has them. */
export const checkGenders = ['Male', 'Female', 'Unknown'] as const;
/** One of them. */
export type CheckGender = (typeof checkGenders)[number];
