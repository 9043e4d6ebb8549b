import { SimpleGrid } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { DateTimeField } from '#kit/forms/fields/dates/date-time-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TagField } from '#kit/forms/fields/multi-select-field.tsx';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { UrgentNotices } from '#patients/web';
import { type LabGroupFieldsFragment, NoteOrdersDocument, UpdateOrderGroupDocument } from '../lab.operations.gen.ts';

type FormValues = {
  priority: string;
  collection_time: string | null;
  fasting: string;
  bill_to: string;
  abn: string;
  copies_to: string[];
  comments: string;
};

const valuesOf = (group: LabGroupFieldsFragment): FormValues => ({
  priority: group.priority,
  collection_time: group.collection_time,
  fasting: group.is_fasting === null ? 'Not specified' : group.is_fasting ? 'Yes' : 'No',
  bill_to: group.bill_to,
  abn: group.abn,
  copies_to: [...group.copies_to],
  comments: group.comments,
});

/** The fields of an order that apply to all tests: priority, collection time, payer, copies. */
export function OrderDetailsDialog({ group, onClose }: { group: LabGroupFieldsFragment; onClose: () => void }) {
  const form = useRecordForm({
    row: group,
    values: (row) => valuesOf(row ?? group),
    rules: { '~standard': { validate: (value) => ({ value: value as FormValues }) } },
    says: (row) => [row.priority, `billed to ${row.bill_to}`, row.comments].filter(Boolean).join(', '),
    read: async () => {
      const search = { patientId: group.patient_id, noteId: group.note_id };
      const { orderGroups } = (await request(NoteOrdersDocument, { search })).orderGroups;
      return orderGroups.find(({ id }) => id === group.id);
    },
    update: ({ fasting, ...typed }, version) => {
      const input = { ...typed, is_fasting: fasting === 'Not specified' ? null : fasting === 'Yes' };
      return request(UpdateOrderGroupDocument, { id: group.id, version, input });
    },
    done: 'Order updated',
    onSaved: () => {
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Order at ${group.labName}`} onClose={onClose}>
      <UrgentNotices patientId={group.patient_id} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          form={form}
          name="priority"
          label="Priority"
          allowDeselect={false}
          data={['Routine', 'Urgent', 'Stat']}
        />
        <SelectField
          form={form}
          name="fasting"
          label="Fasting"
          allowDeselect={false}
          data={['Not specified', 'Yes', 'No']}
        />
      </SimpleGrid>
      <DateTimeField form={form} name="collection_time" label="Collected at" />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SelectField
          form={form}
          name="bill_to"
          label="Bill to"
          allowDeselect={false}
          data={['Insurance', 'Medicare', 'Patient', 'Clinic']}
        />
        <SelectField
          form={form}
          name="abn"
          label="Medicare notice (ABN)"
          allowDeselect={false}
          data={[
            { value: 'None', label: 'Not given' },
            { value: 'Signed', label: 'Signed' },
            { value: 'Refused', label: 'Declined' },
          ]}
        />
      </SimpleGrid>
      <TagField form={form} name="copies_to" label="Copies to" placeholder="Name, then Enter" />
      <TextareaField
        form={form}
        name="comments"
        label="Comments to the laboratory"
        autosize
        minRows={2}
        maxLength={1000}
      />
    </FormDialog>
  );
}
