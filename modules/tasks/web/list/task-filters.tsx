import { Button } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { FilterSelect } from '#kit/filters/filter-select.tsx';
import { SearchSelect } from '#kit/forms/fields/search-select-field.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { PatientPicker } from '#patients/web';
import { TaskOwnersDocument, TaskTagsDocument } from '../task.operations.gen.ts';
import classes from '../tasks.module.css';
import { noFilter, type TaskFilter } from './task-lists.ts';

const OWNERS: Readonly<Record<TaskFilter['ownerView'], string>> = {
  MineAndTeam: 'My and my team’s tasks',
  Mine: 'Mine',
  Team: 'My team’s unclaimed tasks',
  AssignedByMe: 'Assigned by me to others',
  Patients: 'Patients’',
  Everybody: 'Everyone’s',
};
const PRIORITIES: Readonly<Record<NonNullable<TaskFilter['priority']>, string>> = {
  High: 'High',
  Medium: 'Medium',
  Low: 'Low',
};

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

/** Filters by owner, assigner, patient, tag and priority; on a phone behind one button. */
export function TaskFilters({ filter, onChange }: TaskFiltersProps) {
  const set = (part: Partial<TaskFilter>): void => onChange({ ...filter, ...part });
  const isPhone = usePhone();
  const [isOpen, setOpen] = useState(false);
  const count = (Object.keys(noFilter) as (keyof TaskFilter)[]).filter((key) => filter[key] !== noFilter[key]).length;
  const toggle = isPhone && (
    <Button
      variant="default"
      aria-expanded={isOpen}
      leftSection={<IconFilter size={16} stroke={1.75} />}
      onClick={() => setOpen(!isOpen)}
    >
      {count === 0 ? 'Filters' : `Filters (${count})`}
    </Button>
  );
  if (isPhone && !isOpen) return toggle;
  return (
    <>
      {toggle}
      <FilterSelect
        label="Owner"
        choices={OWNERS}
        value={filter.ownerView}
        onChange={(ownerView) => set({ ownerView })}
      />
      <SearchSelect
        key={`by ${filter.assignerID === null}`}
        className={classes.filter}
        label="Assigned by"
        placeholder="Anyone"
        search={findMembers}
        defaultValue={filter.assignerID}
        onChange={(assignerID) => set({ assignerID })}
      />
      <PatientPicker
        className={classes.filter}
        label="Patient"
        placeholder="Any patient"
        offerNew={false}
        value={filter.patient}
        onPick={(patient) => set({ patient })}
      />
      <SearchSelect
        key={`tag ${filter.tag === null}`}
        className={classes.filter}
        label="Tag"
        placeholder="Any tag"
        search={findTags}
        defaultValue={filter.tag}
        onChange={(tag) => set({ tag })}
      />
      <FilterSelect
        label="Priority"
        all="Any priority"
        choices={PRIORITIES}
        value={filter.priority}
        onChange={(priority) => set({ priority })}
      />
      {count > 0 && (
        <Button variant="subtle" size="compact-sm" onClick={() => onChange(noFilter)}>
          Clear filters
        </Button>
      )}
    </>
  );
}
