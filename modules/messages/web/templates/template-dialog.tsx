import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import {
  checkTemplate,
  TEMPLATE_VARIABLES,
  type TemplateKind,
  templateLimits,
  type TemplateText,
} from '../../rules/index.ts';
import {
  CreateTextTemplateDocument,
  type TextTemplateRowFragment,
  TextTemplatesDocument,
  UpdateTextTemplateDocument,
} from '../message.operations.gen.ts';
import { TEMPLATE_WORDS } from './template-words.ts';
import classes from './templates.module.css';

interface TemplateDialogProps {
  kind: TemplateKind;
  template: TextTemplateRowFragment | null;
  onClose: () => void;
}

/** The form of a template of messages or letters. */
export function TemplateDialog({ kind, template, onClose }: TemplateDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useRecordForm({
    row: template,
    values: (row) => ({ title: row?.title ?? '', body: row?.body ?? '' }),
    rules: { '~standard': { validate: (typed) => check(typed as TemplateText) } },
    draft: template === null ? `text-template/${kind}` : 'text-template',
    says: (row) => row.title,
    read: async ({ id }) => {
      const { text_templates: all } = await request(TextTemplatesDocument, { kind });
      return all.find((one) => one.id === id);
    },
    create: (input) => request(CreateTextTemplateDocument, { kind, input, key }),
    update: (input, version, { id }) => request(UpdateTextTemplateDocument, { id, version, input }),
    done: ['Template created', 'Template updated'],
    refreshes: [['message', 'TextTemplates']],
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={template?.title ?? `New ${kind} template`} onClose={onClose}>
      <TextField
        form={form}
        name="title"
        label={TEMPLATE_WORDS[kind].first}
        withAsterisk
        maxLength={templateLimits.title}
      />
      <TextareaField form={form} name="body" label="Text" withAsterisk autosize minRows={8} maxRows={18} />
      <div className={classes.variables}>
        Placeholders:{' '}
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
