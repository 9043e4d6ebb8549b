import { IconAddressBook, IconTrash } from '@tabler/icons-react';
import { request } from '#kit/api/request.ts';
import { type Refreshes, refreshAll, useApiQuery } from '#kit/api/use-api.ts';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { formatDay } from '#kit/formats/day.ts';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { required } from '#kit/forms/form-rules.ts';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useDelete } from '#kit/forms/use-delete.ts';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ReadRows } from '#kit/rows/read-rows.tsx';
import { AddButton, RowButton, RowIcon } from '#kit/rows/row-buttons.tsx';
import { Row } from '#kit/rows/row.tsx';
import { useEditor } from '#kit/rows/use-editor.tsx';
import { faxLimits } from '../../rules/index.ts';
import {
  type FaxNumberFieldsFragment,
  FaxNumbersDocument,
  RemoveFaxNumberDocument,
  SaveFaxNumberDocument,
} from '../setting.operations.gen.ts';
import { shownNumber } from '../shown-number.ts';

type FaxNumber = FaxNumberFieldsFragment;

const NUMBERS: Refreshes = [['setting', 'FaxNumbers']];

/** /settings/fax-numbers: numbers that a member has verified, each trusted for a year. */
export function NumbersPage() {
  useLive('fax.number-changed', () => refreshAll(NUMBERS));
  const read = useApiQuery(FaxNumbersDocument, {}, { quiet: true });
  const editor = useEditor(read.data?.faxNumbers);
  const { remove } = useDelete({
    ask: ({ name }: FaxNumber) => ({
      title: `Delete the number for ${name}?`,
      message: 'Faxes already sent stay on record.',
    }),
    run: ({ id }) => request(RemoveFaxNumberDocument, { id }),
    done: 'Number deleted',
    refreshes: NUMBERS,
  });
  return (
    <Page>
      <PageHeader title="Fax Numbers" detail="Verified numbers, each trusted for a year">
        <AddButton onClick={editor.add}>New number</AddButton>
      </PageHeader>
      <Panel flush>
        <ReadRows
          label="Fax numbers"
          read={read}
          rows={({ faxNumbers }) => faxNumbers}
          empty={{
            icon: IconAddressBook,
            title: 'No verified numbers yet',
            detail: 'A wrong digit sends a fax to a stranger. Verified numbers don’t have to be retyped.',
          }}
        >
          {(number) => (
            <NumberRow number={number} onVerify={() => editor.edit(number)} onDelete={() => remove(number)} />
          )}
        </ReadRows>
      </Panel>
      {editor.render((number, close) => (
        <NumberDialog number={number} onClose={close} />
      ))}
    </Page>
  );
}

interface NumberRowProps {
  number: FaxNumber;
  onVerify: () => void;
  onDelete: () => void;
}

function NumberRow({ number, onVerify, onDelete }: NumberRowProps) {
  const { name, verified_by_name: by, expires_day: until } = number;
  return (
    <Row
      title={name}
      subtitle={[shownNumber(number.number), `verified by ${by}`, `valid until ${formatDay(until)}`]}
      badges={number.expired && <StatusBadge tone="warning">Expired</StatusBadge>}
      actions={
        <>
          <RowButton of={`number for ${name}`} onClick={onVerify}>
            Verify
          </RowButton>
          <RowIcon label={`Delete ${name}`} icon={IconTrash} onClick={onDelete} />
        </>
      }
    />
  );
}

type FormValues = { name: string; number: string; number_again: string };

function NumberDialog({ number, onClose }: { number: FaxNumber | null; onClose: () => void }) {
  const form = useRecordForm({
    row: number,
    values: (row): FormValues => ({ name: row?.name ?? '', number: '', number_again: '' }),
    rules: required<FormValues>({
      name: 'Name is required',
      number: 'Number is required',
      number_again: 'Enter the number again',
    }),
    says: (row) => `${row.name}, ${shownNumber(row.number)}`,
    read: async ({ id }) => (await request(FaxNumbersDocument, {})).faxNumbers.find((row) => row.id === id),
    create: (typed) => request(SaveFaxNumberDocument, { id: null, version: null, ...toInput(typed) }),
    update: (typed, version, { id }) => request(SaveFaxNumberDocument, { id, version, ...toInput(typed) }),
    done: 'Number verified',
    refreshes: NUMBERS,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={number === null ? 'New number' : `Verify number for ${number.name}`}
      size="28rem"
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={faxLimits.name} />
      <PhoneField form={form} name="number" label="Fax number given to you" withAsterisk />
      <PhoneField form={form} name="number_again" label="Repeat fax number" withAsterisk />
    </FormDialog>
  );
}

function toInput({ name, number, number_again: numberAgain }: FormValues) {
  return { name, number, numberAgain };
}
