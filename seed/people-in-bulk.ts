import type { BulkPatient } from '#patients/server';
import { clinicTags } from './people/clinic-tags.ts';
import { generatePeople, type PeopleInput } from './people/generate-people.ts';

/** Yields generated people for the patients module's bulk insert, with tags in the clinic's colors. */
export function* peopleInBulk(input: PeopleInput): Generator<BulkPatient> {
  for (const { tags, ...person } of generatePeople(input)) {
    yield { ...person, tags: clinicTags.filter(({ tag }) => tags.includes(tag)) };
  }
}
