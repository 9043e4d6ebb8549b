import { Button, Group } from '@mantine/core';
import { IconFileText, IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { openPdf } from '#kit/api/open-pdf.ts';
import { request } from '#kit/api/request.ts';
import { type Refreshes, useApiQuery } from '#kit/api/use-api.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, EditDelete } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { noteTextForms } from '../../rules/index.ts';
import {
  CreateHandoutDocument,
  DeleteHandoutDocument,
  type HandoutRowFragment,
  HandoutsDocument,
  UpdateHandoutDocument,
} from '../chart.operations.gen.ts';
import { bringPdf, titleOf, UploadPdf } from './upload-pdf.tsx';

const HANDOUTS: Refreshes = [['chart', 'Handouts']];

/** The clinic's patient handouts. */
export function Handouts() {
  const read = useApiQuery(HandoutsDocument, {}, { quiet: true });
  const editor = useEditor(read.data?.chart_handouts);
  const { remove } = useDelete({
    ask: ({ title }: HandoutRowFragment) => ({
      title: `Delete “${title}”?`,
      message: 'Handouts already given to patients remain on their notes.',
    }),
    run: ({ id }) => request(DeleteHandoutDocument, { id }),
    done: 'Handout deleted',
    refreshes: HANDOUTS,
  });
  return (
    <>
      <Panel
        title="Handouts"
        flush
        actions={
          <Group gap="xs">
            <UploadPdf
              label="Upload PDF"
              onFile={(file) => bringPdf({ id: crypto.randomUUID(), title: titleOf(file), file })}
            />
            <AddButton small onClick={editor.add}>
              New handout
            </AddButton>
          </Group>
        }
      >
        <ReadRows
          label="Handouts"
          read={read}
          rows={({ chart_handouts: handouts }) => handouts}
          empty={{
            icon: IconFileText,
            title: 'No handouts yet',
            detail: 'Handouts save retyping instructions you give often.',
          }}
        >
          {(handout) => (
            <Row
              title={handout.title}
              subtitle={handout.file_name === null ? handout.text.slice(0, 140) : `PDF · ${handout.file_name}`}
              onOpen={() => editor.edit(handout)}
              actions={<EditDelete of={handout.title} onDelete={() => remove(handout)} />}
            />
          )}
        </ReadRows>
      </Panel>
      {editor.render((handout, close) => (
        <ClinicHandoutDialog handout={handout} onClose={close} />
      ))}
    </>
  );
}

function ClinicHandoutDialog({ handout, onClose }: { handout: HandoutRowFragment | null; onClose: () => void }) {
  const [id] = useState(() => handout?.id ?? crypto.randomUUID());
  const isPdf = handout?.file_name != null;
  const { handout: textForm, handoutFile } = noteTextForms();
  const form = useRecordForm({
    row: handout,
    values: (row) => ({ title: row?.title ?? '', text: row?.text ?? '' }),
    rules: (isPdf ? handoutFile : textForm) as typeof textForm,
    draft: 'handout',
    says: (row) => row.title,
    read: async () => (await request(HandoutsDocument, {})).chart_handouts.find((one) => one.id === id),
    create: (input) => request(CreateHandoutDocument, { id, input }),
    update: ({ title, text }, version) =>
      request(UpdateHandoutDocument, { id, version, input: { title, text: isPdf ? '' : text } }),
    done: ['Handout created', 'Handout updated'],
    refreshes: HANDOUTS,
    onSaved: onClose,
  });
  return (
    <FormDialog form={form} title={handout?.title ?? 'New handout'} onClose={onClose}>
      <TextField form={form} name="title" label="Title" withAsterisk maxLength={120} />
      {!isPdf && <TextareaField form={form} name="text" label="Text" withAsterisk autosize minRows={8} maxRows={20} />}
      {isPdf && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
            onClick={() => openPdf(`/api/chart/handouts/${handout.id}.pdf`)}
          >
            Preview {handout.file_name}
          </Button>
          <UploadPdf
            label="Replace PDF"
            onFile={async (file) => {
              await bringPdf({ id, title: handout.title, file, version: handout.version });
              onClose();
            }}
          />
        </Group>
      )}
    </FormDialog>
  );
}
