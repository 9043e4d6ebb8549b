/**
 * The number of handmade loading, error and empty states by module. The numbers only decrease; a module without any is
 * not listed. The goal is 15 in total.
 */
export const HAND_MADE_STATES: Readonly<Record<string, number>> = {
  chart: 3,
  statistics: 1,
  web: 3,
};
