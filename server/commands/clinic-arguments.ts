import type { Preset } from '#platform/module.ts';
import { plainLine } from '#values/clean-text.ts';
import { isMail } from '#values/web-address.ts';
import { PRESETS } from '#practice/rules';
import type { Founder } from '../found-clinic.ts';

/** The options of `create-clinic` as typed. */
export interface ClinicOptions {
  name?: string | undefined;
  'time-zone': string;
  admin?: string | undefined;
  practice: readonly string[];
  member: readonly string[];
}

/** A clinic to create: its founders in input order, the administrator first. */
export interface ClinicArguments {
  name: string;
  timeZone: string;
  practices: string[];
  founders: Omit<Founder, 'password'>[];
}

const COLORS = ['#1864ab', '#2b8a3e', '#a8460b', '#862e9c', '#0b7285', '#a61e4d', '#5c7c0a', '#5f3dc4'];
const ROLES = PRESETS.map(({ name }) => name).join(', ');

/** Reads the options; returns every problem as a sentence instead if there is one. */
export function readClinicArguments(options: ClinicOptions): ClinicArguments | string[] {
  const problems: string[] = [];
  const name = plainLine(options.name ?? '');
  if (name === '') problems.push('--name: Clinic name is required.');
  if (name.length > 120) problems.push('--name: A clinic name has at most 120 characters.');
  const timeZone = options['time-zone'];
  if (!Intl.supportedValuesOf('timeZone').includes(timeZone))
    problems.push(`--time-zone "${timeZone}": Not an IANA time zone, e.g. America/New_York.`);
  if (options.admin === undefined)
    problems.push('--admin: An administrator is required, e.g. "Ada,Lang,ada@example.org".');
  const people = [
    ...(options.admin === undefined
      ? []
      : [{ option: '--admin', typed: options.admin, parts: `${options.admin},Admin` }]),
    ...options.member.map((typed) => ({ option: '--member', typed, parts: typed })),
  ];
  const founders = people.map(({ option, typed, parts }, index) => {
    const founder = readPerson(parts, index);
    if (Array.isArray(founder)) problems.push(...founder.map((problem) => `${option} "${typed}": ${problem}`));
    return founder;
  });
  const practices = options.practice.length > 0 ? options.practice.map((typed) => plainLine(typed)) : [name];
  if (practices.includes('') && options.practice.length > 0) problems.push('--practice: A practice needs a name.');
  for (const twice of repeated(practices)) problems.push(`--practice "${twice}": Listed twice.`);
  const known = founders.flatMap((founder) => (Array.isArray(founder) ? [] : [founder]));
  for (const twice of repeated(known.map(({ username }) => username)))
    problems.push(`${twice}: Used for two people. Each needs their own email address.`);
  return problems.length > 0 ? problems : { name, timeZone, practices, founders: known };
}

function readPerson(text: string, index: number): Omit<Founder, 'password'> | string[] {
  const parts = text.split(',').map((part) => plainLine(part));
  const [first_name = '', last_name = '', username = '', typedRole = ''] = parts;
  const role = PRESETS.find(({ name }) => name.toLowerCase() === typedRole.toLowerCase())?.name;
  const problems = [
    ...(parts.length === 4 ? [] : ['Write first name, last name, email address and role, separated by commas.']),
    ...(first_name === '' ? ['First name is required.'] : []),
    ...(last_name === '' ? ['Last name is required.'] : []),
    ...(isMail(username) ? [] : [`"${username}" is not an email address.`]),
    ...(role === undefined ? [`"${typedRole}" is not a role. Roles: ${ROLES}.`] : []),
  ];
  if (problems.length > 0 || role === undefined) return parts.length === 4 ? problems : problems.slice(0, 1);
  const hasCalendar = (['Admin', 'Doctor', 'Nurse'] as Preset[]).includes(role);
  const calendarColor = hasCalendar ? COLORS[index % COLORS.length]! : null;
  return { first_name, last_name, username: username.toLowerCase(), role, calendarColor };
}

/** Returns the texts that occur more than once, ignoring case. */
function repeated(texts: readonly string[]): string[] {
  const groups = Map.groupBy(texts, (text) => text.toLowerCase());
  return [...groups.values()].filter((group) => group.length > 1).map(([first]) => first!);
}
