import type { Tx } from '#platform/database.ts';
import type { AccessRule, Preset } from '#platform/module.ts';
import { isDomainError, type DomainError } from '#platform/domain-error.ts';
import { addMember, createClinic, type MadeClinic, type NewClinic } from '#practice/server';
import { addCalendar, addEventCategory, type NewEventCategory } from '#scheduling/server';
import { addAccount } from '#sessions/server';

/** An initial member of a new clinic. */
export interface Founder {
  first_name: string;
  last_name: string;
  title?: string | null;
  credential?: string | null;
  npi?: string | null;
  username: string;
  password: string;
  role: Preset;
  /** The calendar's color, #rrggbb; null for a member without a calendar. */
  calendarColor: string | null;
  /** Indexes of the clinic's practices that they belong to; all if omitted. */
  practices?: readonly number[];
}

/** A founded clinic, with the founders' user and calendar ids, and the categories' ids, in input order. */
export interface FoundedClinic extends MadeClinic {
  userIds: string[];
  calendarIds: (string | null)[];
  categoryIds: string[];
}

/** An appointment type: color as #rrggbb, duration in minutes. */
export interface Category {
  name: string;
  color: string;
  duration: number;
  /** Notifications to patients, by email or text message. */
  notifications?: NewEventCategory['notifications'];
}

/** The default appointment types of a clinic. */
export const FIRST_CATEGORIES: readonly Category[] = [
  { name: 'Office visit', color: '#0b7a75', duration: 30 },
  { name: 'New patient', color: '#1864ab', duration: 60 },
  { name: 'Follow-up', color: '#2b8a3e', duration: 15 },
  { name: 'Annual physical', color: '#862e9c', duration: 45 },
  { name: 'Telehealth', color: '#5f3dc4', duration: 20 },
  { name: 'Procedure', color: '#a61e4d', duration: 60 },
  { name: 'Lab draw', color: '#a8460b', duration: 15 },
];

/**
 * Creates a clinic that is ready to use: practices, roles, members who can sign in, calendars and appointment types.
 */
export async function foundClinic(
  tx: Tx,
  clinic: NewClinic,
  founders: readonly Founder[],
  rules: readonly AccessRule[],
  now: Date,
  categories: readonly Category[] = FIRST_CATEGORIES,
): Promise<FoundedClinic | DomainError> {
  const made = await createClinic(tx, clinic, rules, now);
  const { clinicId } = made;
  const userIds: string[] = [];
  const calendarIds: (string | null)[] = [];
  for (const { username, password, role, calendarColor, practices, ...person } of founders) {
    const practiceIds = practices?.map((index) => made.practiceIds[index]!) ?? made.practiceIds;
    const roleIds = [made.roleIds[role]];
    const userId = await addMember(tx, { ...person, clinicId, email: username, practiceIds, roleIds }, now);
    const error = await addAccount(tx, { clinicId, userId, username, password }, now);
    if (isDomainError(error)) return error;
    userIds.push(userId);
    calendarIds.push(calendarColor === null ? null : await addCalendar(tx, { clinicId, userId, color: calendarColor }));
  }
  const categoryIds: string[] = [];
  for (const [sortIndex, category] of categories.entries())
    categoryIds.push(await addEventCategory(tx, { clinicId, sortIndex, ...category }, now));
  return { ...made, userIds, calendarIds, categoryIds };
}
