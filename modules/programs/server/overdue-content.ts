import { isId } from '#platform/id.ts';
import type { TaskSource } from '#platform/module.ts';
import { readContents, type ContentRow } from './content/contents.sql.ts';
import { readEnrolment, type EnrolmentRow } from './enrolments/enrolments.sql.ts';
import { readProgress, type ProgressRow } from './enrolments/progress.sql.ts';

/**
 * Content that is overdue, or could not be delivered, is a task of the program's responsible member until it is done.
 */
export const overdueContent: TaskSource = {
  id: 'programs.overdue',
  events: ['programs.enrolment-changed'],
  async read(db, clinicId, payload) {
    const id = String(payload['id']);
    const enrolment = isId(id) ? await readEnrolment(db, clinicId, id) : null;
    if (enrolment === null) return [];
    const contents = new Map(
      (await readContents(db, clinicId, [enrolment.program_id])).map((content) => [content.id, content]),
    );
    return (await readProgress(db, clinicId, [id])).flatMap((progress) => {
      if (progress.overdue_time === null && progress.problem === null) return [];
      const content = contents.get(progress.content_id);
      const key = `${id}:${progress.content_id}`;
      return [{ key, task: content === undefined ? null : taskOf(enrolment, content, progress) }];
    });
  },
};

/** There is no task for paused, withdrawn and completed enrollments. */
function taskOf(enrolment: EnrolmentRow, content: ContentRow, progress: ProgressRow) {
  const { id, program_id, state, program_name, patient_name } = enrolment;
  const isStill = state === 'enrolled' || state === 'in_progress';
  if (!isStill || progress.completed_time !== null) return null;
  const what = progress.problem === null ? 'is overdue' : 'could not be assigned';
  return {
    type: 'FollowUp',
    subject: `${patient_name}: “${content.title}” ${what} (${program_name})`.slice(0, 200),
    ownerUserId: enrolment.owner_user_id,
    // If that member has left, it is the team's task.
    ownerRule: 'programs.enrol',
    patientId: enrolment.patient_id,
    path: `/program_detail/patientList?program_id=${program_id}&enrolment_id=${id}`,
    dueTime: progress.overdue_time ?? progress.released_time,
  };
}
