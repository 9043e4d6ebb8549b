import { SimpleGrid, Text } from '@mantine/core';
import { IconTemplate } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { listChoices } from '#kit/filters/filter-select.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { NOTICE_VARIABLES, noticeLimits } from '../rules/index.ts';
import {
  DeleteNoticeTemplateDocument,
  type NoticeTemplateFieldsFragment,
  NoticeTemplatesDocument,
  SaveNoticeTemplateDocument,
} from './sms_email.operations.gen.ts';

type Template = NoticeTemplateFieldsFragment;

const TEMPLATES: Refreshes = [['sms_email', 'NoticeTemplates']];
const CHANNELS: Record<string, string> = { sms: 'Text message', email: 'Email' };

/** /settings/notice-template: templates for text messages and email to patients. */
export function TemplatesPage() {
  useLive('notices.template-changed', () => refreshAll(TEMPLATES));
  const read = useApiQuery(NoticeTemplatesDocument, {}, { quiet: true });
  const editor = useEditor(read.data?.noticeTemplates);
  const { remove } = useDelete({
    ask: ({ name }: Template) => ({ title: `Delete “${name}”?`, message: 'Messages already sent stay on record.' }),
    run: ({ id }) => request(DeleteNoticeTemplateDocument, { id }),
    done: 'Template deleted',
    refreshes: TEMPLATES,
  });
  return (
    <Page>
      <PageHeader title="Texts and Emails" detail="Templates for messages to patients">
        <AddButton onClick={editor.add}>New template</AddButton>
      </PageHeader>
      <Panel flush>
        <ReadRows
          label="Templates"
          read={read}
          rows={({ noticeTemplates }) => noticeTemplates}
          empty={{
            icon: IconTemplate,
            title: 'No templates yet',
            detail: 'Templates save retyping messages you send often.',
          }}
        >
          {(row) => (
            <Row
              title={row.name}
              subtitle={[CHANNELS[row.channel], row.body.slice(0, 120)]}
              actions={<EditDelete of={row.name} onEdit={() => editor.edit(row)} onDelete={() => remove(row)} />}
            />
          )}
        </ReadRows>
      </Panel>
      {editor.render((template, close) => (
        <TemplateDialog template={template} onClose={close} />
      ))}
    </Page>
  );
}

type FormValues = {
  name: string;
  channel: string;
  subject: string;
  body: string;
  subject_es: string;
  body_es: string;
};

function TemplateDialog({ template, onClose }: { template: Template | null; onClose: () => void }) {
  const form = useRecordForm({
    row: template,
    values: (row): FormValues => ({
      name: row?.name ?? '',
      channel: row?.channel ?? 'sms',
      subject: row?.subject ?? '',
      body: row?.body ?? '',
      subject_es: row?.subject_es ?? '',
      body_es: row?.body_es ?? '',
    }),
    rules: required<FormValues>({
      name: 'Name is required',
      channel: 'Choose a channel',
      body: 'Text is required',
    } as never),
    says: (row) => `“${row.name}”, ${row.body.slice(0, 120)}`,
    read: async ({ id }) => (await request(NoticeTemplatesDocument, {})).noticeTemplates.find((row) => row.id === id),
    create: (input) => request(SaveNoticeTemplateDocument, { id: null, version: null, input }),
    update: (input, version, { id }) => request(SaveNoticeTemplateDocument, { id, version, input }),
    done: 'Template saved',
    refreshes: TEMPLATES,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={template === null ? 'New template' : `Edit ${template.name}`}
      size="56rem"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={noticeLimits.name} />
      <SelectField form={form} name="channel" label="Channel" allowDeselect={false} data={listChoices(CHANNELS)} />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextField form={form} name="subject" label="Subject (email only)" maxLength={noticeLimits.subject} />
        <TextField
          form={form}
          name="subject_es"
          label="Subject in Spanish (email only)"
          lang="es"
          maxLength={noticeLimits.subject}
        />
        <TextareaField
          form={form}
          name="body"
          label="Text"
          withAsterisk
          autosize
          minRows={4}
          maxLength={noticeLimits.email}
        />
        <TextareaField
          form={form}
          name="body_es"
          label="Text in Spanish"
          lang="es"
          autosize
          minRows={4}
          maxLength={noticeLimits.email}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Filled in when the message is sent: {NOTICE_VARIABLES.map((name) => `{${name}}`).join(' ')}. Patients who prefer
        Spanish get the Spanish text. Leave it blank to send the English text.
      </Text>
    </FormDialog>
  );
}
