import * as z from 'zod/mini';

/** The choices of the patient in the review, beside the id of a matching one. */
export const NEW_PATIENT = 'new';
export const OTHER_PATIENT = 'other';

/** The form with which a member accepts a request. */
export const decisionForm = z
  .object({
    choice: z.nullable(z.string()).check(z.refine((value) => value !== null, 'Choose a patient')),
    /** The picked patient, for `OTHER_PATIENT`. */
    other_id: z.nullable(z.string()),
    gender: z.nullable(z.string()),
    start: z.nullable(z.string()).check(z.refine((value) => value !== null, 'Choose a time')),
  })
  .check(
    z.refine(({ choice, other_id }) => choice !== OTHER_PATIENT || other_id !== null, {
      path: ['other_id'],
      error: 'Choose a patient',
    }),
    z.refine(({ choice, gender }) => choice !== NEW_PATIENT || gender !== null, {
      path: ['gender'],
      error: 'Gender is Required',
    }),
  );
