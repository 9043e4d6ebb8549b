import { recordChange } from '#audit/server';
import type { App } from '#platform/app.ts';
import type { PatientOpenWork, Reassignment, RecordSection } from '#platform/module.ts';
import { writtenTime } from '#platform/written-time.ts';
import { holdersOf, readClinic } from '#practice/server';
import { contentKindNames, enrolmentStateNames } from '../rules/index.ts';
import { readContent } from './content/contents.sql.ts';
import { findOpenOf, readEnrolments } from './enrolments/enrolments.sql.ts';
import { readProgress } from './enrolments/progress.sql.ts';

/** A patient's programs, as a section of the complete patient record. */
export const programsSection: RecordSection = {
  id: 'programs.enrolments',
  title: 'Programs',
  order: 85,
  rule: 'programs.view',
  async read(app: App, clinicId: string, personId: string) {
    const { kysely } = app.database;
    const { time_zone: timeZone } = await readClinic(kysely, clinicId);
    const time = writtenTime(timeZone);
    const written = (at: Date | null): string => (at === null ? '' : time(at));
    const rows: Record<string, string>[] = [];
    for (const enrolment of await readEnrolments(kysely, clinicId, { patientId: personId, skip: 0, take: 10_000 })) {
      const progress = await readProgress(kysely, clinicId, [enrolment.id]);
      const lines = await Promise.all(
        progress.map(async ({ content_id, released_time, completed_time }) => {
          const content = await readContent(kysely, clinicId, content_id);
          const what = content === null ? '' : `${contentKindNames[content.kind]}: ${content.title}`;
          const done = completed_time === null ? 'not done' : `done ${time(completed_time)}`;
          return `${what}, released ${time(released_time)}, ${done}`;
        }),
      );
      rows.push({
        Program: enrolment.program_name,
        Status: enrolmentStateNames[enrolment.state],
        'First day': enrolment.start_day,
        Completed: written(enrolment.completed_time),
        Withdrawn: written(enrolment.withdrawn_time),
        Reason: enrolment.withdraw_reason ?? '',
        Content: lines.join('\n'),
      });
    }
    return rows;
  },
};

/** A patient's active programs. */
export const programsUnderWay: PatientOpenWork = {
  async count(db, clinicId, patientId) {
    return (await findOpenOf(db, clinicId, patientId)).length;
  },
  words: (count) => (count === 1 ? '1 program in progress' : `${count} programs in progress`),
};

/** Programs that a departing member is responsible for, for reassignment. */
export const programsOfMember: Reassignment = {
  id: 'programs.programs',
  title: 'Programs',
  async count(db, clinicId, userId) {
    const { count } = await db
      .selectFrom('programs.program')
      .select((all) => all.fn.countAll<number>().as('count'))
      .where('clinic_id', '=', clinicId)
      .where('owner_user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return count;
  },
  takers: (db, clinicId) => holdersOf(db, clinicId, 'programs.view'),
  async move(tx, ctx, from, to) {
    const rows = await tx
      .updateTable('programs.program')
      .set((row) => ({ owner_user_id: to, version: row('version', '+', 1), updated_time: ctx.now }))
      .where('clinic_id', '=', ctx.actor.clinicId)
      .where('owner_user_id', '=', from)
      .returning('id')
      .execute();
    for (const { id } of rows)
      await recordChange(tx, ctx, {
        action: 'update',
        objectType: 'program',
        objectId: id,
        changes: { owner_user_id: { before: from, after: to } },
      });
  },
};
