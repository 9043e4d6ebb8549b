/** Texts shown for a crisis answer: to the patient at that question, and to the clinic. */
export const crisisWords = {
  title: 'Possible self-harm',
  staff: 'reported thoughts of being better off dead or of self-harm',
  patient:
    'You do not have to face this alone. Call or text 988, the Suicide & Crisis Lifeline, at any hour. It is free and confidential. If you are in danger now, call 911. We have notified your clinic of this answer, and someone will contact you.',
} as const;
