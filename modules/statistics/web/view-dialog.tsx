import { Button } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { writeQuery } from '#kit/navigation/query.ts';
import { viewForm } from '../rules/index.ts';
import { type ReportSettings, writeSettings } from './report-settings.ts';
import {
  CreateStatisticsViewDocument,
  DeleteStatisticsViewDocument,
  type StatisticsViewFieldsFragment,
  StatisticsViewsDocument,
  UpdateStatisticsViewDocument,
} from './setting.operations.gen.ts';

interface ViewDialogProps {
  report: string;
  /** The current settings of the report. */
  settings: ReportSettings;
  byMonth: boolean;
  /** The view to edit; null for a new one. */
  view: StatisticsViewFieldsFragment | null;
  onClose: () => void;
}

/** Names the report's settings to save them as a view; its link can be emailed monthly. */
export function ViewDialog({ report, settings, byMonth, view, onClose }: ViewDialogProps) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const remove = useApiMutation(DeleteStatisticsViewDocument, {
    refreshes: [['setting', 'StatisticsViews']],
    onDone: onClose,
  });
  const query = writeQuery(writeSettings(settings, byMonth)).slice(1);
  const form = useRecordForm({
    row: view,
    // An edited view gets the report's current settings.
    values: (row) => ({ report, title: row?.title ?? '', query, is_mailed: row?.is_mailed ?? false }),
    rules: viewForm,
    says: (row) => `“${row.title}”${row.is_mailed ? ', sent every month' : ''}`,
    read: async () => (await request(StatisticsViewsDocument, {})).statisticsViews.find(({ id }) => id === view!.id),
    create: (input) => request(CreateStatisticsViewDocument, { input, client_key: clientKey }),
    update: (input, version) => request(UpdateStatisticsViewDocument, { id: view!.id, version, input }),
    done: null,
    // Using the other version also uses its report settings.
    onTake: (row) => form.setValues({ query: row.query }),
    onSaved: () => {
      refreshQueries('setting', 'StatisticsViews');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={view === null ? 'Save view' : 'Change the view'}
      size="30rem"
      onClose={onClose}
      other={
        view !== null && (
          <Button
            variant="subtle"
            color="red"
            loading={remove.isPending}
            onClick={() => remove.mutate({ id: view.id })}
          >
            Remove
          </Button>
        )
      }
    >
      <TextField form={form} name="title" label="Name" withAsterisk maxLength={80} data-autofocus />
      <CheckboxField
        form={form}
        name="is_mailed"
        label="Send me its link every month"
        description="On the first of the month. The email contains the link only, no figures."
      />
    </FormDialog>
  );
}
