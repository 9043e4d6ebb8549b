import { Select } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { ServiceNotice } from '#practice/web';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { FormRules } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { checkNotice, noticeLimits } from '../rules/index.ts';
import {
  type NoticeTemplateFieldsFragment,
  NoticeTemplatesDocument,
  PreviewNoticeDocument,
  type ReachFieldsFragment,
  SendNoticeDocument,
} from './sms_email.operations.gen.ts';

type NoticeValues = { channel: string; subject: string; body: string };

const rules: FormRules<NoticeValues, NoticeValues> = {
  '~standard': {
    version: 1,
    vendor: 'salus',
    validate: (given) => {
      const values = given as NoticeValues;
      const problems = checkNotice(values);
      return problems.length > 0
        ? { issues: problems.map(({ path, message }) => ({ path: [path], message })) }
        : { value: values };
    },
  },
};

const NAMES: Readonly<Record<string, string>> = { sms: 'Text message', email: 'Email' };

/** Returns the template's text in the patient's language, or in English if it has no Spanish text. */
function textOf(
  { subject, body, subject_es, body_es }: NoticeTemplateFieldsFragment,
  language: string | null,
): { subject: string; body: string } {
  if (language !== 'es' || body_es === '') return { subject, body };
  return { subject: subject_es === '' ? subject : subject_es, body: body_es };
}

/** A text or an email to a patient, from a template or written by hand; it is sent exactly as shown. */
export function SendDialog({
  patientId,
  reach,
  onClose,
}: {
  patientId: string;
  reach: ReachFieldsFragment;
  onClose: () => void;
}) {
  const [id] = useState(() => crypto.randomUUID());
  const open = reach.channels.filter(
    ({ to, consent, stopped_time: stopped }) => to !== null && consent !== false && stopped === null,
  );
  const [channel, setChannel] = useState(open[0]?.channel ?? 'sms');
  const readTemplates = useApiQuery(NoticeTemplatesDocument, {}, { quiet: true });
  const templates = readTemplates.data?.noticeTemplates ?? [];
  const form = useApiForm<NoticeValues, NoticeValues>({
    rules,
    initialValues: { channel, subject: '', body: '' },
    draftKey: `notice/${patientId}`,
    submit: async (values) => {
      await request(SendNoticeDocument, { input: { id, patient_id: patientId, ...values } });
      toast.success(values.channel === 'sms' ? 'Text queued' : 'Email queued');
      refreshQueries('sms_email');
      onClose();
    },
  });
  form.inner.watch('channel' as never, ({ value }: { value: unknown }) => setChannel(String(value)));
  const take = (templateId: string | null): void => {
    const template = templates.find((one) => one.id === templateId);
    if (template === undefined) return;
    const { subject, body } = textOf(template, reach.language);
    void request(PreviewNoticeDocument, { patientId, subject, body })
      .then(({ previewNotice }) => form.setValues({ ...previewNotice }))
      .catch(reportError);
  };
  return (
    <FormDialog form={form} title="Message patient" save="Send" size="34rem" onClose={onClose}>
      {open.length === 0 ? (
        <Notice>This patient can’t be contacted: no number or email address on file, or they opted out.</Notice>
      ) : (
        <Notice>This message is not encrypted. Use a secure message for health information.</Notice>
      )}
      <ServiceNotice of={`deliveries.${channel}`} />
      <SelectField
        form={form}
        name="channel"
        label="Channel"
        allowDeselect={false}
        data={reach.channels.map((one) => ({
          value: one.channel,
          label: `${NAMES[one.channel] ?? one.channel}${one.to === null ? '' : ` to ${one.to}`}`,
          disabled: !open.includes(one),
        }))}
      />
      <ReadHint read={readTemplates} label="Templates" />
      <Select
        label="Template"
        placeholder="None"
        searchable
        value={null}
        data={templates.filter((one) => one.channel === channel).map((one) => ({ value: one.id, label: one.name }))}
        onChange={take}
      />
      {channel === 'email' && (
        <TextField form={form} name="subject" label="Subject" withAsterisk maxLength={noticeLimits.subject} />
      )}
      <TextareaField
        form={form}
        name="body"
        label="Text"
        withAsterisk
        autosize
        minRows={4}
        maxLength={channel === 'sms' ? noticeLimits.sms : noticeLimits.email}
      />
    </FormDialog>
  );
}
