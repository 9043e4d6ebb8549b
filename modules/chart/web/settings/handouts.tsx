import { ActionIcon, Button, Group } from '@mantine/core';
import { IconFileText, IconFileTypePdf, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { openPdf } from '#kit/api/open-pdf.ts';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { EmptyState } from '#kit/feedback/empty-state.tsx';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { reportError } from '#kit/feedback/report-error.ts';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { noteTextForms } from '../../rules/index.ts';
import {
  CreateHandoutDocument,
  DeleteHandoutDocument,
  type HandoutRowFragment,
  HandoutsDocument,
  UpdateHandoutDocument,
} from '../chart.operations.gen.ts';
import classes from '../side/side.module.css';
import { bringPdf, titleOf, UploadPdf } from './upload-pdf.tsx';

/** What the clinic gives its patients to take home. */
export function Handouts() {
  const { data, error, status, refetch } = useApiQuery(HandoutsDocument, {}, { quiet: true });
  const [editing, setEditing] = useState<HandoutRowFragment | 'new' | null>(null);
  const handouts = data?.chart_handouts ?? [];
  const remove = async ({ id, title }: HandoutRowFragment): Promise<void> => {
    const yes = await confirm({
      title: `Take “${title}” off the list?`,
      message: 'What was given to patients stays with their notes.',
      confirm: 'Take it off',
    });
    if (!yes) return;
    await request(DeleteHandoutDocument, { id });
    refreshQueries('chart', 'Handouts');
  };
  return (
    <>
      <Panel
        title="Handouts"
        flush
        actions={
          <Group gap="xs">
            <UploadPdf
              label="Upload a PDF"
              onFile={(file) => bringPdf({ id: crypto.randomUUID(), title: titleOf(file), file })}
            />
            <Button
              size="compact-sm"
              leftSection={<IconPlus size={16} stroke={1.75} />}
              onClick={() => setEditing('new')}
            >
              New handout
            </Button>
          </Group>
        }
      >
        {status === 'pending' && <RowsSkeleton rows={4} />}
        {status === 'error' && <ErrorState what="The handouts" error={error} onRetry={() => void refetch()} />}
        {status === 'success' && handouts.length === 0 && (
          <EmptyState icon={IconFileText} title="No handouts yet">
            What patients are told again and again is written once here.
          </EmptyState>
        )}
        <ul className={classes.list} aria-label="Handouts">
          {handouts.map((handout) => (
            <li key={handout.id} className={classes.row}>
              <div className={classes.words}>
                <button type="button" className={classes.name} onClick={() => setEditing(handout)}>
                  {handout.title}
                </button>
                <div className={classes.facts}>
                  {handout.file_name === null ? handout.text.slice(0, 140) : `PDF · ${handout.file_name}`}
                </div>
              </div>
              <ActionIcon
                variant="subtle"
                color="gray"
                aria-label={`Delete ${handout.title}`}
                onClick={() => void remove(handout).catch(reportError)}
              >
                <IconTrash size={16} stroke={1.75} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      </Panel>
      {editing !== null && (
        <ClinicHandoutDialog handout={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
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
    onSaved: () => {
      refreshQueries('chart', 'Handouts');
      onClose();
    },
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
            Look at {handout.file_name}
          </Button>
          <UploadPdf
            label="Replace the PDF"
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
