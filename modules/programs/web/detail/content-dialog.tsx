import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request, requestRest } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { formatMoney } from '#kit/formats/money.ts';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import type { RulesResult } from '#kit/forms/form-rules.ts';
import { NumberField } from '#kit/forms/fields/number-field.tsx';
import { type Found, SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { can } from '#kit/session/viewer.ts';
import {
  type ContentFields,
  contentForm,
  type ContentKind,
  contentKindNames,
  contentKinds,
  programLimits,
} from '../../rules/index.ts';
import { KindsOfVisitDocument } from '../calendar.operations.gen.ts';
import { QuestionnairesToSendDocument } from '../chart.operations.gen.ts';
import {
  type ContentRowFragment,
  CreateContentDocument,
  ProgramByIdDocument,
  ProgramProductsDocument,
  UpdateContentDocument,
} from '../program.operations.gen.ts';
import { refreshPrograms } from '../use-programs.ts';

interface ContentDialogProps {
  programId: string;
  content: ContentRowFragment | null;
  onClose: () => void;
}

// What lies in a browser until it is sent has no id yet.
const NOT_SENT = 'not sent';
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
export function ContentDialog({ programId, content, onClose }: ContentDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  // What is there beside the fields: its file, its product.
  const [shown, setShown] = useState(content);
  const form = useRecordForm({
    row: content,
    values: valuesOf,
    rules: { '~standard': { validate: (typed) => check(typed as ContentValues, shown?.file_id ?? null) } },
    draft: content === null ? `program-content/${programId}` : 'program-content',
    says: (row) => row.title,
    read: async () => {
      const { program } = await request(ProgramByIdDocument, { id: programId });
      return program.contents.find(({ id }) => id === content?.id);
    },
    create: async (checked) => {
      const { input } = await withFileSent(checked);
      await request(CreateContentDocument, { program_id: programId, input, key });
    },
    update: async (checked, version) =>
      request(UpdateContentDocument, { id: content!.id, version, ...(await withFileSent(checked)) }),
    done: ['Content added', 'Content updated'],
    onTake: setShown,
    onSaved: () => {
      refreshPrograms();
      onClose();
    },
  });
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
      {kind === 'document' && (
        <FileField
          form={form}
          name="file"
          label="File"
          withAsterisk={shown?.file_id == null}
          description={shown?.file_name == null ? 'A PDF or a picture' : `${shown.file_name}; another takes its place`}
          accept={['application/pdf', 'image/jpeg', 'image/png', 'image/webp']}
          largestKb={programLimits.fileBytes / 1024}
        />
      )}
      {kind === 'video' && (
        <TextField form={form} name="video_url" label="Address" withAsterisk placeholder="https://" maxLength={500} />
      )}
      {kind === 'questionnaire' && <QuestionnaireChoice form={form} />}
      {kind === 'appointment' && <VisitChoice form={form} />}
      {kind === 'product' && (
        <SearchSelectField
          form={form}
          name="product_id"
          label="Product"
          withAsterisk
          placeholder="Of the price list"
          search={findProduct}
          initial={productOf(shown)}
        />
      )}
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

type ContentValues = ReturnType<typeof valuesOf>;

function valuesOf(content: ContentRowFragment | null) {
  return {
    kind: (content?.kind ?? 'text') as string,
    title: content?.title ?? '',
    staff_title: content?.staff_title ?? '',
    body: content?.body ?? '',
    release_day: (content?.release_day ?? 0) as number | string | null,
    due_days: (content?.due_days ?? null) as number | string | null,
    required: content?.required ?? true,
    gate: content?.gate ?? false,
    video_url: content?.video_url ?? '',
    file: [] as readonly File[],
    questionnaire_id: content?.questionnaire_id ?? null,
    event_category_id: content?.event_category_id ?? null,
    product_id: content?.product_id ?? null,
    everywhere: (content?.shared_count ?? 0) > 0,
  };
}

function productOf(content: ContentRowFragment | null): Found | undefined {
  return content?.product_id == null ? undefined : { value: content.product_id, label: content.product_name ?? '' };
}

type Checked = ContentFields & Pick<ContentValues, 'file' | 'everywhere'>;

async function check(typed: ContentValues, savedFileId: string | null): Promise<RulesResult<Checked>> {
  const { file, everywhere, ...rest } = typed;
  const file_id = file.length > 0 ? NOT_SENT : savedFileId;
  const video_url = rest.video_url === '' ? null : rest.video_url;
  const checked = await contentForm['~standard'].validate({ ...rest, video_url, file_id });
  if (checked.issues === undefined) return { value: { ...checked.value, file, everywhere } };
  return {
    issues: checked.issues.map((issue) => (issue.path?.[0] === 'file_id' ? { ...issue, path: ['file'] } : issue)),
  };
}

async function withFileSent({ file, everywhere, ...fields }: Checked) {
  const file_id = fields.file_id === NOT_SENT ? await upload(file[0]!) : fields.file_id;
  return { input: { ...fields, file_id }, everywhere };
}

type ChoiceForm = Parameters<
  typeof SelectField<{ questionnaire_id: string | null; event_category_id: string | null }>
>[0]['form'];

function QuestionnaireChoice({ form }: { form: unknown }) {
  const { data } = useApiQuery(QuestionnairesToSendDocument, {}, { quiet: true });
  return (
    <SelectField
      form={form as ChoiceForm}
      name="questionnaire_id"
      label="Questionnaire"
      withAsterisk
      searchable
      placeholder="Choose one that is published"
      data={data?.questionnaires.map(({ id, name }) => ({ value: id, label: name })) ?? []}
    />
  );
}

function VisitChoice({ form }: { form: unknown }) {
  const { data } = useApiQuery(KindsOfVisitDocument, {}, { quiet: true });
  return (
    <SelectField
      form={form as ChoiceForm}
      name="event_category_id"
      label="Type of visit"
      description="It is done as soon as such a visit is booked."
      clearable
      searchable
      placeholder="Any"
      data={
        data?.practice_info.event_categories.map(({ id, event_category_name: label }) => ({ value: id, label })) ?? []
      }
    />
  );
}

async function findProduct(search: string, signal: AbortSignal) {
  const { program_products: products } = await request(ProgramProductsDocument, { search }, { signal });
  return products.map(({ id, product_name: name, price_cents: cents }) => ({
    value: id,
    label: `${name}, ${formatMoney(cents)}`,
  }));
}

async function upload(file: File): Promise<string> {
  const data = new FormData();
  data.append('file', file);
  try {
    return (await requestRest<{ id: string }>('/api/programs/files', { method: 'POST', body: data })).id;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    throw new ApiError('UPLOAD_FAILED', `${file.name} failed to upload`);
  }
}
