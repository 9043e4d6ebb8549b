import '@mantine/core/styles/Checkbox.layer.css';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { ApiError } from '#kit/api/api-error.ts';
import { request } from '#kit/api/request.ts';
import { CheckboxField } from '#kit/forms/fields/checkbox-field.tsx';
import { DateField } from '#kit/forms/fields/dates/date-field.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { Form } from '#kit/forms/form.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { currentLanguage, t, useLanguage } from '#kit/language/use-language.ts';
import { type BookingDetails, bookingForm, bookingLimits as limits } from '../../rules/index.ts';
import { RequestBookingDocument } from '../calendar.operations.gen.ts';
import classes from './booking.module.css';
import type { ChosenTime } from './choose-time.tsx';

interface DetailsFormProps {
  address: string;
  timeZone: string;
  saysNew: boolean;
  /** Null while no time is chosen. */
  choice: (ChosenTime & { typeId: string }) | null;
  /** Someone else took the time. */
  onTaken: () => void;
  /** The request was stored and is answered by then. */
  onSent: (heldUntil: string) => void;
}

const EMPTY: BookingDetails = {
  first_name: '',
  last_name: '',
  date_of_birth: '',
  phone: '',
  email: '',
  reason: '',
  consent: false,
};

/** The person's details and the button that sends the request. */
export function DetailsForm({ address, timeZone, saysNew, choice, onTaken, onSent }: DetailsFormProps) {
  useLanguage();
  const [clientKey] = useState(() => crypto.randomUUID());
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());
  const trap = useRef<HTMLInputElement>(null);
  const form = useApiForm<BookingDetails, BookingDetails>({
    rules: bookingForm(today),
    initialValues: EMPTY,
    quiet: true,
    submit: async (details) => {
      if (choice === null) throw new ApiError('TIME_MISSING', t('Choose a time'));
      const { typeId: type_id, calendarId: calendar_id, start } = choice;
      const person = { ...details, says_new: saysNew, language: currentLanguage(), website: trap.current?.value ?? '' };
      try {
        const input = { ...person, type_id, calendar_id, start };
        const { request_booking: sent } = await request(RequestBookingDocument, { address, clientKey, input });
        onSent(sent.held_until);
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'TIME_TAKEN')) throw error;
        onTaken();
      }
    },
  });
  return (
    <Form form={form} label={t('About you')} gap="md">
      <TextField
        form={form}
        name="first_name"
        label={t('First name')}
        size="md"
        autoComplete="given-name"
        maxLength={limits.name}
        withAsterisk
      />
      <TextField
        form={form}
        name="last_name"
        label={t('Last name')}
        size="md"
        autoComplete="family-name"
        maxLength={limits.name}
        withAsterisk
      />
      <DateField
        form={form}
        name="date_of_birth"
        label={t('Date of birth')}
        size="md"
        autoComplete="bday"
        withAsterisk
      />
      <PhoneField form={form} name="phone" label={t('Phone')} size="md" autoComplete="tel" withAsterisk />
      <TextField
        form={form}
        name="email"
        label={t('Email')}
        type="email"
        size="md"
        autoComplete="email"
        maxLength={limits.email}
        withAsterisk
      />
      <TextareaField
        form={form}
        name="reason"
        label={t('Reason for the appointment')}
        description={t('In a few words')}
        size="md"
        maxLength={limits.reason}
        autosize
        minRows={2}
        withAsterisk
      />
      <div className={classes.trap} aria-hidden>
        <input ref={trap} name="website" tabIndex={-1} autoComplete="off" maxLength={200} />
      </div>
      <CheckboxField
        form={form}
        name="consent"
        label={t('The clinic may call, text or email me about this request.')}
      />
      <Button type="submit" size="md" loading={form.submitting}>
        {t('Send request')}
      </Button>
    </Form>
  );
}
