import * as z from 'zod/mini';
import { safeParse } from 'zod/v4/core';
import { line } from '#values/line.ts';
import { genders } from '../patient-choices.ts';
import { recordLimits } from '../patient-limits.ts';
import { birthdayChoices, countFilters, type ListFilters, nextChoices, visitChoices } from './list-filters.ts';

/** Maximum number of groups of a clinic: apps read them together, with all members. */
export const MOST_GROUPS = 20;
/** Maximum number of tags in a filter of the list. */
export const MOST_LIST_TAGS = 20;

const UNKNOWN = 'This filter does not exist';
const isAge = (text: string): boolean => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 150);
const isTag = (text: string): boolean => text !== '' && text.length <= recordLimits.tag;

const choice = (choices: readonly { readonly value: string }[]) => text((typed) => isOneOf(choices, typed), UNKNOWN);
const age = () => text(isAge, 'Enter ages from 0 to 150');

/** The filters of a group; at least one is set. */
const groupFilters = z
  .object({
    tags: text((tags) => tags === '' || areTags(tags.split('\n')), `Choose at most ${MOST_LIST_TAGS} tags`),
    doctor: z.union([z.literal(''), z.guid()], { error: () => UNKNOWN }),
    visit: choice(visitChoices),
    next: choice(nextChoices),
    birthday: choice(birthdayChoices),
    gender: choice(genders.map((value) => ({ value }))),
    ageFrom: age(),
    ageTo: age(),
  })
  .check(
    z.refine((filters: ListFilters) => countFilters(filters) > 0, {
      error: 'A view without filters can’t be shared: it lists all patients',
    }),
  );

/** Schema of a group: a name, and the filters of the list that its members meet. */
export const patientGroupInput = z.object({ name: line(60, 'Name is required'), filters: groupFilters });

/** Returns the filters of a stored group, or null if they have no meaning in this version. */
export function storedFilters(stored: unknown): ListFilters | null {
  const { success, data } = safeParse(groupFilters, stored);
  return success ? data : null;
}

function text(fits: (typed: string) => boolean, message: string) {
  return z.string({ error: () => message }).check(z.refine(fits, message));
}

function isOneOf(choices: readonly { readonly value: string }[], typed: string): boolean {
  return typed === '' || choices.some(({ value }) => value === typed);
}

function areTags(tags: readonly string[]): boolean {
  return tags.length <= MOST_LIST_TAGS && tags.every(isTag);
}
