import { Button, SimpleGrid } from '@mantine/core';
import { useMemo, useState } from 'react';
import { request as call } from '#kit/api/request.ts';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { MoneyField } from '#kit/forms/fields/number-field.tsx';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import type { ApiForm } from '#kit/forms/use-api-form.ts';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import { today } from '#kit/formats/day.ts';
import { truncate } from '#kit/formats/truncate.ts';
import { coverageForm, priorities } from '../../rules/index.ts';
import {
  ApproveCoverageRequestDocument,
  type CoverageFieldsFragment,
  type CoverageRequestFieldsFragment,
  CoveragesDocument,
  CreateCoverageDocument,
  DeleteCoverageDocument,
  UpdateCoverageDocument,
} from '../eligibility.operations.gen.ts';
import { findPayers, PAYER_DEBOUNCE_MS } from '../find-payers.ts';
import { ELIGIBILITY } from '../use-eligibility.ts';
import { CardPicture, CardPictures } from './card-pictures.tsx';
import { DeclineRequest } from './decline-request.tsx';

interface CoverageDialogProps {
  patientId: string;
  /** The coverage to edit; null for a new one. */
  coverage: CoverageFieldsFragment | null;
  /** The patient's request to review; null if a member enters it. */
  request: CoverageRequestFieldsFragment | null;
  onClose: () => void;
}

const RELATIONSHIPS = [
  { value: 'Self', label: 'Patient is the subscriber' },
  { value: 'Spouse', label: 'Patient is the spouse of the subscriber' },
  { value: 'Child', label: 'Patient is a child of the subscriber' },
  { value: 'Other', label: 'Other' },
];

/** Adds or edits a patient's coverage, or reviews a patient's request. */
export function CoverageDialog({ patientId, coverage, request, onClose }: CoverageDialogProps) {
  const [clientKey] = useState(() => crypto.randomUUID());
  const [declining, setDeclining] = useState(false);
  const [payer, setPayer] = useState(initialPayer(coverage, request));
  const rules = useMemo(() => coverageForm(today()), []);
  const form = useRecordForm({
    // A patient's request has its own version.
    row: request === null ? coverage : null,
    values: (row) => valuesOf(row ?? coverage, request),
    rules: {
      '~standard': {
        validate: (typed) => {
          const { payer_id, ...rest } = typed as CoverageValues;
          return rules['~standard'].validate({ ...rest, payer_id: payer_id ?? '' });
        },
      },
    },
    says: (row) => `${row.payer_name}, ${row.member_id}`,
    read: async () => {
      const { coverages } = await call(CoveragesDocument, { patient_id: patientId });
      return coverages.find(({ id }) => id === coverage?.id);
    },
    create: (input) =>
      request === null
        ? call(CreateCoverageDocument, { client_key: clientKey, patient_id: patientId, input })
        : call(ApproveCoverageRequestDocument, { id: request.id, version: request.version, input }),
    update: (input, version) => call(UpdateCoverageDocument, { id: coverage!.id, version, input }),
    done: 'Submitted Successfully',
    onTake: (row) => setPayer(initialPayer(row, null)),
    refreshes: ELIGIBILITY,
    onSaved: onClose,
  });
  const relationship = useWatched(form, 'relationship');
  const { remove } = useDelete({
    ask: () => ({
      title: 'Delete this insurance?',
      message:
        'Delete insurance only if it was entered by mistake. For coverage that has ended, enter an end date instead.',
    }),
    run: ({ id, version }: CoverageFieldsFragment) => call(DeleteCoverageDocument, { id, version }),
    done: 'Insurance deleted',
    refreshes: ELIGIBILITY,
    onDone: onClose,
  });
  const title =
    request !== null ? 'Insurance that the patient sent' : coverage === null ? 'Add insurance' : 'Insurance';
  const other =
    request !== null ? (
      <Button variant="default" onClick={() => setDeclining(true)}>
        Decline…
      </Button>
    ) : coverage !== null ? (
      <Button variant="subtle" color="red" onClick={() => remove(coverage)}>
        Delete
      </Button>
    ) : undefined;
  return (
    <>
      <FormDialog
        form={form}
        title={title}
        save={request === null ? 'Save' : 'Accept'}
        other={other}
        size="44rem"
        onClose={onClose}
      >
        <SearchSelectField
          form={form}
          name="payer_id"
          label="Insurance Name"
          description={
            request !== null && request.payer_id === null ? `The patient wrote: ${request.payer_name}` : undefined
          }
          withAsterisk
          search={findPayers}
          debounceMs={PAYER_DEBOUNCE_MS}
          initial={payer}
        />
        <PlanFields form={form} />
        <SelectField form={form} name="relationship" label="Subscriber" allowDeselect={false} data={RELATIONSHIPS} />
        {relationship !== 'Self' && <SubscriberFields form={form} />}
        <TextareaField form={form} name="notes" label="Notes" autosize minRows={1} maxRows={4} maxLength={1000} />
        {request === null ? (
          coverage !== null && <CardPictures coverage={coverage} />
        ) : (
          <SentPictures request={request} />
        )}
      </FormDialog>
      {declining && request !== null && (
        <DeclineRequest request={request} onClose={() => setDeclining(false)} onDone={onClose} />
      )}
    </>
  );
}

