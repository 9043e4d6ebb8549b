import { sql, type RawBuilder } from 'kysely';
import { deviceWords } from '#audit/rules';
import type { Queryable } from '#platform/database.ts';
import { fullName } from '#platform/records/computed-columns.ts';
import { columnsOf } from '#platform/records/read-columns.ts';
import { type MonthlyReading, readByMonths } from '#platform/reports/read-by-months.ts';
import { changedMonths, reportOptions, reportRows } from '#platform/reports/report-rows.ts';
import { MOST_DRILL_ROWS, type Report, type ReportInput, type ReportRow } from '#platform/reports/report.ts';
import { endWords, LONGEST_SESSION_SECONDS, methodWords } from '../../rules/index.ts';
import { endOneSession } from './end-one-session.ts';

// Idle sessions end automatically, so no session can reach back further than this.
const LONGEST = sql.raw(`interval '${LONGEST_SESSION_SECONDS} seconds'`);
const UNTIL = sql.raw('coalesce(s.ended_time, s.seen_time)');
const MINUTES = sql.raw('round(extract(epoch from coalesce(s.ended_time, s.seen_time) - s.created_time) / 60)::int');

// Each needs the time zone and the clinic's opening hours in addition to the session.
const COUNTED: Readonly<Record<string, (zone: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  sessions: () => sql`true`,
  minutes: () => sql`true`,
  open: () => sql`s.ended_time is null`,
  logout: () => sql`s.end_reason = 'logout'`,
  timeout: () => sql`s.end_reason = 'time-out'`,
  ended: () => sql`s.ended_time is not null and s.end_reason not in ('logout', 'time-out')`,
  off_hours: (zone) => sql`(extract(isodow from s.created_time at time zone ${zone}) > 5
    or extract(epoch from (s.created_time at time zone ${zone})::time) / 60 not between c.day_start_minute and c.day_end_minute)`,
  concurrent: () => sql`exists (select 1 from sessions.session o
    where o.clinic_id = s.clinic_id and o.user_id = s.user_id and o.id <> s.id
      and o.created_time > s.created_time - ${LONGEST} and o.created_time < ${UNTIL}
      and coalesce(o.ended_time, o.seen_time) > s.created_time and o.device_id is distinct from s.device_id)`,
};

const BREAKDOWNS = [
  { id: 'member', title: 'Member' },
  { id: 'day', title: 'Day' },
  { id: 'end', title: 'End reason' },
  { id: 'address', title: 'Address' },
];

/** Sessions by member, time, duration and reason of their end. */
export const sessionReport: Report = {
  id: 'sessionHistory',
  title: 'Session History',
  definition:
    'Sessions started in this period, in the clinic’s time zone. Open sessions count until their last use. Failed attempts count if the username belongs to a member.',
  rule: 'sessions.manage',
  order: 70,
  keepsMonths: true,
  filters: [{ id: 'member', title: 'Member', options: readMembers }],
  breakdowns: BREAKDOWNS,
  columns: [
    { id: 'name', title: 'Member', kind: 'text' },
    { id: 'sessions', title: 'Sessions', kind: 'number', total: true, drill: 'rows' },
    { id: 'minutes', title: 'Signed in for', kind: 'minutes', total: true, drill: { sum: 'minutes' } },
    { id: 'open', title: 'Open now', kind: 'number', total: true, drill: 'rows' },
    { id: 'logout', title: 'Signed out', kind: 'number', total: true, drill: 'rows' },
    { id: 'timeout', title: 'Timed out', kind: 'number', total: true, drill: 'rows' },
    {
      id: 'ended',
      title: 'Ended by others',
      kind: 'number',
      total: true,
      drill: 'rows',
      definition: 'From another device, by an administrator, or because a password or membership changed.',
    },
    {
      id: 'off_hours',
      title: 'Off-hours',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition: 'Started on a Saturday or Sunday, or outside the clinic’s opening hours.',
    },
    {
      id: 'concurrent',
      title: 'Concurrent',
      kind: 'number',
      total: true,
      drill: 'rows',
      better: 'less',
      definition: 'Another session of the same member was open on another device.',
    },
    { id: 'failed', title: 'Failed attempts', kind: 'number', total: true, drill: 'rows', better: 'less' },
  ],
  chart: { x: 'name', y: 'sessions', kind: 'bar' },
  read: readSessions,
  drill: {
    columns: [
      { id: 'member', title: 'Member', kind: 'text' },
      { id: 'begun', title: 'Signed in', kind: 'instant' },
      { id: 'over', title: 'Signed out', kind: 'instant' },
      { id: 'minutes', title: 'Length', kind: 'minutes' },
      { id: 'device', title: 'Device', kind: 'text' },
      { id: 'ip', title: 'Address', kind: 'text' },
      { id: 'how', title: 'End reason', kind: 'text' },
    ],
    read: readSessionRows,
    foot: true,
  },
  actions: [
    {
      id: 'end',
      title: 'End session',
      rule: 'sessions.manage',
      confirm: 'The member is signed out immediately. What they typed stays on their computer.',
      offered: (row) => row['is_open'] === 1,
      run: endOneSession,
    },
  ],
};

