import { request } from '#kit/api/request.ts';
import { MultiSelectField } from '#kit/forms/fields/multi-select-field.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import type { CalendarSetup } from '#scheduling/web';
import { audienceNames, type BookingAudience, bookableTypeForm, bookingAudiences } from '../../rules/index.ts';
import {
  type BookableTypePartsFragment,
  BookableTypesDocument,
  CreateBookableTypeDocument,
  UpdateBookableTypeDocument,
} from '../calendar.operations.gen.ts';
import { setupRefreshes } from './setup-refreshes.ts';

interface BookableTypeDialogProps {
  /** Null for a new one. */
  row: BookableTypePartsFragment | null;
  setup: CalendarSetup;
  onClose: () => void;
}

type Values = {
  category_id: string | null;
  minutes: number | string | null;
  audience: BookingAudience;
  calendar_ids: string[];
};

/** Adds an event type to online booking, or changes how it can be booked. */
export function BookableTypeDialog({ row, setup, onClose }: BookableTypeDialogProps) {
  const form = useRecordForm({
    row,
    values: (from): Values => ({
      category_id: from?.category_id ?? null,
      minutes: from?.minutes ?? null,
      audience: from?.audience ?? 'both',
      calendar_ids: [...(from?.calendar_ids ?? [])],
    }),
    rules: bookableTypeForm,
    says: ({ minutes, audience }) => `${minutes} minutes, ${audienceNames[audience].toLowerCase()}`,
    read: async ({ id }) => (await request(BookableTypesDocument, {})).bookable_types.find((each) => each.id === id),
    create: (input) => request(CreateBookableTypeDocument, { input }),
    update: (input, version, { id }) => request(UpdateBookableTypeDocument, { id, version, input }),
    done: ['Event type added', 'Event type updated'],
    refreshes: setupRefreshes,
    onSaved: onClose,
  });
  form.inner.watch('category_id', ({ value }) => {
    const category = setup.event_categories.find(({ id }) => id === value);
    if (category !== undefined) form.inner.setFieldValue('minutes', category.event_category_duration);
  });
  return (
    <FormDialog form={form} title={row === null ? 'Add event type' : 'Edit event type'} onClose={onClose}>
      <SelectField
        form={form}
        name="category_id"
        label="Event type"
        withAsterisk
        searchable
        openOnFocus={false}
        allowDeselect={false}
        nothingFoundMessage="No matching types"
        data={setup.event_categories.map(({ id, event_category_name: label }) => ({ value: id, label }))}
      />
      <NumberField form={form} name="minutes" label="Length" unit="minutes" withAsterisk />
      <RadioField
        form={form}
        name="audience"
        label="Who can book"
        withAsterisk
        data={bookingAudiences.map((value) => ({ value, label: audienceNames[value] }))}
      />
      <MultiSelectField
        form={form}
        name="calendar_ids"
        label="Members"
        withAsterisk
        data={setup.clinic_calendars
          .filter(({ is_active }) => is_active)
          .map(({ calendar_id, name }) => ({ value: calendar_id, label: name }))}
      />
    </FormDialog>
  );
}
