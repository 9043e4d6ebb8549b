import { readClinic } from '#practice/server';
import type { Request } from '#platform/request.ts';
import { readCalendars, readCategories, type Calendar } from './calendars.sql.ts';
import type { Category } from './events.sql.ts';
import { readResources, type Resource } from './resources.sql.ts';

/** What a calendar needs to draw itself. */
export interface PracticeInfo {
  categories: Category[];
  calendars: Calendar[];
  resources: Resource[];
  time_zone: string;
  day_start_minute: number;
  day_end_minute: number;
}

/** The clinic's kinds of events, calendars, rooms and devices, time zone and opening hours. */
export async function practiceInfo({ house, actor }: Request): Promise<PracticeInfo> {
  const { kysely } = house.database;
  const [clinic, calendars, categories, resources] = await Promise.all([
    readClinic(kysely, actor.clinicId),
    readCalendars(kysely, actor.clinicId),
    readCategories(kysely, actor.clinicId),
    readResources(kysely, actor.clinicId),
  ]);
  const { time_zone, day_start_minute, day_end_minute } = clinic;
  return { categories, calendars, resources, time_zone, day_start_minute, day_end_minute };
}
