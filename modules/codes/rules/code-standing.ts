/**
 * The status of a code on a day. `not-billable` is a heading that requires a more specific code; `unknown` means that no
 * imported edition covers the code or the day.
 */
export type CodeStanding = 'valid' | 'retired' | 'not-yet' | 'not-billable' | 'unknown';

/** The validity of a code: first and last day, null if unknown. */
export interface CodeTime {
  valid_from: string | null;
  valid_to: string | null;
  billable: boolean;
}

/** Returns the status of a code on a day. Dates are YYYY-MM-DD. */
export function standingOn({ valid_from, valid_to, billable }: CodeTime, day: string): CodeStanding {
  if (valid_to !== null && day > valid_to) return 'retired';
  if (valid_from !== null && day < valid_from) return 'not-yet';
  return billable ? 'valid' : 'not-billable';
}

/** Precedes any date in the program: the start of codes with an unknown start. */
export const SINCE_EVER = '1900-01-01';

/** Returns the warning for a code that is not valid on the day of service, or null. `dayText` formats a day. */
export function standingWords(
  standing: CodeStanding,
  { valid_from, valid_to }: Pick<CodeTime, 'valid_from' | 'valid_to'>,
  dayText: (day: string) => string,
): string | null {
  switch (standing) {
    case 'retired':
      return valid_to === null ? 'Retired' : `Retired after ${dayText(valid_to)}`;
    case 'not-yet':
      return valid_from === null ? 'Not valid yet' : `Not valid until ${dayText(valid_from)}`;
    case 'not-billable':
      return 'Choose a more specific code';
    case 'unknown':
      return 'Not in an imported edition for this date';
    case 'valid':
      return null;
  }
}
