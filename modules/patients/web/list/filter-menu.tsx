import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import { Button, Group, MultiSelect, Popover, Select, Stack, TextInput } from '@mantine/core';
import { IconFilter } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import {
  birthdayChoices,
  countFilters,
  type ListFilters,
  NO_FILTERS,
  nextChoices,
  visitChoices,
} from '../../rules/index.ts';
import { ListChoicesDocument } from '../registration.operations.gen.ts';

interface FilterMenuProps {
  filters: ListFilters;
  onChange: (filters: ListFilters) => void;
}

const INSIDE = { withinPortal: false };

/** The list's filters, in addition to the search text. */
export function FilterMenu({ filters, onChange }: FilterMenuProps) {
  const count = countFilters(filters);
  return (
    <Popover position="bottom-end" shadow="md" width={320} trapFocus returnFocus>
      <Popover.Target>
        <Button variant={count > 0 ? 'light' : 'default'} leftSection={<IconFilter size={16} />}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Filters">
        <Fields filters={filters} onChange={onChange} />
      </Popover.Dropdown>
    </Popover>
  );
}

function Fields({ filters, onChange }: FilterMenuProps) {
  const read = useApiQuery(ListChoicesDocument, {}, { quiet: true });
  const set = (part: Partial<ListFilters>): void => onChange({ ...filters, ...part });
  const choice = (
    field: keyof ListFilters,
    label: string,
    choices: readonly { value: string; label: string }[],
    placeholder = 'Any',
  ) => (
    <Select
      label={label}
      placeholder={placeholder}
      data={choices}
      value={filters[field] === '' ? null : filters[field]}
      onChange={(value) => set({ [field]: value ?? '' })}
      clearable
      clearButtonProps={{ 'aria-label': `Any ${label.toLowerCase()}` }}
      comboboxProps={INSIDE}
    />
  );
  const tags = [
    ...new Set([...(read.data?.currentClinic.clinic_tags.map(({ tag }) => tag) ?? []), ...tagsOf(filters)]),
  ];
  return (
    <Stack gap="xs">
      <ReadHint read={read} label="Tags and members" />
      <MultiSelect
        label="Tags"
        placeholder={filters.tags === '' ? 'At least one of' : ''}
        data={tags}
        value={tagsOf(filters)}
        onChange={(chosen) => set({ tags: chosen.join('\n') })}
        comboboxProps={INSIDE}
      />
      {choice(
        'doctor',
        'Sees',
        (read.data?.clinic_members ?? []).map(({ user_id, name }) => ({ value: user_id, label: name })),
        'Anybody',
      )}
      {choice('visit', 'Last visit', visitChoices)}
      {choice('next', 'Next visit', nextChoices)}
      {choice('birthday', 'Birthday', birthdayChoices)}
      {choice('gender', 'Gender', [
        { value: 'Female', label: 'Female' },
        { value: 'Male', label: 'Male' },
      ])}
      <Group grow gap="xs">
        <TextInput
          label="Age from"
          inputMode="numeric"
          maxLength={3}
          value={filters.ageFrom}
          onChange={(event) => set({ ageFrom: event.currentTarget.value })}
        />
        <TextInput
          label="Age to"
          inputMode="numeric"
          maxLength={3}
          value={filters.ageTo}
          onChange={(event) => set({ ageTo: event.currentTarget.value })}
        />
      </Group>
      <Button variant="default" disabled={countFilters(filters) === 0} onClick={() => onChange(NO_FILTERS)}>
        Clear the filters
      </Button>
    </Stack>
  );
}

function tagsOf({ tags }: ListFilters): string[] {
  return tags === '' ? [] : tags.split('\n');
}
