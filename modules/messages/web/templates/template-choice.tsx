import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import type { TemplateKind, TemplateText } from '../../rules/index.ts';
import { FillTextTemplateDocument, TextTemplatesDocument } from '../message.operations.gen.ts';

interface TemplateChoiceProps {
  kind: TemplateKind;
  /** Whom it is about, read when a template is chosen; null for nobody. */
  patientId: () => string | null;
  onFilled: (text: TemplateText) => void;
}

/** Begins a text with one of the clinic's templates; nothing where there is none. */
export function TemplateChoice({ kind, patientId, onFilled }: TemplateChoiceProps) {
  const { data } = useApiQuery(TextTemplatesDocument, { kind }, { quiet: true });
  const [isBusy, setBusy] = useState(false);
  const templates = data?.text_templates ?? [];
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
      placeholder="Begin with a template"
      searchable
      value={null}
      disabled={isBusy}
      onChange={(id) => id !== null && void fill(id)}
      data={templates.map(({ id, title }) => ({ value: id, label: title }))}
    />
  );
}