function PlanFields({ form }: { form: ApiForm<CoverageValues> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField form={form} name="member_id" label="Member ID" withAsterisk maxLength={40} autoComplete="off" />
      <TextField form={form} name="plan_name" label="Plan" maxLength={120} />
      <TextField form={form} name="group_number" label="Group Number" maxLength={60} />
      <TextField form={form} name="group_name" label="Group Name" maxLength={120} />
      <SelectField form={form} name="priority" label="Priority" allowDeselect={false} data={[...priorities]} />
      <MoneyField form={form} name="copay" label="Copay on the card" />
      <DateField form={form} name="start_date" label="Start" />
      <DateField form={form} name="end_date" label="End" />
    </SimpleGrid>
  );
}

function SubscriberFields({ form }: { form: ApiForm<CoverageValues> }) {
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <TextField form={form} name="subscriber_first_name" label="Subscriber’s First Name" withAsterisk maxLength={60} />
      <TextField form={form} name="subscriber_last_name" label="Subscriber’s Last Name" withAsterisk maxLength={60} />
      <DateField form={form} name="subscriber_date_of_birth" label="Subscriber’s Date of Birth" />
      <SelectField
        form={form}
        name="subscriber_gender"
        label="Subscriber’s Birth Sex"
        clearable
        clearButtonProps={{ 'aria-label': 'Clear Subscriber’s Birth Sex' }}
        data={['Male', 'Female', 'Unknown']}
      />
      <TextField
        form={form}
        name="subscriber_address_line1"
        label="Subscriber’s Address"
        description="If different from the patient’s."
        maxLength={100}
      />
      <TextField form={form} name="subscriber_city" label="Subscriber’s City" maxLength={60} />
      <TextField form={form} name="subscriber_state" label="Subscriber’s State" maxLength={40} />
      <TextField form={form} name="subscriber_postal_code" label="Subscriber’s Postal Code" maxLength={20} />
    </SimpleGrid>
  );
}

function SentPictures({ request }: { request: CoverageRequestFieldsFragment }) {
  return (
    <>
      {request.card_front !== null && <CardPicture path={request.card_front} side="front" />}
      {request.card_back !== null && <CardPicture path={request.card_back} side="back" />}
    </>
  );
}

function initialPayer(
  coverage: CoverageFieldsFragment | null,
  request: CoverageRequestFieldsFragment | null,
): { value: string; label: string } | undefined {
  if (request !== null)
    return request.payer_id === null ? undefined : { value: request.payer_id, label: truncate(request.payer_name, 40) };
  return coverage === null ? undefined : { value: coverage.payer_id, label: truncate(coverage.payer_name, 40) };
}

type CoverageValues = ReturnType<typeof valuesOf>;

function valuesOf(coverage: CoverageFieldsFragment | null, request: CoverageRequestFieldsFragment | null) {
  const source = request ?? coverage;
  return {
    payer_id: source?.payer_id ?? null,
    plan_name: source?.plan_name ?? '',
    member_id: source?.member_id ?? '',
    group_number: source?.group_number ?? '',
    group_name: coverage?.group_name ?? '',
    relationship: source?.relationship ?? 'Self',
    subscriber_first_name: source?.subscriber_first_name ?? '',
    subscriber_last_name: source?.subscriber_last_name ?? '',
    subscriber_date_of_birth: source?.subscriber_date_of_birth ?? '',
    subscriber_gender: coverage?.subscriber_gender ?? null,
    subscriber_address_line1: coverage?.subscriber_address_line1 ?? '',
    subscriber_city: coverage?.subscriber_city ?? '',
    subscriber_state: coverage?.subscriber_state ?? '',
    subscriber_postal_code: coverage?.subscriber_postal_code ?? '',
    priority: source?.priority ?? 'Primary',
    start_date: source?.start_date ?? '',
    end_date: coverage?.end_date ?? '',
    copay: coverage?.copay ?? null,
    notes: coverage?.notes ?? '',
  };
}
