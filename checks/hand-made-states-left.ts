/**
 * The loading, error and empty states that the pages of each module still make by hand. The numbers only fall; a module that has none
 * is not listed. The aim is 15 in total.
 */
export const HAND_MADE_STATES: Readonly<Record<string, number>> = {
  audit: 7,
  billing: 38,
  chart: 34,
  codes: 6,
  deliveries: 5,
  drugs: 2,
  eligibility: 16,
  meetings: 7,
  messages: 25,
  notices: 3,
  notifications: 2,
  patients: 19,
  practice: 23,
  prescribing: 25,
  programs: 18,
  questionnaires: 27,
  requests: 18,
  scheduling: 19,
  sessions: 4,
  statistics: 12,
  tasks: 23,
  web: 10,
};
