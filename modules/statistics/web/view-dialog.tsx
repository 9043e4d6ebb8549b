import { Button } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { CheckboxField } from '#kit/forms/checkbox-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { writeQuery } from '#kit/navigation/query.ts';
import { viewForm } from '../rules/index.ts';
import { type ReportSettings, writeSettings } from './report-settings.ts';
import {
  CreateStatisticsViewDocument,
  DeleteStatisticsViewDocument,
  type StatisticsViewFieldsFragment,
  UpdateStatisticsViewDocument,
} from './setting.operations.gen.ts';

interface ViewDialogProps {
  report: string;
  /** How the report is looked at now. */
  settings: ReportSettings;
  byMonth: boolean;
  /** The view that is changed; null for a new one. */
  view: StatisticsViewFieldsFragment | null;
  onClose: () => void;
}

/** Names how the report is looked at, to come back to it; its link can be sent every month. */
export function ViewDialog({ report, settings, byMonth, view, onClose }: ViewDialogProps) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const refreshes = [['setting', 'StatisticsViews']] as const;
  const create = useApiMutation(CreateStatisticsViewDocument, { refreshes, quiet: true });
  const update = useApiMutation(UpdateStatisticsViewDocument, { refreshes, quiet: true });
  const remove = useApiMutation(DeleteStatisticsViewDocument, { refreshes, onDone: onClose });
  const query = writeQuery(writeSettings(settings, byMonth)).slice(1);
  const form = useApiForm({
    rules: viewForm,
    initialValues: {
      report,
      title: view?.title ?? '',
      // A view that is changed takes over how the report is looked at now.
      query,
      is_mailed: view?.is_mailed ?? false,
    },
    submit: async (input) => {
      if (view === null) await create.mutateAsync({ input, client_key: clientKey });
      else await update.mutateAsync({ id: view.id, version: view.version, input });
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={view === null ? 'Save this view' : 'Change the view'}
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
        description="On the first of the month. The mail holds the link and no numbers."
      />
    </FormDialog>
  );
}
