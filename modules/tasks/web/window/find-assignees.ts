import { request } from '#kit/api/request.ts';
import { FindAssigneesDocument } from '../setting.operations.gen.ts';
import { TaskOwnersDocument } from '../task.operations.gen.ts';
import type { Assignee } from './task-form.ts';

/** The value of an assignee in a select: its type and id. */
export const valueOf = ({ type, id }: Pick<Assignee, 'type' | 'id'>): string => `${type} ${id}`;

/** The assignee behind such a value. */
export function assigneeOf(value: string, name: string): Assignee {
  const [type = 'Doctor', id = ''] = value.split(' ');
  return { id, name: name.replace(/ \((Doctor|Team|Patient)\)$/, ''), type: type as Assignee['type'] };
}

/** Members, teams and patients whose names hold the text; nobody is looked for without one. */
export async function findAssignees(search: string, signal: AbortSignal) {
  if (search === '') return [];
  const [everybody, owners] = await Promise.all([
    request(FindAssigneesDocument, { search }, { signal }),
    request(TaskOwnersDocument, { search }, { signal }),
  ]);
  const teams = owners.taskOwners.flatMap(({ id, name, type }) =>
    type === 'Team' && id !== null ? [{ value: valueOf({ type, id }), label: `${name} (Team)` }] : [],
  );
  const people = everybody.search_clinic_doctors_and_patients.map(({ id, name, type }) => ({
    value: valueOf({ type: type === 'Patient' ? 'Patient' : 'Doctor', id }),
    label: name,
  }));
  return [...people, ...teams];
}

/** Members and teams, also without a text: whom a task is handed over to. */
export async function findOwners(search: string, signal: AbortSignal) {
  const { taskOwners } = await request(TaskOwnersDocument, { search }, { signal });
  return taskOwners.flatMap(({ id, name, type }) =>
    id === null ? [] : [{ value: valueOf({ type, id }), label: `${name} (${type})` }],
  );
}
