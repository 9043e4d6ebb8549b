import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import type { TemplateKind, TemplateText } from '../../rules/index.ts';
import { FillTextTemplateDocument, TextTemplatesDocument } from '../message.operations.gen.ts';

interface TemplateChoiceProps {
  kind: TemplateKind;
  /** The patient for the variables, read when a template is chosen; null without one. */
  patientId: () => string | null;
  onFilled: (text: TemplateText) => void;
}

/** Starts a text from one of the clinic's templates; nothing if there are none. */
export function TemplateChoice({ kind, patientId, onFilled }: TemplateChoiceProps) {
  const read = useApiQuery(TextTemplatesDocument, { kind }, { quiet: true });
  const [isBusy, setBusy] = useState(false);
  const templates = read.data?.text_templates;
  if (templates === undefined) return <ReadHint read={read} label="Templates" />;
  if (templates.length === 0) return null;
  const fill = async (id: string): Promise<void> => {
    setBusy(true);
    try {
      onFilled((await request(FillTextTemplateDocument, { id, patient_id: patientId() })).text_template_fill);
    } catch (error) {
      reportError(error);
    }
    setBusy(false);
  };
  return (
    <Select
      label="Template"
      placeholder="Start from a template"
      searchable
      value={null}
      disabled={isBusy}
      onChange={(id) => id !== null && void fill(id)}
      data={templates.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
