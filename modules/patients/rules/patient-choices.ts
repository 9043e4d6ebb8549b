/** The choices for gender. */
export const genders = ['Female', 'Male'] as const;
export type Gender = (typeof genders)[number];

/** The choices for gender at birth. */
export const gendersAtBirth = ['Female', 'Male', 'Other', 'Unknown'] as const;
export type GenderAtBirth = (typeof gendersAtBirth)[number];

/** What the form offers for race, in the words of the US Office of Management and Budget; any other word is taken too. */
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

/** What the form offers for ethnicity; any other word is taken too. */
export const ethnicities = ['Hispanic or Latino', 'Not Hispanic or Latino', 'Declined to answer'] as const;
