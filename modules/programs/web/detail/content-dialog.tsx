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
  task: 'What is to be done',
  appointment: 'What the visit is for',
  document: 'About the document',
  video: 'About the video',
  questionnaire: 'Why it is asked',
  product: 'What it is good for',
};

/** Adds or changes a piece of content. */
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
        label="Kind"
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
        label="Name for the staff"
        description="Where it says more than what patients read"
        maxLength={programLimits.title}
      />
      {content !== null && content.shared_count > 0 && (
        <SwitchField
          form={form}
          name="everywhere"
          label="Change it everywhere"
          description={`It was put into ${content.shared_count} other ${content.shared_count === 1 ? 'place' : 'places'}; release and due day stay each program’s own.`}
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
          description="Days after the first day; 0 is that day"
          unit="days"
          withAsterisk
        />
        <NumberField
          form={form}
          name="due_days"
          label="To be done within"
          description="Days after its release; empty for no day"
          unit="days"
        />
      </SimpleGrid>
      <SwitchField
        form={form}
        name="required"
        label="Required"
        description="Counts for the progress; when it is overdue it becomes a task."
      />
      {required && (
        <SwitchField form={form} name="gate" label="Gate" description="What comes after it waits until it is done." />
      )}
    </FormDialog>
  );
}

function useContentForm({ programId, content, onClose }: ContentDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  // What is there beside the fields: its file, its product.
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
