import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { t } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import { normalizePairingCode } from '../../rules/pairing-code.ts';
import classes from './kiosk.module.css';
import { kioskCalls } from './kiosk-calls.ts';

interface PairFormProps {
  /** From the link; '' without one. */
  code: string;
  onPaired: () => void;
}

type Values = { code: string };

/** Pairs this device by the code that an administrator made. */
export function PairForm({ code, onPaired }: PairFormProps) {
  const navigate = useNavigate();
  const form = useApiForm<Values, Values>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Values) } },
    initialValues: { code },
    quiet: true,
    submit: async (values) => {
      await kioskCalls()('pair', values);
      // The code is used, and leaves the address.
      await navigate({ to: '/kiosk', hash: '', replace: true });
      onPaired();
    },
  });
  return (
    <>
      <PortalTitle>{t('Pair this device')}</PortalTitle>
      <p>{t('An administrator makes the code under Settings, Tablets and Displays.')}</p>
      <div className={classes.form}>
        <Form form={form} label={t('Pair this device')}>
          <TextField
            form={form}
            name="code"
            label={t('Pairing code')}
            size="lg"
            autoComplete="off"
            withAsterisk
            data-autofocus
          />
          <Button type="submit" size="lg" loading={form.submitting}>
            {t('Pair')}
          </Button>
        </Form>
      </div>
    </>
  );
}

function check(typed: Values) {
  return normalizePairingCode(typed.code) === null
    ? { issues: [{ path: ['code'], message: t('Enter the ten letters and digits of the code') }] }
    : { value: typed };
}
