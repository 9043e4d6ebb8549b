import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { can } from '#kit/session/viewer.ts';
import { type ContentKind, contentKindNames, contentKinds, programLimits } from '../../rules/index.ts';
import {
  type ContentRowFragment,
  CreateContentDocument,
  ProgramByIdDocument,
  UpdateContentDocument,
} from '../program.operations.gen.ts';
import { ContentKindFields } from './content-kind-fields.tsx';
import { type ContentValues, checkContent, contentValues, withFileSent } from './content-values.ts';
import { PROGRAMS } from '../use-programs.ts';

interface ContentDialogProps {
  programId: string;
  content: ContentRowFragment | null;
  onClose: () => void;
}

const BODY: Readonly<Partial<Record<ContentKind, string>>> = {
  text: 'Text',
  message: 'Message',
  task: 'Task description',
  appointment: 'Reason for visit',
  document: 'About the document',
  video: 'About the video',
  questionnaire: 'Purpose',
  product: 'Product description',
};

/** Adds or edits a piece of content. */
export function ContentDialog(props: ContentDialogProps) {
  const { content, onClose } = props;
  const { form, shown } = useContentForm(props);
  const kind = useWatched(form, 'kind') as ContentKind;
  const required = useWatched(form, 'required');
  return (
    <FormDialog form={form} title={content?.title ?? 'Add content'} onClose={onClose}>
      <SelectField
        form={form}
        name="kind"
        label="Type"
        allowDeselect={false}
        data={contentKinds
          .filter((each) => each !== 'questionnaire' || can('questionnaires.send'))
          .map((value) => ({ value, label: contentKindNames[value] }))}
      />
      <TextField
        form={form}
        name="title"
        label={kind === 'message' ? 'Subject' : 'Title'}
        withAsterisk
        maxLength={programLimits.title}
      />
      <TextField
        form={form}
        name="staff_title"
        label="Internal name"
        description="Optional; shown to staff instead of the title"
        maxLength={programLimits.title}
      />
      {content !== null && content.shared_count > 0 && (
        <SwitchField
          form={form}
          name="everywhere"
          label="Change everywhere"
          description={`Used in ${content.shared_count} other ${content.shared_count === 1 ? 'place' : 'places'}. Each program keeps its own release and due days.`}
        />
      )}
      <ContentKindFields form={form} kind={kind} shown={shown} />
      <TextareaField
        form={form}
        name="body"
        label={BODY[kind] ?? 'Text'}
        withAsterisk={kind === 'text' || kind === 'message'}
        autosize
        minRows={3}
        maxRows={14}
        maxLength={programLimits.body}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          form={form}
          name="release_day"
          label="Release"
          description="Days after the first day; 0 for the first day"
          unit="days"
          withAsterisk
        />
        <NumberField
          form={form}
          name="due_days"
          label="Due within"
          description="Days after release; leave blank for no due date"
          unit="days"
        />
      </SimpleGrid>
      <SwitchField
        form={form}
        name="required"
        label="Required"
        description="Counts toward progress. A task is created when it is overdue."
      />
      {required && (
        <SwitchField form={form} name="gate" label="Gate" description="Later content is locked until this is done." />
      )}
    </FormDialog>
  );
}

function useContentForm({ programId, content, onClose }: ContentDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  // Data besides the fields: its file and product.
  const [shown, setShown] = useState(content);
  const form = useRecordForm({
    row: content,
    values: contentValues,
    rules: { '~standard': { validate: (typed) => checkContent(typed as ContentValues, shown?.file_id ?? null) } },
    draft: content === null ? `program-content/${programId}` : 'program-content',
    says: (row) => row.title,
    read: async ({ id }) => {
      const { program } = await request(ProgramByIdDocument, { id: programId });
      return program.contents.find((row) => row.id === id);
    },
    create: async (checked) => {
      const { input } = await withFileSent(checked);
      await request(CreateContentDocument, { program_id: programId, input, key });
    },
    update: async (checked, version, { id }) =>
      request(UpdateContentDocument, { id, version, ...(await withFileSent(checked)) }),
    done: ['Content added', 'Content updated'],
    onTake: setShown,
    refreshes: PROGRAMS,
    onSaved: onClose,
  });
  return { form, shown };
}
