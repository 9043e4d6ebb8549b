import { SimpleGrid } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { DateTimeField } from '#kit/forms/dates/date-time-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { TagField } from '#kit/forms/multi-select-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { type LabGroupFieldsFragment, UpdateOrderGroupDocument } from '../lab.operations.gen.ts';

type Typed = {
  priority: string;
  collection_time: string | null;
  fasting: string;
  bill_to: string;
  abn: string;
  copies_to: string[];
  comments: string;
};

/** What an order says for all of its tests: how urgent, when taken, who pays, who gets a copy. */
export function OrderDetailsDialog({ group, onClose }: { group: LabGroupFieldsFragment; onClose: () => void }) {
  const [initialValues] = useState<Typed>(() => ({
    priority: group.priority,
    collection_time: group.collection_time,
    fasting: group.is_fasting === null ? 'Not said' : group.is_fasting ? 'Yes' : 'No',
    bill_to: group.bill_to,
    abn: group.abn,
    copies_to: [...group.copies_to],
    comments: group.comments,
  }));
  const form = useApiForm<Typed, Typed>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (value) => ({ value: value as Typed }) } },
    initialValues,
    submit: async ({ fasting, ...typed }) => {
      const input = { ...typed, is_fasting: fasting === 'Not said' ? null : fasting === 'Yes' };
      await request(UpdateOrderGroupDocument, { id: group.id, version: group.version, input });
      toast.success('Order updated');
      refreshQueries('lab');
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={`Order at ${group.labName}`} onClose={onClose}>
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
          data={['Not said', 'Yes', 'No']}
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
          label="Notice that Medicare may not pay"
          allowDeselect={false}
          data={[
            { value: 'None', label: 'Not given' },
            { value: 'Signed', label: 'Signed' },
            { value: 'Refused', label: 'Refused' },
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
