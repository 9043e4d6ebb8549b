/** Choices for gender. */
export const genders = ['Female', 'Male'] as const;
export type Gender = (typeof genders)[number];

/** Choices for gender at birth. */
export const gendersAtBirth = ['Female', 'Male', 'Other', 'Unknown'] as const;
export type GenderAtBirth = (typeof gendersAtBirth)[number];

/** Suggested races, as defined by the US Office of Management and Budget; other text is accepted too. */
export const races = [
  'American Indian or Alaska Native',
  'Asian',
  'Black or African American',
  'Middle Eastern or North African',
  'Native Hawaiian or Other Pacific Islander',
  'White',
  'Two or more races',
  'Other',
  'Declined to answer',
] as const;

/** Suggested ethnicities; other text is accepted too. */
export const ethnicities = ['Hispanic or Latino', 'Not Hispanic or Latino', 'Declined to answer'] as const;
