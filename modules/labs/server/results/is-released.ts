import { sql, type RawBuilder } from 'kysely';

/**
 * Returns the condition that a patient may see the result `r`: it is not on hold, and final, or an earlier version was
 * read in the portal: then its withdrawal is shown. The statement names `clinic_id` and the current version.
 */
export function isReleased(now: Date): RawBuilder<boolean> {
  return sql<boolean>`(r.status in ('final', 'corrected') or exists (select 1 from labs.report e
      where e.clinic_id = r.clinic_id and e.chain_id = r.chain_id and e.portal_time is not null))
    and (r.held_until is null or r.held_until <= ${now})`;
}
