import { request } from '#kit/api/request.ts';
import { FindAssigneesDocument } from '../setting.operations.gen.ts';
import { TaskOwnersDocument } from '../task.operations.gen.ts';
import type { Assignee } from './task-form.ts';

/** Returns the select value of an assignee: its type and ID. */
export const valueOf = ({ type, id }: Pick<Assignee, 'type' | 'id'>): string => `${type} ${id}`;

/** Returns an owner's label: a member by name and credential or role, a team or patient with its type. */
export const labelOf = ({ name, type }: Pick<Assignee, 'name' | 'type'>): string =>
  type === 'Doctor' ? name : `${name} (${type})`;

/** Returns the assignee of such a value. */
export function assigneeOf(value: string, name: string): Assignee {
  const [type = 'Doctor', id = ''] = value.split(' ');
  return { id, name: name.replace(/ \((Team|Patient)\)$/, ''), type: type as Assignee['type'] };
}

/** Finds members, teams and patients whose names contain the text; empty without text. */
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

/** Finds members and teams to reassign a task to, also without text. */
export async function findOwners(search: string, signal: AbortSignal) {
  const { taskOwners } = await request(TaskOwnersDocument, { search }, { signal });
  return taskOwners.flatMap(({ id, name, type }) =>
    id === null ? [] : [{ value: valueOf({ type, id }), label: labelOf({ name, type }) }],
  );
}
