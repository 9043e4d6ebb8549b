import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { useVersionConflict } from '#kit/forms/use-version-conflict.ts';
import { can } from '#kit/session/viewer.ts';
import { templateForm, type TemplateFields } from '../../rules/index.ts';
import {
  ChartTemplatesDocument,
  CreateTemplateDocument,
  type TemplateRowFragment,
  UpdateTemplateDocument,
} from '../chart.operations.gen.ts';
import { TemplateEditor } from './template-editor.tsx';

interface TemplateDialogProps {
  /** Null for a new one. */
  template: TemplateRowFragment | null;
  onClose: () => void;
}

/** Makes or changes a chart template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const [initialValues] = useState(() => ({
    name: template?.name ?? '',
    nickname: template?.nickname ?? '',
    template_html: template?.template_html ?? '',
    access_level: template?.access_level ?? 'private',
  }));
  const { hint, guard, began } = useVersionConflict(template?.version ?? null, async () => {
    const { chart_template_search: all } = await request(ChartTemplatesDocument, { search: null, deleted: true });
    const saved = all.find((one) => one.id === id);
    return saved === undefined ? null : { version: saved.version, says: `${saved.name}, .${saved.nickname}` };
  });
  const form = useApiForm<typeof initialValues, TemplateFields>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: templateForm()['~standard'].validate } },
    initialValues,
    draftKey: `chart-template/${template?.id ?? 'new'}`,
    began,
    submit: async (input) => {
      if (template === null) await request(CreateTemplateDocument, { id, input });
      else await guard((version) => request(UpdateTemplateDocument, { id, version, input }));
      toast.success(template === null ? 'Template created' : 'Template updated');
      refreshQueries('chart', 'ChartTemplates');
      onClose();
    },
  });
  const levels = [
    { value: 'private', label: 'For me only' },
    { value: 'clinic', label: 'For the whole clinic' },
  ];
  return (
    <FormDialog
      form={form}
      title={template === null ? 'New template' : template.name}
      size="52rem"
      hint={hint}
      onClose={onClose}
    >
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField form={form} name="name" label="Name" withAsterisk maxLength={80} />
        <TextField
          form={form}
          name="nickname"
          label="Nickname"
          withAsterisk
          maxLength={31}
          leftSection="."
          description="Typed in a note after a dot"
        />
        <SelectField
          form={form}
          name="access_level"
          label="Who uses it"
          data={can('chart.setup') ? levels : levels.slice(0, 1)}
          allowDeselect={false}
        />
      </SimpleGrid>
      <TemplateEditor form={form} />
    </FormDialog>
  );
}
