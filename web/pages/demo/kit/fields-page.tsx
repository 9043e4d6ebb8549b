import { Button, Group, SimpleGrid } from '@mantine/core';
import { z } from 'zod';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { today } from '#kit/formats/day.ts';
import { RadioField } from '#kit/forms/fields/radio-field.tsx';
import { SwitchField } from '#kit/forms/fields/switch-field.tsx';
import { ColourField } from '#kit/forms/fields/colour-field.tsx';
import { DateTimeField } from '#kit/forms/fields/dates/date-time-field.tsx';
import { FileField } from '#kit/forms/fields/files/file-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { MultiSelectField, TagField } from '#kit/forms/fields/multi-select-field.tsx';
import { MoneyField, NumberField } from '#kit/forms/fields/number-field.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { DateRangeField } from '#kit/forms/fields/dates/range-fields.tsx';
import { SearchSelectField } from '#kit/forms/fields/search-select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TimeField } from '#kit/forms/fields/dates/time-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PEOPLE } from './made-up-people.tsx';

const DAY = z.union([z.literal(''), z.iso.date('Enter a date as MM/DD/YYYY')]);
const rules = z
  .object({
    last_name: z.string().trim().min(1, 'Second Name is Required'),
    mobile: z.union([z.literal(''), z.string().regex(/^\+\d{1,3} \d{4,14}$/, 'Please enter a phone number')]),
    time: z.union([z.literal(''), z.string().regex(/^\d{2}:\d{2}$/, 'Please enter a time as h:mm AM')]),
    starts: z.union([z.literal(''), z.iso.datetime('Please enter a day and a time')]),
    from: DAY,
    to: DAY,
    weight: z.number('Please enter a number').min(0, 'Please enter a number above 0').nullable(),
    price: z.int('Please enter an amount such as 12.50').nullable(),
    gender: z.enum(['Female', 'Male'], 'Gender is Required'),
    providers: z.array(z.string()),
    tags: z.array(z.string()).max(5, 'Five tags at most'),
    person: z.string().nullable(),
    colour: z.string().nullable(),
    reminders: z.boolean(),
    files: z.array(z.custom<File>()),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['to'],
    message: 'The last day must not be before the first',
  });

const COLOURS = { VIP: '#cf4039', Diabetes: '#2f6cae', Fasting: '#2f853e' };

async function findPeople(typed: string): Promise<{ value: string; label: string }[]> {
  await new Promise((resolve) => setTimeout(resolve, 150));
  const found = PEOPLE.filter(({ first_name, last_name }) =>
    `${first_name} ${last_name}`.toLowerCase().includes(typed.toLowerCase()),
  );
  return found.slice(0, 8).map((person) => ({
    value: person.id,
    label: `${person.first_name} ${person.last_name}, ${person.id}`,
  }));
}

/** /demo/kit/fields: every field in one form. The last name "Vance" is rejected, simulating a server. */
export function FieldsPage() {
  const form = useApiForm({
    rules,
    draftKey: 'demo/fields',
    initialValues: {
      last_name: '',
      mobile: '',
      time: '',
      starts: '',
      from: '',
      to: '',
      weight: null as number | string | null,
      price: null as number | string | null,
      gender: null as string | null,
      providers: [] as string[],
      tags: [] as string[],
      person: null as string | null,
      colour: null as string | null,
      reminders: true,
      files: [] as readonly File[],
    },
    submit: async (checked) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      if (checked.last_name === 'Vance') {
        const issues = [{ path: 'input.last_name', message: 'There is a patient with this name already' }];
        throw new ApiError('BAD_USER_INPUT', 'x', { subType: 'Z_InputError', issues });
      }
      toast.success('Submitted Successfully');
    },
  });
  const day = today();
  return (
    <Page>
      <PageHeader title="Form fields" detail="“Vance” is refused as a server would" />
      <Panel>
        <Form form={form} label="Every field">
          <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md" verticalSpacing="md">
            <TextField form={form} name="last_name" label="Last Name" withAsterisk />
            <PhoneField form={form} name="mobile" label="Mobile" />
            <TimeField form={form} name="time" label="Time" />
            <DateTimeField form={form} name="starts" label="Starts" />
            <DateRangeField
              form={form}
              from="from"
              to="to"
              label="Days"
              ranges={[
                { label: 'Today', from: day, to: day },
                { label: 'This month', from: `${day.slice(0, 8)}01`, to: day },
              ]}
            />
            <NumberField form={form} name="weight" label="Weight" unit="lb" />
            <MoneyField form={form} name="price" label="Price" />
            <RadioField form={form} name="gender" label="Gender" data={['Female', 'Male']} withAsterisk />
            <MultiSelectField
              form={form}
              name="providers"
              label="Providers"
              data={['Dr. Grace Young', 'Dr. Farid Tanaka', 'Ewa Petrov, NP']}
            />
            <TagField form={form} name="tags" label="Tags" data={Object.keys(COLOURS)} colours={COLOURS} />
            <SearchSelectField form={form} name="person" label="Person" search={findPeople} />
            <ColourField form={form} name="colour" label="Colour" />
            <FileField
              form={form}
              name="files"
              label="Documents"
              accept={['application/pdf', 'image/png']}
              largestKb={10240}
              multiple
            />
            <SwitchField form={form} name="reminders" label="Send reminders" />
          </SimpleGrid>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={form.draft.discard}>
              Cancel
            </Button>
            <Button type="submit" loading={form.submitting}>
              Save
            </Button>
          </Group>
        </Form>
      </Panel>
    </Page>
  );
}
