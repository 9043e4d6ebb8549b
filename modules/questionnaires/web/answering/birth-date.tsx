import { Button, Title } from '@mantine/core';
import { ApiError } from '#kit/api/api-error.ts';
import { DateField } from '#kit/forms/dates/date-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { callQuestions } from './answering-api.ts';
import classes from './answering.module.css';

interface BirthDateProps {
  token: string;
  onIn: () => Promise<void>;
  onClosed: (error: ApiError) => void;
}

type Born = { date_of_birth: string };

/** Asks for the date of birth: the link alone opens nothing. */
export function BirthDate({ token, onIn, onClosed }: BirthDateProps) {
  const form = useApiForm<Born, Born>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Born) } },
    initialValues: { date_of_birth: '' },
    quiet: true,
    submit: async ({ date_of_birth }) => {
      try {
        await callQuestions('come-in', { token, date_of_birth });
      } catch (error) {
        if (error instanceof ApiError && error.code.startsWith('LINK_')) return onClosed(error);
        throw error;
      }
      await onIn();
    },
  });
  return (
    <>
      <Title order={1} className={classes.title} tabIndex={-1} data-page-title>
        Questions for you
      </Title>
      <p>Your clinic has some questions for you. Please enter your date of birth first.</p>
      <div className={classes.form}>
        <Form form={form} label="Come in">
          <DateField
            form={form}
            name="date_of_birth"
            label="Date of birth"
            size="md"
            autoComplete="bday"
            withAsterisk
            data-autofocus
          />
          <Button type="submit" size="md" loading={form.submitting}>
            Continue
          </Button>
        </Form>
      </div>
    </>
  );
}

function check(typed: Born) {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed.date_of_birth)
    ? { value: typed }
    : { issues: [{ path: ['date_of_birth'], message: 'Please enter it as MM/DD/YYYY' }] };
}
