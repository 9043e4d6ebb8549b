import '@mantine/core/styles/Combobox.layer.css';
import { Button, Select } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import type { PickedPatient } from '#patients/web';
import { PatientPicker } from '#patients/web';
import { TaskOwnersDocument, TaskTagsDocument, type TasksQueryVariables } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';

type Search = NonNullable<TasksQueryVariables['input']>;

/** What a list of tasks is narrowed by. */
export interface TaskFilter {
  ownerView: NonNullable<Search['ownerView']>;
  assignerID: string | null;
  patient: PickedPatient | null;
  tag: string | null;
  priority: 'Low' | 'Medium' | 'High' | null;
}

/** Mine and my team's, of everybody, about anybody. */
export const noFilter: TaskFilter = {
  ownerView: 'MineAndTeam',
  assignerID: null,
  patient: null,
  tag: null,
  priority: null,
};

const OWNERS: { value: TaskFilter['ownerView']; label: string }[] = [
  { value: 'MineAndTeam', label: 'Mine and my team’s' },
  { value: 'Mine', label: 'Mine' },
  { value: 'Team', label: 'My team’s, unclaimed' },
  { value: 'AssignedByMe', label: 'Given to others' },
  { value: 'Patients', label: 'Patients’' },
  { value: 'Everybody', label: 'Everybody’s' },
];

const findMembers = async (search: string, signal: AbortSignal) =>
  (await request(TaskOwnersDocument, { search }, { signal })).taskOwners
    .filter(({ type, id }) => type === 'Doctor' && id !== null)
    .map(({ id, name }) => ({ value: id!, label: name }));

const findTags = async (search: string, signal: AbortSignal) =>
  (await request(TaskTagsDocument, { search }, { signal })).tagsAtCurrentClinic.map(({ tag }) => ({
    value: tag,
    label: tag,
  }));

interface TaskFiltersProps {
  filter: TaskFilter;
  onChange: (filter: TaskFilter) => void;
}

/** Whose tasks, who gave them, about whom, with which tag and priority. */
export function TaskFilters({ filter, onChange }: TaskFiltersProps) {
  const set = (part: Partial<TaskFilter>): void => onChange({ ...filter, ...part });
  const isPlain = JSON.stringify(filter) === JSON.stringify(noFilter);
  return (
    <div className={classes.filters} role="search" aria-label="Filter the tasks">
      <Select
        aria-label="Whose"
        data={OWNERS}
        value={filter.ownerView}
        allowDeselect={false}
        onChange={(value) => set({ ownerView: OWNERS.find((each) => each.value === value)?.value ?? 'MineAndTeam' })}
      />
      <SearchSelect
        key={`by ${filter.assignerID === null}`}
        aria-label="Given by"
        placeholder="Given by anybody"
        search={findMembers}
        defaultValue={filter.assignerID}
        onChange={(assignerID) => set({ assignerID })}
      />
      <PatientPicker
        label=""
        aria-label="Patient"
        placeholder="Any patient"
        offerNew={false}
        value={filter.patient}
        onPick={(patient) => set({ patient })}
      />
      <SearchSelect
        key={`tag ${filter.tag === null}`}
        aria-label="Tag"
        placeholder="Any tag"
        search={findTags}
        defaultValue={filter.tag}
        onChange={(tag) => set({ tag })}
      />
      <Select
        aria-label="Priority"
        placeholder="Any priority"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear the priority' }}
        data={['High', 'Medium', 'Low']}
        value={filter.priority}
        onChange={(value) => set({ priority: value })}
      />
      {!isPlain && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(noFilter)}>
          Clear filters
        </Button>
      )}
    </div>
  );
}
