import { Button } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import type { KioskCall, KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';

interface StartFormProps {
  call: KioskCall;
  onFound: (visit: KioskVisit) => void;
  onOver: () => void;
}

type Values = { last_name: string; date_of_birth: string; first_name: string };

/** Asks who the patient is: last name and date of birth, and the first name only if two patients match. */
export function StartForm({ call, onFound, onOver }: StartFormProps) {
  useLanguage();
  const [asksFirst, setAsksFirst] = useState(false);
  const form = useApiForm<Values, Values>({
    rules: {
      '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Values, asksFirst) },
    },
    initialValues: { last_name: '', date_of_birth: '', first_name: '' },
    quiet: true,
    submit: async ({ first_name, ...values }) => {
      const found = await call<{ ask?: 'first_name' }>('find', { ...values, ...(asksFirst && { first_name }) });
      if (found.ask === 'first_name') setAsksFirst(true);
      else onFound(await call<KioskVisit>('visit', {}));
    },
  });
  return (
    <>
      <PortalTitle>{t('Welcome. Please check in.')}</PortalTitle>
      <div className={classes.form}>
        <Form form={form} label={t('Check in')}>
          <TextField form={form} name="last_name" label={t('Last name')} size="xl" autoComplete="off" withAsterisk />
          <DateField
            form={form}
            name="date_of_birth"
            label={t('Date of birth')}
            size="xl"
            autoComplete="off"
            inputMode="numeric"
            withAsterisk
          />
          {asksFirst && (
            <>
              <p role="status">{t('Please enter your first name too.')}</p>
              <TextField
                form={form}
                name="first_name"
                label={t('First name')}
                size="xl"
                autoComplete="off"
                withAsterisk
              />
            </>
          )}
          <div className={classes.buttons}>
            <Button type="submit" size="xl" loading={form.submitting}>
              {t('Continue')}
            </Button>
            <Button size="xl" variant="default" onClick={() => onOver()}>
              {t('Clear')}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}

function check(typed: Values, asksFirst: boolean) {
  const issues = [
    ...(typed.last_name.trim() === '' ? [{ path: ['last_name'], message: t('Enter your last name') }] : []),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(typed.date_of_birth)
      ? []
      : [{ path: ['date_of_birth'], message: t('Enter a date as MM/DD/YYYY') }]),
    ...(asksFirst && typed.first_name.trim() === ''
      ? [{ path: ['first_name'], message: t('Enter your first name') }]
      : []),
  ];
  return issues.length > 0 ? { issues } : { value: typed };
}
