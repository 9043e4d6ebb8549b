import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { eventLimits } from '../../../rules/index.ts';
import type { CalendarSetup } from '../../calendar-event.ts';
import type { EventValues } from './event-values.ts';

interface ResourcesFieldProps {
  form: ApiForm<EventValues>;
  resources: CalendarSetup['resources'];
}

/** The rooms and devices of an event. */
export function ResourcesField({ form, resources }: ResourcesFieldProps) {
  const {
    key,
    props: { error, defaultValue, onChange },
  } = form.field<string[]>('resource_ids');
  return (
    <MultiSelect
      key={key}
      label="Resources"
      placeholder="Rooms and devices"
      data={resources.map(({ id, resource_name }) => ({ value: id, label: resource_name }))}
      defaultValue={defaultValue}
      onChange={onChange}
      error={error}
      searchable
      clearable
      maxValues={eventLimits.resources}
      nothingFoundMessage="No matching resources"
      comboboxProps={{ shadow: 'md' }}
    />
  );
}
