/** How a code stands on one day. `not-billable` is a heading: a more exact code below it is wanted. */
export type CodeStanding = 'valid' | 'retired' | 'not-yet' | 'not-billable' | 'unknown';

/** The time in which a code counts: first and last day, null where none is known. */
export interface CodeTime {
  valid_from: string | null;
  valid_to: string | null;
  billable: boolean;
}

/** How a code stands on a day. Both are YYYY-MM-DD. */
export function standingOn({ valid_from, valid_to, billable }: CodeTime, day: string): CodeStanding {
  if (valid_to !== null && day > valid_to) return 'retired';
  if (valid_from !== null && day < valid_from) return 'not-yet';
  return billable ? 'valid' : 'not-billable';
}

/** Before any day of the program: a code that was there as long as anybody knows counts from here. */
export const SINCE_EVER = '1900-01-01';

/** What stands beside a code that does not count on the day of service; null where it does. `dayText` writes a day for people. */
export function standingWords(
  standing: CodeStanding,
  { valid_from, valid_to }: Pick<CodeTime, 'valid_from' | 'valid_to'>,
  dayText: (day: string) => string,
): string | null {
  switch (standing) {
    case 'retired':
      return valid_to === null ? 'Retired' : `Retired after ${dayText(valid_to)}`;
    case 'not-yet':
      return valid_from === null ? 'Not valid yet' : `Valid from ${dayText(valid_from)} only`;
    case 'not-billable':
      return 'Choose a more specific code';
    case 'unknown':
      return 'In no code set that is here';
    case 'valid':
      return null;
  }
}
