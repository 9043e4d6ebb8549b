import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { can } from '#kit/session/viewer.ts';
import { templateForm } from '../../rules/index.ts';
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

/** Creates or edits a chart template. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const [id] = useState(() => template?.id ?? crypto.randomUUID());
  const form = useRecordForm({
    row: template,
    values: (row) => ({
      name: row?.name ?? '',
      nickname: row?.nickname ?? '',
      template_html: row?.template_html ?? '',
      access_level: row?.access_level ?? 'private',
    }),
    rules: templateForm(),
    draft: 'chart-template',
    says: (row) => `${row.name}, .${row.nickname}`,
    read: async () => {
      const { chart_template_search: all } = await request(ChartTemplatesDocument, { search: null, deleted: true });
      return all.find((one) => one.id === id);
    },
    create: (input) => request(CreateTemplateDocument, { id, input }),
    update: (input, version) => request(UpdateTemplateDocument, { id, version, input }),
    done: ['Template created', 'Template updated'],
    onSaved: () => {
      refreshQueries('chart', 'ChartTemplates');
      onClose();
    },
  });
  const levels = [
    { value: 'private', label: 'Only me' },
    { value: 'clinic', label: 'Everyone in the clinic' },
  ];
  return (
    <FormDialog form={form} title={template === null ? 'New template' : template.name} size="52rem" onClose={onClose}>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextField form={form} name="name" label="Name" withAsterisk maxLength={80} />
        <TextField
          form={form}
          name="nickname"
          label="Nickname"
          withAsterisk
          maxLength={31}
          leftSection="."
          description="Type a period and the nickname in a note"
        />
        <SelectField
          form={form}
          name="access_level"
          label="Available to"
          data={can('chart.setup') ? levels : levels.slice(0, 1)}
          allowDeselect={false}
        />
      </SimpleGrid>
      <TemplateEditor form={form} />
    </FormDialog>
  );
}