async function readSessions(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const isWhole = Object.keys(input.filters).length === 0;
  const rows = isWhole ? await readByMonths(db, await sessionsOf(db, input), input) : await readCounted(db, input);
  const byKey = (one: ReportRow, other: ReportRow): number => String(one['key']).localeCompare(String(other['key']));
  if (input.breakdown === 'day') return rows.toSorted((one, other) => byKey(other, one));
  return rows.toSorted(
    (one, other) =>
      Number(other['sessions']) - Number(one['sessions']) ||
      String(one['name']).localeCompare(String(other['name'])) ||
      byKey(one, other),
  );
}

/** The monthly parts of long ranges; off-hours are based on the clinic's current opening hours. */
async function sessionsOf(db: Queryable, { clinicId, breakdown }: ReportInput): Promise<MonthlyReading> {
  const { rows } = await sql<{ hours: string }>`
    select day_start_minute || '-' || day_end_minute as hours from practice.clinic where clinic_id = ${clinicId}`.execute(
    db,
  );
  return {
    name: `sessionHistory/${breakdown}/${rows[0]?.hours}`,
    sums: [...Object.keys(COUNTED), 'failed'],
    read: readCounted,
    // For a session that was still in use then, the time of its last change is unknown: assume its end.
    async changed(conn, { timeZone }, since) {
      return changedMonths(
        conn,
        sql`to_char(s.created_time at time zone ${sql.lit(timeZone)}, 'YYYY-MM')`,
        sql`greatest(${UNTIL}, s.created_time)`,
        sql`from sessions.session s where s.clinic_id = ${clinicId} and s.created_time > ${since}::timestamptz - ${LONGEST}`,
      );
    },
  };
}

async function readCounted(db: Queryable, input: ReportInput): Promise<ReportRow[]> {
  const { clinicId, start, end, timeZone, filters, breakdown } = input;
  const zone = sql.lit(timeZone);
  const member = filters['member'] ?? null;
  const count = (id: string): RawBuilder<unknown> => sql`count(*) filter (where ${COUNTED[id]!(zone)})::int`;
  const rows = await reportRows(
    db,
    sql`
    with told as (
      select ${keyOf(breakdown, zone, false)} as key, count(*)::int as sessions, sum(${MINUTES})::int as minutes,
        ${count('open')} as open, ${count('logout')} as logout, ${count('timeout')} as timeout, ${count('ended')} as ended,
        ${count('off_hours')} as off_hours, ${count('concurrent')} as concurrent
      from sessions.session s join practice.clinic c on c.clinic_id = s.clinic_id
      where s.clinic_id = ${clinicId} and s.created_time >= ${start} and s.created_time < ${end}
        and (${member}::uuid is null or s.user_id = ${member}) group by 1),
    failures as (
      select ${keyOf(breakdown, zone, true)} as key, count(*)::int as failed from sessions.failed_sign_in f
      where f.clinic_id = ${clinicId} and f.time >= ${start} and f.time < ${end}
        and (${member}::uuid is null or f.user_id = ${member}) group by 1)
    select key, ${breakdown === 'member' ? sql`m.first_name || ' ' || m.last_name` : sql`key`} as name,
      coalesce(sessions, 0) as sessions, coalesce(minutes, 0) as minutes, coalesce(open, 0) as open, coalesce(logout, 0) as logout,
      coalesce(timeout, 0) as timeout, coalesce(ended, 0) as ended, coalesce(off_hours, 0) as off_hours,
      coalesce(concurrent, 0) as concurrent, coalesce(failed, 0) as failed
    from told full join failures using (key)
    ${breakdown === 'member' ? sql`join practice.member m on m.clinic_id = ${clinicId} and m.user_id::text = key` : sql``}`,
  );
  return rows.map((row) => ({ ...row, name: nameOf(breakdown, String(row['name'])) }));
}

