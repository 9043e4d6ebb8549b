import { Button } from '@mantine/core';
import { useState } from 'react';
import { FieldGroup } from '#kit/forms/fields/field-group.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { PortalTitle } from '#kit/portal/portal-frame.tsx';
import type { KioskCall, KioskVisit } from '../kiosk-calls.ts';
import classes from '../kiosk.module.css';

interface ContactStepProps {
  visit: KioskVisit;
  call: KioskCall;
  onNext: () => void;
}

/** Confirms phone, email and address; changes go to the clinic's review. */
export function ContactStep({ visit: { contact }, call, onNext }: ContactStepProps) {
  useLanguage();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <ContactForm call={call} onNext={onNext} onBack={() => setChanging(false)} />;
  return (
    <>
      <PortalTitle>{t('Is this still right?')}</PortalTitle>
      <dl className={classes.facts}>
        <dt>{t('Phone')}</dt>
        <dd>{contact.mobile ?? t('Not on file')}</dd>
        <dt>{t('Email')}</dt>
        <dd>{contact.email ?? t('Not on file')}</dd>
        <dt>{t('Address')}</dt>
        <dd>{contact.address ?? t('Not on file')}</dd>
      </dl>
      <p className={classes.quiet}>{t('To protect you, only a part is shown.')}</p>
      <div className={classes.buttons}>
        <Button size="xl" onClick={onNext}>
          {t('Yes, this is right')}
        </Button>
        <Button size="xl" variant="default" onClick={() => setChanging(true)}>
          {t('Change')}
        </Button>
      </div>
    </>
  );
}

const ADDRESS = ['address_line1', 'address_line2', 'city', 'state_or_provice', 'postal_code'] as const;

type Values = { mobile: string; email: string; mailing_address: Record<(typeof ADDRESS)[number], string> };

const EMPTY: Values = {
  mobile: '',
  email: '',
  mailing_address: { address_line1: '', address_line2: '', city: '', state_or_provice: '', postal_code: '' },
};

function ContactForm({ call, onNext, onBack }: Pick<ContactStepProps, 'call' | 'onNext'> & { onBack: () => void }) {
  useLanguage();
  const form = useApiForm<Values, Record<string, unknown>>({
    rules: { '~standard': { version: 1, vendor: 'salus', validate: (typed) => check(typed as Values) } },
    initialValues: EMPTY,
    quiet: true,
    submit: async (changed) => {
      await call('contact', changed);
      onNext();
    },
  });
  return (
    <>
      <PortalTitle>{t('What has changed?')}</PortalTitle>
      <p className={classes.quiet}>{t('Fill in only what is new. The clinic reviews it.')}</p>
      <div className={classes.form}>
        <Form form={form} label={t('What has changed?')}>
          <PhoneField form={form} name="mobile" label={t('Mobile')} size="lg" autoComplete="off" />
          <TextField form={form} name="email" label={t('Email')} size="lg" inputMode="email" autoComplete="off" />
          <FieldGroup label={t('Address')}>
            <div className={classes.lines}>
              <Line form={form} name="mailing_address.address_line1" label={t('Street and number')} />
              <Line form={form} name="mailing_address.address_line2" label={t('Apartment')} />
              <Line form={form} name="mailing_address.city" label={t('City')} />
              <Line form={form} name="mailing_address.state_or_provice" label={t('State')} />
              <Line form={form} name="mailing_address.postal_code" label={t('Postal code')} />
            </div>
          </FieldGroup>
          <div className={classes.buttons}>
            <Button type="submit" size="xl" loading={form.submitting}>
              {t('Save')}
            </Button>
            <Button size="xl" variant="default" onClick={onBack}>
              {t('Back')}
            </Button>
          </div>
        </Form>
      </div>
    </>
  );
}

function Line({
  form,
  name,
  label,
}: {
  form: ReturnType<typeof useApiForm<Values, Record<string, unknown>>>;
  name: `mailing_address.${(typeof ADDRESS)[number]}`;
  label: string;
}) {
  return <TextField form={form} name={name} label={label} size="lg" autoComplete="off" />;
}

/** Only what was filled in is sent. */
function check({ mobile, email, mailing_address: address }: Values) {
  const changed = {
    ...(mobile.trim() !== '' && { mobile }),
    ...(email.trim() !== '' && { email }),
    ...(ADDRESS.some((line) => address[line].trim() !== '') && { mailing_address: address }),
  };
  return Object.keys(changed).length === 0
    ? { issues: [{ message: t('Fill in what has changed, or go back.') }] }
    : { value: changed };
}
