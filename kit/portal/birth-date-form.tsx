import { Button } from '@mantine/core';
import { ApiError } from '../api/api-error.ts';
import { DateField } from '../forms/fields/dates/date-field.tsx';
import { t, useLanguage } from '../language/use-language.ts';
import { Form } from '../forms/form.tsx';
import { useApiForm } from '../forms/use-api-form.ts';
import classes from './portal.module.css';

interface BirthDateFormProps {
  /** The label of the form. */
  label: string;
  /** Verifies the typed date of birth (YYYY-MM-DD); throws an ApiError. */
  comeIn: (born: string) => Promise<unknown>;
  onIn: (born: string) => void | Promise<void>;
  /** Called when the link is no longer valid. */
  onClosed: (error: ApiError) => void;
}

type BirthDateValues = { date_of_birth: string };

/** Asks for the date of birth, because a link alone does not grant access. */
export function BirthDateForm({ label, comeIn, onIn, onClosed }: BirthDateFormProps) {
  useLanguage();
  const form = useApiForm<BirthDateValues, BirthDateValues>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as BirthDateValues) } },
    initialValues: { date_of_birth: '' },
    quiet: true,
    submit: async ({ date_of_birth }) => {
      try {
        await comeIn(date_of_birth);
      } catch (error) {
        if (error instanceof ApiError && error.code.startsWith('LINK_')) return onClosed(error);
        throw error;
      }
      await onIn(date_of_birth);
    },
  });
  return (
    <div className={classes.form}>
      <Form form={form} label={label}>
        <DateField
          form={form}
          name="date_of_birth"
          label={t('Date of birth')}
          size="md"
          autoComplete="bday"
          withAsterisk
          data-autofocus
        />
        <Button type="submit" size="md" loading={form.submitting}>
          {t('Continue')}
        </Button>
      </Form>
    </div>
  );
}

function check(typed: BirthDateValues) {
  return /^\d{4}-\d{2}-\d{2}$/.test(typed.date_of_birth)
    ? { value: typed }
    : { issues: [{ path: ['date_of_birth'], message: t('Enter a date as MM/DD/YYYY') }] };
}
