import { sql, type Selectable } from 'kysely';
import type { TasksAbsence } from '#platform/database.gen.ts';
import { dayIn } from '#platform/day-in.ts';
import type { Queryable } from '#platform/database.ts';
import { publish } from '#platform/outbox.ts';
import { invalid, domainError, type DomainError } from '#platform/domain-error.ts';
import type { RequestContext } from '#platform/request-context.ts';
import { loopingCover } from '../../rules/index.ts';
import { doerOf } from '../doer.ts';
import { ownerName } from '../owners.sql.ts';

type AbsenceColumns = Pick<Selectable<TasksAbsence>, 'user_id' | 'substitute_user_id' | 'first_day' | 'last_day'>;

/** An absent member and their substitute. */
export interface Absence extends AbsenceColumns {
  name: string;
  substitute_name: string;
}

/** Returns current and future absences; those to be changed are locked for the rest of the transaction. */
export async function readAbsences(
  db: Queryable,
  clinicId: string,
  today: string,
  { locked = false }: { locked?: boolean } = {},
): Promise<Absence[]> {
  const { rows } = await sql<Absence>`
    select a.user_id, concat_ws(' ', m.title, m.first_name, m.last_name) as name, a.substitute_user_id,
      concat_ws(' ', s.title, s.first_name, s.last_name) as substitute_name, a.first_day, a.last_day
    from tasks.absence a
    join practice.member m on m.clinic_id = a.clinic_id and m.user_id = a.user_id
    join practice.member s on s.clinic_id = a.clinic_id and s.user_id = a.substitute_user_id
    where a.clinic_id = ${clinicId} and a.ended_time is null and a.last_day >= ${today}::date
    order by a.first_day, name ${locked ? sql`for update of a` : sql``}`.execute(db);
  return rows;
}

/** Input for an absence; the user is the caller if null. */
export interface NewAbsence {
  userId: string | null;
  substituteId: string;
  firstDay: string;
  lastDay: string;
}

/** Sets a member's substitute for a period; replaces overlapping absences. */
export async function saveAbsence(ctx: RequestContext, absence: NewAbsence): Promise<Absence | DomainError> {
  const { app, actor } = ctx;
  const { clinicId } = actor;
  const userId = absence.userId ?? actor.userId;
  const today = dayIn(actor.timeZone, ctx.now);
  if (userId !== actor.userId && !actor.rules.has('practice.members')) return notTheirs();
  if (absence.lastDay < absence.firstDay)
    return invalid([{ path: 'lastDay', message: 'The last day is before the first day.' }]);
  if (absence.lastDay < today) return invalid([{ path: 'lastDay', message: 'Choose today or a later day.' }]);
  if (absence.substituteId === userId) return invalid([{ path: 'substituteID', message: 'Choose another member.' }]);
  return app.database.transaction(async (tx): Promise<Absence | DomainError> => {
    for (const [path, id] of [
      ['userID', userId],
      ['substituteID', absence.substituteId],
    ] as const)
      if ((await ownerName(tx, clinicId, { userId: id })) === null)
        return invalid([{ path, message: 'This member no longer works here.' }]);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`tasks.absences ${clinicId}`}, 0))`.execute(tx);
    const saved = await readAbsences(tx, clinicId, today, { locked: true });
    const before = saved.find(({ user_id }) => user_id === userId);
    const looping = loopingCover(
      {
        user_id: userId,
        substitute_user_id: absence.substituteId,
        first_day: absence.firstDay,
        last_day: absence.lastDay,
      },
      saved,
    );
    if (looping !== null) return loops(saved.find(({ user_id }) => user_id === looping)!);
    await sql`insert into tasks.absence (clinic_id, user_id, substitute_user_id, first_day, last_day)
      values (${clinicId}, ${userId}, ${absence.substituteId}, ${absence.firstDay}, ${absence.lastDay})
      on conflict (clinic_id, user_id) do update set substitute_user_id = excluded.substitute_user_id,
        first_day = excluded.first_day, last_day = excluded.last_day, ended_time = null,
        version = tasks.absence.version + 1`.execute(tx);
    await doerOf(ctx).audit(tx, {
      action: 'update',
      objectType: 'task_absence',
      objectId: userId,
      changes: {
        substitute: { before: before?.substitute_user_id ?? null, after: absence.substituteId },
        days: {
          before: before === undefined ? null : daysOf(before.first_day, before.last_day),
          after: daysOf(absence.firstDay, absence.lastDay),
        },
      },
    });
    await publish(tx, { clinicId, topic: 'tasks.absence-changed', body: { user_id: userId } });
    return (await readAbsences(tx, clinicId, today)).find(({ user_id }) => user_id === userId)!;
  });
}

function loops({ name, substitute_name, first_day, last_day }: Absence): DomainError {
  const days =
    first_day === last_day ? `on ${shownDay(first_day)}` : `from ${shownDay(first_day)} to ${shownDay(last_day)}`;
  return invalid([
    {
      path: 'substituteID',
      message: `${name} is away ${days}, covered by ${substitute_name}. Choose someone who is here.`,
    },
  ]);
}

const daysOf = (first: string, last: string): string => `${first} to ${last}`;

const shownDay = (day: string): string => `${day.slice(5, 7)}/${day.slice(8)}/${day.slice(0, 4)}`;

/** Ends an absence immediately; by default the caller's own. */
export async function endAbsence(ctx: RequestContext, named: string | null): Promise<Absence[] | DomainError> {
  const { app, actor, now } = ctx;
  const userId = named ?? actor.userId;
  if (userId !== actor.userId && !actor.rules.has('practice.members')) return notTheirs();
  return app.database.transaction(async (tx) => {
    const { rows } = await sql`update tasks.absence set ended_time = ${now}, version = version + 1
      where clinic_id = ${actor.clinicId} and user_id = ${userId} and ended_time is null returning user_id`.execute(tx);
    if (rows.length > 0) {
      await doerOf(ctx).audit(tx, {
        action: 'update',
        objectType: 'task_absence',
        objectId: userId,
        reason: 'Ended',
      });
      await publish(tx, { clinicId: actor.clinicId, topic: 'tasks.absence-changed', body: { user_id: userId } });
    }
    return readAbsences(tx, actor.clinicId, dayIn(actor.timeZone, now));
  });
}

const notTheirs = (): DomainError =>
  domainError('FORBIDDEN', 'You don’t have permission to set absences for other members.', 'Not allowed');
