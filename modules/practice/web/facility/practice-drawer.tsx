import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries } from '#kit/api/use-api.ts';
import { FormDrawer } from '#kit/forms/form-drawer.tsx';
import { PhoneField } from '#kit/forms/fields/phone-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { can } from '#kit/session/viewer.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { practiceInput } from '../../rules/index.ts';
import { CreatePracticeDocument, PracticesDocument, UpdatePracticeDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { ClosePractice } from './close-practice.tsx';
import { addressText, type Practice } from './practice-row.ts';

const NAMES = [
  'practice_name',
  'address_line1',
  'address_line2',
  'city',
  'state_or_province',
  'country',
  'post_code',
  'office_phone',
  'mobile_phone',
  'fax',
  'email',
  'website',
  'contact_person_name',
  'taxonomy_code',
] as const;
type Values = Record<(typeof NAMES)[number], string>;

const valuesOf = (practice: Practice | null): Values =>
  Object.fromEntries(NAMES.map((name) => [name, practice?.[name] ?? ''])) as Values;

/** A practice: all its fields, and closing it. Null for a new one. */
export function PracticeDrawer({ practice, onClose }: { practice: Practice | null; onClose: () => void }) {
  const [closing, setClosing] = useState(false);
  const title = practice?.practice_name ?? 'New practice';
  if (practice !== null && !can('practice.manage'))
    return (
      <RightDrawer title={title} onClose={onClose}>
        <Stack gap={4}>
          <span>{addressText(practice)}</span>
          <span>{formatPhone(practice.office_phone)}</span>
          <span>{practice.email}</span>
          <span>{practice.website}</span>
        </Stack>
      </RightDrawer>
    );
  if (closing && practice !== null)
    return (
      <RightDrawer title={title} onClose={onClose}>
        <ClosePractice practice={practice} onCancel={() => setClosing(false)} onDone={onClose} />
      </RightDrawer>
    );
  return <PracticeForm practice={practice} title={title} onClose={onClose} onCloseDown={() => setClosing(true)} />;
}

interface PracticeFormProps {
  practice: Practice | null;
  title: string;
  onClose: () => void;
  onCloseDown: () => void;
}

function PracticeForm({ practice, title, onClose, onCloseDown }: PracticeFormProps) {
  const form = useRecordForm({
    row: practice,
    values: valuesOf,
    rules: practiceInput,
    draft: 'practice/place',
    says: ({ practice_name: name }) => name,
    read: async () => (await request(PracticesDocument, {})).practices.find(({ id }) => id === practice?.id),
    create: (input) => request(CreatePracticeDocument, { input }),
    update: (input, version) => request(UpdatePracticeDocument, { id: practice!.id, version, input }),
    done: 'The practice was saved.',
    onSaved: () => {
      refreshQueries('registration');
      onClose();
    },
  });
  return (
    <FormDrawer
      form={form}
      title={title}
      other={
        practice?.is_active === true && (
          <Button variant="default" color="red" onClick={onCloseDown}>
            Deactivate
          </Button>
        )
      }
      onClose={onClose}
    >
      <TextField form={form} name="practice_name" label="Practice name" required data-autofocus />
      <TextField form={form} name="address_line1" label="Address line 1" autoComplete="off" />
      <TextField form={form} name="address_line2" label="Address line 2" autoComplete="off" />
      <div className={classes.pair}>
        <TextField form={form} name="city" label="City" autoComplete="off" />
        <TextField form={form} name="state_or_province" label="State or province" autoComplete="off" />
        <TextField form={form} name="post_code" label="ZIP or postal code" autoComplete="off" />
        <TextField form={form} name="country" label="Country" autoComplete="off" />
        <PhoneField form={form} name="office_phone" label="Office phone" />
        <PhoneField form={form} name="mobile_phone" label="Mobile phone" />
        <PhoneField form={form} name="fax" label="Fax" />
        <TextField form={form} name="email" label="Email" type="email" autoComplete="off" />
      </div>
      <TextField form={form} name="website" label="Website" autoComplete="off" />
      <TextField form={form} name="contact_person_name" label="Contact person" autoComplete="off" />
      <TextField
        form={form}
        name="taxonomy_code"
        label="Taxonomy code"
        description="The type of practice, as used on claims, e.g. 207Q00000X for family medicine"
        autoComplete="off"
        maxLength={12}
      />
    </FormDrawer>
  );
}
