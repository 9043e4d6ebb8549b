/** States of an enrollment. */
export const enrolmentStates = ['enrolled', 'in_progress', 'paused', 'completed', 'withdrawn'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/** Display names of the states. */
export const enrolmentStateNames: Readonly<Record<EnrolmentState, string>> = {
  enrolled: 'Enrolled',
  in_progress: 'In progress',
  paused: 'Paused',
  completed: 'Completed',
  withdrawn: 'Withdrawn',
};
