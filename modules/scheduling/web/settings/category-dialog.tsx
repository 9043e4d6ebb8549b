import { Button, Input, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { ColourField, SWATCHES } from '#kit/forms/fields/colour-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { categoryInput, notificationLimits, templateVariables, type Notification } from '../../rules/index.ts';
import {
  CreateEventCategoryDocument,
  DeleteEventCategoryDocument,
  EventCategoriesDocument,
  UpdateEventCategoryDocument,
  type CategorySetupFragment,
} from '../calendar.operations.gen.ts';
import { NotificationsEditor } from '../notifications/notifications-editor.tsx';
import { refreshSetup } from '../refresh-setup.ts';

interface CategoryDialogProps {
  /** Null for a new one. */
  category: CategorySetupFragment | null;
  onClose: () => void;
}

/** Creates or edits an event category with its patient notifications. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const onSaved = (): void => {
    refreshSetup();
    onClose();
  };
  const form = useRecordForm({
    row: category,
    values: (row) => ({
      event_category_name: row?.event_category_name ?? '',
      event_category_color_id: row?.event_category_color_id ?? SWATCHES[0]!.value,
      event_category_duration: (row?.event_category_duration ?? 30) as number | string | null,
      event_category_interval: (row?.event_category_interval ?? null) as number | string | null,
      message_template: row?.message_template ?? '',
      message_template_es: row?.message_template_es ?? '',
      notifications: (row?.notifications ?? []) as Notification[],
    }),
    rules: categoryInput,
    draft: 'event-category',
    says: (row) => `${row.event_category_name}, ${row.event_category_duration} min`,
    read: async () =>
      (await request(EventCategoriesDocument, {})).event_categories.find(({ id }) => id === category?.id),
    create: (input) => request(CreateEventCategoryDocument, { input }),
    update: (input, version) => request(UpdateEventCategoryDocument, { id: category!.id, version, input }),
    done: ['Event type created', 'Event type updated'],
    onSaved,
  });
  const [notifications, setNotifications] = useState(() => form.inner.getValues().notifications);
  form.inner.watch('notifications', ({ value }) => setNotifications(value));
  const [template, setTemplate] = useState(() => form.inner.getValues().message_template);
  form.inner.watch('message_template', ({ value }) => setTemplate(value));
  const [spanish, setSpanish] = useState(() => form.inner.getValues().message_template_es);
  form.inner.watch('message_template_es', ({ value }) => setSpanish(value));
  const { remove, busy } = useDelete({
    ask: ({ event_category_name: name }: CategorySetupFragment) => ({
      title: `Delete ${name}?`,
      message: 'It can no longer be chosen for new events. Existing events keep it.',
    }),
    run: ({ id, version }) => request(DeleteEventCategoryDocument, { id, version }),
    done: () => 'Event type deleted. Existing events keep it.',
    onDone: () => {
      form.draft.discard();
      onSaved();
    },
  });
  return (
    <FormDialog
      form={form}
      title={category === null ? 'New event type' : category.event_category_name}
      other={
        category !== null && (
          <Button variant="subtle" color="red" loading={busy} onClick={() => remove(category)}>
            Delete
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="event_category_name" label="Name" withAsterisk maxLength={80} data-autofocus />
      <ColourField form={form} name="event_category_color_id" label="Color" withAsterisk />
      <SimpleGrid cols={2}>
        <NumberField form={form} name="event_category_duration" label="Duration" unit="min" withAsterisk />
        <NumberField form={form} name="event_category_interval" label="Buffer before and after" unit="min" />
      </SimpleGrid>
      <TextareaField
        form={form}
        name="message_template"
        label="Message template"
        description={`Default text for new reminders. Variables: ${Object.keys(templateVariables)
          .map((name) => `{${name}}`)
          .join(', ')}`}
        maxRows={6}
        maxLength={notificationLimits.message}
      />
      <TextareaField
        form={form}
        name="message_template_es"
        label="Message template in Spanish"
        description="For patients who prefer Spanish. Leave blank to send the English text."
        lang="es"
        maxRows={6}
        maxLength={notificationLimits.message}
      />
      <Input.Label component="div">Notifications to patients</Input.Label>
      <NotificationsEditor
        value={notifications}
        template={template}
        templateInSpanish={spanish}
        onChange={(next) => form.inner.setFieldValue('notifications', next)}
        beforeSave={form.beforeSave}
      />
    </FormDialog>
  );
}
