import type { BulkPatient } from '#patients/server';
import { clinicTags } from './people/clinic-tags.ts';
import { generatePeople, type PeopleInput } from './people/generate-people.ts';

/** Generated people as the patients module takes them in bulk, their tags in the clinic's colours. */
export function* peopleInBulk(input: PeopleInput): Generator<BulkPatient> {
  for (const { tags, ...person } of generatePeople(input)) {
    yield { ...person, tags: clinicTags.filter(({ tag }) => tags.includes(tag)) };
  }
}
