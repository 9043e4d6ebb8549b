import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useState } from 'react';
import { openPdf } from '#kit/api/open-pdf.ts';
import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { noteTextForms } from '../../rules/index.ts';
import { cacheNote } from '../chart-note.ts';
import { GiveHandoutDocument, HandoutsDocument } from '../chart.operations.gen.ts';
import { useOpenedNote } from '../panels/note-context.ts';

interface Values extends Record<string, unknown> {
  handout_id: string | null;
  title: string;
  text: string;
}

/** Gives a handout with the note: one of the clinic's, optionally edited for this patient, or free text. */
export function HandoutDialog({ onClose }: { onClose: () => void }) {
  const { note } = useOpenedNote();
  const handouts = useApiQuery(HandoutsDocument, {}).data?.chart_handouts ?? [];
  const [id] = useState(() => crypto.randomUUID());
  const [send, setSend] = useState(true);
  const [chosen, setChosen] = useState<(typeof handouts)[number] | null>(null);
  const pdf = chosen?.file_name == null ? null : chosen;
  const form = useApiForm<Values, { title: string; text: string }>({
    rules: {
      '~standard': {
        version: 1,
        vendor: 'salus',
        validate: (values) => {
          const { handout, handoutFile } = noteTextForms();
          return (pdf === null ? handout : handoutFile)['~standard'].validate(values) as ReturnType<
            (typeof handout)['~standard']['validate']
          >;
        },
      },
    },
    initialValues: { handout_id: null, title: '', text: '' },
    draftKey: `give-handout/${note.id}`,
    submit: async ({ title, text }) => {
      const clinics = pdf ?? handouts.find((handout) => handout.title === title && handout.text === text);
      const content = clinics === undefined ? { title, text } : { handoutId: clinics.id };
      const given = await request(GiveHandoutDocument, { id, noteId: note.id, ...content, send });
      cacheNote(note.id, given.chart_note_handout_give);
      toast.success(send ? 'Handout given and shared in the patient portal' : 'Handout given');
      onClose();
    },
  });
  const choose = (handoutId: string | null): void => {
    const found = handouts.find((handout) => handout.id === handoutId) ?? null;
    setChosen(found);
    if (found !== null) form.setValues({ title: found.title, text: found.text });
  };
  return (
    <FormDialog form={form} title="Give handout" save="Give" onClose={onClose}>
      {handouts.length > 0 && (
        <SelectField
          form={form}
          name="handout_id"
          label="Clinic handouts"
          placeholder="Choose one, or write your own below"
          data={handouts.map((handout) => ({
            value: handout.id,
            label: handout.file_name === null ? handout.title : `${handout.title} (PDF)`,
          }))}
          searchable
          clearable
          onOptionSubmit={choose}
          onClear={() => choose(null)}
        />
      )}
      {pdf === null ? (
        <>
          <TextField form={form} name="title" label="Title" withAsterisk maxLength={120} />
          <TextareaField form={form} name="text" label="Text" withAsterisk autosize minRows={6} maxRows={16} />
        </>
      ) : (
        <Button
          variant="default"
          leftSection={<IconFileTypePdf size={16} stroke={1.75} />}
          onClick={() => openPdf(`/api/chart/handouts/${pdf.id}.pdf`)}
        >
          Preview {pdf.file_name}
        </Button>
      )}
      <Checkbox
        checked={send}
        label="Share in patient portal"
        onChange={(event) => setSend(event.currentTarget.checked)}
      />
    </FormDialog>
  );
}
