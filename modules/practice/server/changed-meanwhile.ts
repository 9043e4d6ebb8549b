import { refuse, type Refusal } from '#platform/refusal.ts';

/** The refusal of a save that began from what has changed since. */
export function changedMeanwhile(what: string): Refusal {
  return refuse(
    'STALE_VERSION',
    `Somebody else has changed ${what} in the meantime. What you typed is still here; look at it again and save.`,
    'Changed meanwhile',
  );
}

/** The refusal of what is not there, or of another clinic. */
export function notThere(what: string): Refusal {
  return refuse('NOT_FOUND', `There is no such ${what}.`, 'Not found');
}
