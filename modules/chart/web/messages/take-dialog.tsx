import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { useViewer } from '#kit/session/viewer.ts';
import { chartPath, mayWriteNote } from '../../rules/index.ts';
import { FindChartNotesDocument, TakeMessageIntoNoteDocument } from '../chart.operations.gen.ts';

interface Values extends Record<string, unknown> {
  /** A note ID; '' for the newest open note, or a new one. */
  note: string;
}

/** Selects the unsigned note to which a message is attached; a new one if none is open. */
export function TakeDialog({
  messageId,
  patientId,
  onClose,
}: {
  messageId: string;
  patientId: string;
  onClose: () => void;
}) {
  const viewer = useViewer();
  const navigate = useNavigate();
  const id = useRef(crypto.randomUUID());
  const where = { clinic_patient_id: { equals: patientId }, signed: false };
  const read = useApiQuery(FindChartNotesDocument, { where, take: 20 }, { quiet: true });
  const open = (read.data?.chart_note_find_many ?? []).filter((note) => mayWriteNote(viewer, note.clinic_user_id));
  const form = useApiForm<Values, Values>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (value) => ({ value: value as Values }) } },
    initialValues: { note: '' },
    submit: async ({ note }) => {
      const variables = { id: id.current, messageId, noteId: note === '' ? null : note };
      const { chart_note_message_take: taken } = await request(TakeMessageIntoNoteDocument, variables);
      for (const list of ['NoteMessages', 'ChartNotes', 'FindChartNotes']) refreshQueries('chart', list);
      const path = chartPath(taken.chart_note_id, { id: taken.clinic_patient_id });
      toast.success('Added to the note', {
        action: { label: 'Open note', run: () => void navigate(splitPath(path)) },
      });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title="Add to note" save="Add to note" onClose={onClose}>
      <Notice>
        The message text is copied to the note with a link to this conversation, and is signed with the note.
      </Notice>
      <ReadHint read={read} label="Open notes" />
      <SelectField
        form={form}
        name="note"
        label="Note"
        allowDeselect={false}
        data={[
          { value: '', label: open.length === 0 ? 'New note' : 'Most recent open note' },
          ...open.map((note) => ({
            value: note.id,
            label: `${formatDay(note.service_date)} ${note.chart_note_record_name}, ${note.author_name}`,
          })),
        ]}
      />
    </FormDialog>
  );
}
