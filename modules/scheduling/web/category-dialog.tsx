import { Button, Input, SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { ColourField, SWATCHES } from '#kit/forms/colour-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/number-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import { confirm } from '#kit/windows/confirm.ts';
import {
  categoryInput,
  notificationLimits,
  templateVariables,
  type CategoryFields,
  type Notification,
} from '../rules/index.ts';
import {
  CreateEventCategoryDocument,
  DeleteEventCategoryDocument,
  EventCategoriesDocument,
  UpdateEventCategoryDocument,
  type CategorySetupFragment,
} from './calendar.operations.gen.ts';
import { NotificationsEditor } from './notifications-editor.tsx';
import { refreshSetup } from './refresh-setup.ts';

interface CategoryDialogProps {
  /** Null for a new one. */
  category: CategorySetupFragment | null;
  onClose: () => void;
}

/** Makes or changes a kind of event, and what its events' patients are told. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const title = category === null ? 'New event type' : category.event_category_name;
  const [initialValues] = useState(() => ({
    event_category_name: category?.event_category_name ?? '',
    event_category_color_id: category?.event_category_color_id ?? SWATCHES[0]!.value,
    event_category_duration: (category?.event_category_duration ?? 30) as number | string | null,
    event_category_interval: (category?.event_category_interval ?? null) as number | string | null,
    message_template: category?.message_template ?? '',
    notifications: (category?.notifications ?? []) as Notification[],
  }));
  const { hint, guard, began } = useVersionConflict(category?.version ?? null, async () => {
    const saved = (await request(EventCategoriesDocument, {})).event_categories.find(({ id }) => id === category?.id);
    if (saved === undefined) return null;
    return { version: saved.version, says: `${saved.event_category_name}, ${saved.event_category_duration} min` };
  });
  const form = useApiForm<typeof initialValues, CategoryFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: categoryInput['~standard'].validate } },
    initialValues,
    draftKey: `event-category/${category?.id ?? 'new'}`,
    began,
    submit: async (input) => {
      if (category === null) await request(CreateEventCategoryDocument, { input });
      else await guard((version) => request(UpdateEventCategoryDocument, { id: category.id, version, input }));
      toast.success(category === null ? 'Event type created' : 'Event type updated');
      refreshSetup();
      onClose();
    },
  });
  const [notifications, setNotifications] = useState(() => form.inner.getValues().notifications);
  form.inner.watch('notifications', ({ value }) => setNotifications(value));
  const [template, setTemplate] = useState(() => form.inner.getValues().message_template);
  form.inner.watch('message_template', ({ value }) => setTemplate(value));
  const remove = async ({ id, version, event_category_name: name }: CategorySetupFragment): Promise<void> => {
    const sure = await confirm({
      title: `Delete ${name}?`,
      message: 'It is not offered for new events any more. Events that stand keep it.',
      confirm: 'Delete',
      danger: true,
    });
    if (!sure) return;
    try {
      await request(DeleteEventCategoryDocument, { id, version });
    } catch (error) {
      reportError(error);
      return;
    }
    toast.success('Offered no more; events of this type stay');
    form.draft.discard();
    refreshSetup();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={title}
      hint={hint}
      other={
        category === null ? undefined : (
          <Button variant="subtle" color="red" onClick={() => void remove(category)}>
            Delete
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="event_category_name" label="Name" withAsterisk maxLength={80} data-autofocus />
      <ColourField form={form} name="event_category_color_id" label="Colour" withAsterisk />
      <SimpleGrid cols={2}>
        <NumberField form={form} name="event_category_duration" label="Duration" unit="min" withAsterisk />
        <NumberField form={form} name="event_category_interval" label="Free before and after" unit="min" />
      </SimpleGrid>
      <TextareaField
        form={form}
        name="message_template"
        label="Message template"
        description={`What a new reminder begins with. Variables: ${Object.keys(templateVariables)
          .map((name) => `{${name}}`)
          .join(', ')}`}
        maxRows={6}
        maxLength={notificationLimits.message}
      />
      <Input.Label component="div">Notifications to patients</Input.Label>
      <NotificationsEditor
        value={notifications}
        template={template}
        onChange={(next) => form.inner.setFieldValue('notifications', next)}
        beforeSave={form.beforeSave}
      />
    </FormDialog>
  );
}
