/**
 * The loading, error and empty states that the pages of each module still make by hand. The numbers only fall; a module that has none
 * is not listed. The aim is 15 in total.
 */
export const HAND_MADE_STATES: Readonly<Record<string, number>> = {
  chart: 3,
  statistics: 1,
  web: 3,
};
