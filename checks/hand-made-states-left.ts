/**
 * The loading, error and empty states that the pages of each module still make by hand. The numbers only fall; a module that has none
 * is not listed. The aim is 15 in total.
 */
export const HAND_MADE_STATES: Readonly<Record<string, number>> = {
  chart: 3,
  fax: 8,
  inventory: 46,
  labs: 42,
  messages: 25,
  pharmacies: 10,
  statistics: 1,
  tasks: 23,
  vitals: 4,
  waitlist: 9,
  web: 3,
};
