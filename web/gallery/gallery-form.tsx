import { Button, Group, SimpleGrid } from '@mantine/core';
import { z } from 'zod';
import { ApiError } from '#kit/api/api-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CheckboxField } from '#kit/forms/checkbox-field.tsx';
import { DateField } from '#kit/forms/date-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { PhoneField } from '#kit/forms/phone-field.tsx';
import { SelectField } from '#kit/forms/select-field.tsx';
import { TextareaField } from '#kit/forms/textarea-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';

const rules = z.object({
  first_name: z.string().trim().min(1, 'First Name is Required'),
  last_name: z.string().trim().min(1, 'Second Name is Required'),
  gender: z.enum(['Female', 'Male'], 'Gender is Required'),
  date_of_birth: z.union([z.literal(''), z.iso.date('Please enter the date of birth as MM/DD/YYYY')]),
  mobile: z.union([z.literal(''), z.string().regex(/^\+\d{1,3} \d{4,14}$/, 'Please enter a phone number')]),
  note1: z.string(),
  reminders: z.boolean(),
});

/** Every field in one form. "Vance" as a last name is refused as a server would. */
export function GalleryForm() {
  const form = useApiForm({
    rules,
    draftKey: 'gallery',
    initialValues: {
      first_name: '',
      last_name: '',
      gender: null as string | null,
      date_of_birth: '',
      mobile: '',
      note1: '',
      reminders: true,
    },
    submit: async (checked) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      if (checked.last_name === 'Vance') {
        const issues = [{ path: 'input.last_name', message: 'There is a patient with this name already' }];
        throw new ApiError('BAD_USER_INPUT', 'x', { subType: 'Z_InputError', issues });
      }
      toast.success('Submitted Successfully');
    },
  });
  return (
    <Form form={form} label="Patient Information">
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="sm" verticalSpacing="sm">
        <TextField form={form} name="first_name" label="First Name" withAsterisk />
        <TextField form={form} name="last_name" label="Last Name" withAsterisk />
        <SelectField form={form} name="gender" label="Gender" data={['Female', 'Male']} withAsterisk />
        <DateField form={form} name="date_of_birth" label="Date of birth" />
        <PhoneField form={form} name="mobile" label="Mobile" />
      </SimpleGrid>
      <TextareaField form={form} name="note1" label="Note" />
      <CheckboxField form={form} name="reminders" label="Send reminders" />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={form.draft.discard}>
          Cancel
        </Button>
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </Group>
    </Form>
  );
}
