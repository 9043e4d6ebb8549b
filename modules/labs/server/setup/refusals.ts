import { refuse, type Refusal } from '#platform/refusal.ts';

/** There is no such thing in this clinic. */
export const notFound = (what: string): Refusal => refuse('NOT_FOUND', `This ${what} does not exist.`, 'Not found');
/** Somebody else has saved since. */
export const changedMeanwhile = (what: string): Refusal =>
  refuse('STALE_VERSION', `Somebody else has changed this ${what} in the meantime.`, 'Changed meanwhile');
