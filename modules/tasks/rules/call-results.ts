/** Results of a phone call with a patient, with their words. */
export const callResults = {
  LeftVoicemail: 'left a voicemail',
  SpokeToPatient: 'spoke to the patient',
  SpokeToOther: 'spoke to someone else',
  NoAnswer: 'no answer',
} as const;
export type CallResult = keyof typeof callResults;
