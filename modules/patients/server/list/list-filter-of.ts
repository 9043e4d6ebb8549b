import type { PatientWhere } from '../../api/registration.gen.ts';
import { birthdayRanges, birthRange } from '../../rules/index.ts';
import { dayStart } from '../day-start.ts';
import type { PatientFilter, Span } from './patient-list.sql.ts';

/**
 * Returns the filter of the list without omitted parts, so that a one-word search stays one. `today` is the clinic's
 * date.
 */
export function listFilterOf(where: PatientWhere, today: string, timeZone: string): Partial<PatientFilter> {
  const start = (day: string): Date => dayStart(day, timeZone);
  const end = (day: string): Date => dayStart(day, timeZone, 1);
  const span = (visit: PatientWhere['last_visit']): Span | undefined =>
    visit?.from == null && visit?.to == null
      ? undefined
      : {
          ...(visit.from == null ? null : { from: start(visit.from) }),
          ...(visit.to == null ? null : { before: end(visit.to) }),
        };
  const { after, until } = birthRange(today, where.age ?? {});
  const filter = {
    tags: where.tags == null || where.tags.length === 0 ? undefined : where.tags,
    allTags: requiredTags(where),
    doctor: where.doctor_id ?? undefined,
    lastVisit: span(where.last_visit),
    nextVisit: span(where.next_visit),
    noneSince: where.last_visit?.none_since == null ? undefined : start(where.last_visit.none_since),
    birthdays: where.birthday == null ? undefined : birthdayRanges(today, where.birthday),
    bornAfter: after,
    bornUntil: until,
  };
  return Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
}

/** Returns the tags that are all required; a single requested tag is one of them. */
function requiredTags({ tag, all_tags }: PatientWhere): string[] | undefined {
  const tags = [...(all_tags ?? []), ...(tag?.equals == null ? [] : [tag.equals])];
  return tags.length === 0 ? undefined : tags;
}
