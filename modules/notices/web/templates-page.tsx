import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTemplate, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { NOTICE_VARIABLES, noticeLimits } from '../rules/index.ts';
import classes from './notices.module.css';
import {
  DeleteNoticeTemplateDocument,
  type NoticeTemplateFieldsFragment,
  NoticeTemplatesDocument,
  SaveNoticeTemplateDocument,
} from './sms_email.operations.gen.ts';

/** /settings/notice-template: what is written to patients again and again. */
export function TemplatesPage() {
  useLive('notices.template-changed', () => refreshQueries('sms_email', 'NoticeTemplates'));
  const { data, error, status, refetch } = useApiQuery(NoticeTemplatesDocument, {}, { quiet: true });
  const [editing, setEditing] = useState<NoticeTemplateFieldsFragment | 'new' | null>(null);
  const templates = data?.noticeTemplates ?? [];
  const remove = async ({ id, name }: NoticeTemplateFieldsFragment): Promise<void> => {
    const yes = await confirm({
      title: `Delete “${name}”?`,
      message: 'What was sent stays on record.',
      confirm: 'Delete',
    });
    if (!yes) return;
    await request(DeleteNoticeTemplateDocument, { id });
    refreshQueries('sms_email', 'NoticeTemplates');
  };
  return (
    <Page>
      <PageHeader title="Texts and E-mails" detail="Templates for what is written to patients in plain words">
        <Button leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New template
        </Button>
      </PageHeader>
      <Panel flush>
        {status === 'pending' && <RowsSkeleton rows={4} />}
        {status === 'error' && <ErrorState what="The templates" error={error} onRetry={() => void refetch()} />}
        {status === 'success' && templates.length === 0 && (
          <EmptyState icon={IconTemplate} title="No templates yet">
            What is written again and again is written once here.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Templates">
          {templates.map((template) => (
            <li key={template.id}>
              <span className={classes.what}>
                <strong>{template.name}</strong>
                <span className={classes.quiet}>
                  {template.channel === 'sms' ? 'Text message' : 'E-mail'} · {template.body.slice(0, 120)}
                </span>
              </span>
              <span className={classes.actions}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-label={`Edit ${template.name}`}
                  onClick={() => setEditing(template)}
                >
                  Edit
                </Button>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete ${template.name}`}
                  onClick={() => void remove(template).catch(reportError)}
                >
                  <IconTrash size={16} stroke={1.75} />
                </ActionIcon>
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      {editing !== null && (
        <TemplateDialog template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Page>
  );
}

type Typed = { name: string; channel: string; subject: string; body: string };

function TemplateDialog({ template, onClose }: { template: NoticeTemplateFieldsFragment | null; onClose: () => void }) {
  const save = (version: number | null, input: Typed): Promise<unknown> =>
    request(SaveNoticeTemplateDocument, { id: template?.id ?? null, version, input });
  const form = useRecordForm({
    row: template,
    values: (row): Typed => ({
      ...{ name: row?.name ?? '', channel: row?.channel ?? 'sms' },
      ...{ subject: row?.subject ?? '', body: row?.body ?? '' },
    }),
    rules: required<Typed>({
      name: 'Please give it a name',
      channel: 'Please choose how it goes',
      body: 'Please write something',
    } as never),
    says: (row) => `“${row.name}”, ${row.body.slice(0, 120)}`,
    read: async () =>
      (await request(NoticeTemplatesDocument, {})).noticeTemplates.find(({ id }) => id === template!.id),
    create: (input) => save(null, input),
    update: (input, version) => save(version, input),
    done: 'Template saved',
    onSaved: () => {
      refreshQueries('sms_email', 'NoticeTemplates');
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={template === null ? 'New template' : `Edit ${template.name}`}
      size="34rem"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={noticeLimits.name} />
      <SelectField
        form={form}
        name="channel"
        label="By"
        allowDeselect={false}
        data={[
          { value: 'sms', label: 'Text message' },
          { value: 'email', label: 'E-mail' },
        ]}
      />
      <TextField form={form} name="subject" label="Subject (of an e-mail)" maxLength={noticeLimits.subject} />
      <TextareaField
        form={form}
        name="body"
        label="Text"
        description={`Filled in by itself: ${NOTICE_VARIABLES.map((name) => `{${name}}`).join(' ')}`}
        withAsterisk
        autosize
        minRows={4}
        maxLength={noticeLimits.email}
      />
    </FormDialog>
  );
}
