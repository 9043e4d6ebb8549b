import { readClinic } from '#practice/server';
import type { RequestContext } from '#platform/request-context.ts';
import { type Calendar, readShownCalendars } from './setup/calendars.sql.ts';
import { readWholeCategories, type WholeCategory } from './setup/categories.sql.ts';
import { readResources, type Resource } from './setup/resources.sql.ts';

/** The setup data that a calendar needs for rendering. */
export interface PracticeInfo {
  categories: WholeCategory[];
  calendars: Calendar[];
  resources: Resource[];
  time_zone: string;
  day_start_minute: number;
  day_end_minute: number;
}

/** Returns the clinic's event categories, calendars, rooms and devices, time zone and opening hours. */
export async function practiceInfo({ app, actor, now }: RequestContext): Promise<PracticeInfo> {
  const { kysely } = app.database;
  const [clinic, calendars, categories, resources] = await Promise.all([
    readClinic(kysely, actor.clinicId),
    readShownCalendars(kysely, actor.clinicId, now),
    readWholeCategories(kysely, actor.clinicId, null),
    readResources(kysely, actor.clinicId),
  ]);
  const { time_zone, day_start_minute, day_end_minute } = clinic;
  return { categories, calendars, resources, time_zone, day_start_minute, day_end_minute };
}
