import '@mantine/core/styles/Combobox.layer.css';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { contentKindNames } from '../../rules/index.ts';
import { ProgramByIdDocument, ProgramsDocument, ReuseContentDocument } from '../program.operations.gen.ts';
import { refreshPrograms } from '../use-programs.ts';

interface Choice extends Record<string, unknown> {
  content_id: string | null;
}

/** Adds a copy of content from this or another program. */
export function ReuseDialog({ programId, onClose }: { programId: string; onClose: () => void }) {
  const [key] = useState(() => crypto.randomUUID());
  const [from, setFrom] = useState<string | null>(null);
  const where = { search: null, archived: false, skip: 0, take: 100 };
  const programs = useApiQuery(ProgramsDocument, where, { quiet: true });
  const chosen = useApiQuery(ProgramByIdDocument, { id: from ?? '' }, { enabled: from !== null, quiet: true });
  const contents = chosen.data?.program.contents;
  const form = useApiForm<Choice, { content_id: string }>({
    rules: required<{ content_id: string }>({ content_id: 'Choose the content' }),
    initialValues: { content_id: null },
    quiet: true,
    submit: async ({ content_id }) => {
      await request(ReuseContentDocument, { content_id, program_id: programId, key });
      toast.success('Content added');
      refreshPrograms();
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Reuse content" save="Add" onClose={onClose}>
      <Select
        label="Program"
        searchable
        data={(programs.data?.programs ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        value={from}
        onChange={(next) => {
          setFrom(next);
          form.inner.setFieldValue('content_id', null);
        }}
      />
      <ReadHint read={programs} label="Programs" />
      <SelectField
        form={form}
        name="content_id"
        label="Content"
        withAsterisk
        disabled={contents === undefined}
        data={(contents ?? []).map(({ id, kind, title, staff_title: staff }) => ({
          value: id,
          label: `${contentKindNames[kind]}: ${staff === '' ? title : staff}`,
        }))}
      />
      <ReadHint read={chosen} label="Program content" />
    </FormDialog>
  );
}
