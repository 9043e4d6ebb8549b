import { ActionIcon, Button } from '@mantine/core';
import { IconFileText, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useLive } from '#kit/live/use-live.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import {
  checkTemplate,
  TEMPLATE_VARIABLES,
  type TemplateKind,
  templateLimits,
  type TemplateText,
} from '../../rules/index.ts';
import {
  CreateTextTemplateDocument,
  DeleteTextTemplateDocument,
  type TextTemplateRowFragment,
  TextTemplatesDocument,
  UpdateTextTemplateDocument,
} from '../message.operations.gen.ts';
import classes from './templates.module.css';

const WORDS = {
  message: { title: 'Message templates', none: 'No message templates yet', first: 'Subject' },
  letter: { title: 'Letter templates', none: 'No letter templates yet', first: 'Title' },
} as const;

const refresh = (): void => refreshQueries('message', 'TextTemplates');

/** The clinic's templates of one kind, to be made and changed. */
export function TemplateList({ kind }: { kind: TemplateKind }) {
  const { data, error, status, refetch } = useApiQuery(TextTemplatesDocument, { kind }, { quiet: true });
  const [editing, setEditing] = useState<TextTemplateRowFragment | 'new' | null>(null);
  useLive('messages.templates-changed', refresh);
  const templates = data?.text_templates ?? [];
  const remove = async ({ id, title }: TextTemplateRowFragment): Promise<void> => {
    const message = 'What was written from it stays as it is.';
    if (!(await confirm({ title: `Take “${title}” off the list?`, message, confirm: 'Take it off' }))) return;
    await request(DeleteTextTemplateDocument, { id });
    refresh();
  };
  return (
    <Panel
      title={WORDS[kind].title}
      flush
      actions={
        <Button size="compact-sm" leftSection={<IconPlus size={16} stroke={1.75} />} onClick={() => setEditing('new')}>
          New template
        </Button>
      }
    >
      {status === 'pending' && <RowsSkeleton rows={4} />}
      {status === 'error' && <ErrorState what="The templates" error={error} onRetry={() => void refetch()} />}
      {status === 'success' && templates.length === 0 && (
        <EmptyState icon={IconFileText} title={WORDS[kind].none}>
          What is written again and again is written once here.
        </EmptyState>
      )}
      <ul className={classes.list} aria-label={WORDS[kind].title}>
        {templates.map((template) => (
          <li key={template.id} className={classes.row}>
            <div className={classes.words}>
              <button type="button" className={classes.name} onClick={() => setEditing(template)}>
                {template.title}
              </button>
              <div className={classes.facts}>{template.body.slice(0, 140)}</div>
            </div>
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={`Delete ${template.title}`}
              onClick={() => void remove(template).catch(reportError)}
            >
              <IconTrash size={16} stroke={1.75} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {editing !== null && (
        <TemplateDialog kind={kind} template={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </Panel>
  );
}

interface TemplateDialogProps {
  kind: TemplateKind;
  template: TextTemplateRowFragment | null;
  onClose: () => void;
}

function TemplateDialog({ kind, template, onClose }: TemplateDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useRecordForm({
    row: template,
    values: (row) => ({ title: row?.title ?? '', body: row?.body ?? '' }),
    rules: { '~standard': { validate: (typed) => check(typed as TemplateText) } },
    draft: template === null ? `text-template/${kind}` : 'text-template',
    says: (row) => row.title,
    read: async () => {
      const { text_templates: all } = await request(TextTemplatesDocument, { kind });
      return all.find(({ id }) => id === template?.id);
    },
    create: (input) => request(CreateTextTemplateDocument, { kind, input, key }),
    update: (input, version) => request(UpdateTextTemplateDocument, { id: template!.id, version, input }),
    done: ['Template created', 'Template updated'],
    onSaved: () => {
      refresh();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={template?.title ?? `New ${kind} template`} onClose={onClose}>
      <TextField form={form} name="title" label={WORDS[kind].first} withAsterisk maxLength={templateLimits.title} />
      <TextareaField form={form} name="body" label="Text" withAsterisk autosize minRows={8} maxRows={18} />
      <div className={classes.facts}>
        Filled in when it is used:{' '}
        {Object.entries(TEMPLATE_VARIABLES).map(([name, words]) => (
          <span key={name} className={classes.variable}>
            <code>{`{{${name}}}`}</code> {words.toLowerCase()}
          </span>
        ))}
      </div>
    </FormDialog>
  );
}

function check(typed: TemplateText): RulesResult<TemplateText> {
  const checked = checkTemplate(typed);
  if (!Array.isArray(checked)) return { value: checked };
  return { issues: checked.map(({ path, message }) => ({ path: [path], message })) };
}
