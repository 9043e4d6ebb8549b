/** Where somebody stands in a program. */
export const enrolmentStates = ['enrolled', 'in_progress', 'paused', 'completed', 'withdrawn'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** As it is shown. */
export const enrolmentStateNames: Readonly<Record<EnrolmentState, string>> = {
  enrolled: 'Enrolled',
  in_progress: 'In progress',
  paused: 'Paused',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
};