async function readSessionRows(
  db: Queryable,
  { clinicId, start, end, timeZone, filters, breakdown }: ReportInput,
  row: ReportRow,
  column: string,
): Promise<ReportRow[]> {
  const zone = sql.lit(timeZone);
  const member = filters['member'] ?? null;
  const key = row['key'] ?? null;
  if (column === 'failed') {
    const { rows } = await columnsOf({ f: 'sessions.failed_sign_in' }, [
      'f.id',
      'f.time',
      'f.user_agent',
      'f.ip',
      'f.reason',
    ])
      .and(fullName('member', 'm'))
      .select(sql`from sessions.failed_sign_in f join practice.member m on m.clinic_id = f.clinic_id and m.user_id = f.user_id
      where f.clinic_id = ${clinicId} and f.time >= ${start} and f.time < ${end}
        and (${member}::uuid is null or f.user_id = ${member})
        and (${key}::text is null or ${keyOf(breakdown, zone, true)} = ${key})
      order by f.time desc, f.id limit ${MOST_DRILL_ROWS + 1}`)
      .execute(db);
    return rows.map(({ id, member: who, time, user_agent, ip, reason }) => ({
      key: id,
      member: who,
      begun: time.toISOString(),
      over: null,
      minutes: null,
      device: deviceWords(user_agent),
      ip,
      how: `Failed: ${methodWords(reason)}`,
      is_open: 0,
    }));
  }
  const { rows } = await sql<{
    id: string;
    member: string;
    begun: Date;
    over: Date | null;
    minutes: number;
    user_agent: string | null;
    ip: string | null;
    end_reason: string | null;
  }>`
    select s.id, m.first_name || ' ' || m.last_name as member, s.created_time as begun, s.ended_time as over, ${MINUTES} as minutes,
      s.user_agent, s.ip, s.end_reason
    from sessions.session s join practice.clinic c on c.clinic_id = s.clinic_id
    join practice.member m on m.clinic_id = s.clinic_id and m.user_id = s.user_id
    where s.clinic_id = ${clinicId} and s.created_time >= ${start} and s.created_time < ${end}
      and (${member}::uuid is null or s.user_id = ${member}) and ${COUNTED[column]!(zone)}
      and (${key}::text is null or ${keyOf(breakdown, zone, false)} = ${key})
    order by s.created_time desc, s.id limit ${MOST_DRILL_ROWS + 1}`.execute(db);
  return rows.map(({ id, begun, over, user_agent, end_reason, ...rest }) => ({
    ...rest,
    key: id,
    begun: begun.toISOString(),
    over: over?.toISOString() ?? null,
    device: deviceWords(user_agent),
    how: endWords(end_reason) ?? 'Open',
    is_open: over === null ? 1 : 0,
  }));
}

async function readMembers(db: Queryable, clinicId: string): Promise<{ value: string; label: string }[]> {
  return reportOptions(
    db,
    sql`user_id`,
    sql`first_name || ' ' || last_name`,
    sql`from practice.member
    where clinic_id = ${clinicId}`,
    sql`not is_active, lower(last_name), lower(first_name), user_id`,
  );
}

/** Returns the key of the row that a session (`s`), or a failed attempt (`f`), belongs to. */
function keyOf(breakdown: string, zone: RawBuilder<unknown>, failed: boolean): RawBuilder<unknown> {
  const of = sql.raw(failed ? 'f' : 's');
  if (breakdown === 'day')
    return sql`to_char(${sql.raw(failed ? 'f.time' : 's.created_time')} at time zone ${zone}, 'YYYY-MM-DD')`;
  if (breakdown === 'address') return sql`coalesce(${of}.ip, '')`;
  if (breakdown === 'end') return failed ? sql`'failed'` : sql`coalesce(s.end_reason, 'open')`;
  return sql`${of}.user_id::text`;
}

function nameOf(breakdown: string, name: string): string {
  if (breakdown === 'end')
    return name === 'open' ? 'Open' : name === 'failed' ? 'Not started' : (endWords(name) ?? name);
  return breakdown === 'address' && name === '' ? 'Unknown' : name;
}
