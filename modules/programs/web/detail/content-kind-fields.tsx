import { request } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadHint } from '#kit/feedback/read-hint.tsx';
import { formatMoney } from '#kit/formats/money.ts';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { type SearchOption, SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { type ContentKind, programLimits } from '../../rules/index.ts';
import { KindsOfVisitDocument } from '../calendar.operations.gen.ts';
import { QuestionnairesToSendDocument } from '../chart.operations.gen.ts';
import { type ContentRowFragment, ProgramProductsDocument } from '../program.operations.gen.ts';
import type { ContentValues } from './content-values.ts';

interface ContentKindFieldsProps {
  form: ApiForm<ContentValues>;
  kind: ContentKind;
  shown: ContentRowFragment | null;
}

/** The fields specific to a kind of content. */
export function ContentKindFields({ form, kind, shown }: ContentKindFieldsProps) {
  return (
    <>
      {kind === 'document' && (
        <FileField
          form={form}
          name="file"
          label="File"
          withAsterisk={shown?.file_id == null}
          description={shown?.file_name == null ? 'PDF or image' : `${shown.file_name}; choose another to replace it`}
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
          placeholder="From the price list"
          search={findProduct}
          initial={productOf(shown)}
        />
      )}
    </>
  );
}

function QuestionnaireChoice({ form }: { form: ApiForm<ContentValues> }) {
  const read = useApiQuery(QuestionnairesToSendDocument, {}, { quiet: true });
  return (
    <>
      <SelectField
        form={form}
        name="questionnaire_id"
        label="Questionnaire"
        withAsterisk
        searchable
        placeholder="Choose a published questionnaire"
        data={read.data?.questionnaires.map(({ id, name }) => ({ value: id, label: name })) ?? []}
      />
      <ReadHint read={read} label="Questionnaires" />
    </>
  );
}

function VisitChoice({ form }: { form: ApiForm<ContentValues> }) {
  const read = useApiQuery(KindsOfVisitDocument, {}, { quiet: true });
  const types = read.data?.practice_info.event_categories ?? [];
  return (
    <>
      <SelectField
        form={form}
        name="event_category_id"
        label="Type of visit"
        description="Marked as done when a visit of this type is booked."
        clearable
        searchable
        placeholder="Any"
        data={types.map(({ id, event_category_name: label }) => ({ value: id, label }))}
      />
      <ReadHint read={read} label="Types of visit" />
    </>
  );
}

async function findProduct(search: string, signal: AbortSignal) {
  const { program_products: products } = await request(ProgramProductsDocument, { search }, { signal });
  return products.map(({ id, product_name: name, price_cents: cents }) => ({
    value: id,
    label: `${name}, ${formatMoney(cents)}`,
  }));
}

function productOf(content: ContentRowFragment | null): SearchOption | undefined {
  return content?.product_id == null ? undefined : { value: content.product_id, label: content.product_name ?? '' };
}
