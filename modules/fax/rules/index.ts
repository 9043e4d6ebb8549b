export { dialledNumber } from './dialled-number.ts';
export { checkFax, type CheckedFax, type FaxFields } from './check-fax.ts';
export { FAX_SUBJECTS, faxLimits, FAX_STATES, type FaxState } from './fax-choices.ts';
export { checkFiling, type Filing } from './check-filing.ts';
export { nextTry, type FaxFailure } from './next-try.ts';
