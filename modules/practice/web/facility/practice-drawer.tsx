import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { CancelButton } from '#kit/forms/cancel-button.tsx';
import { Form } from '#kit/forms/form.tsx';
import { PhoneField } from '#kit/forms/phone-field.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { formatPhone } from '#kit/formats/phone.ts';
import { can } from '#kit/session/viewer.ts';
import { RightDrawer } from '#kit/windows/right-drawer.tsx';
import { practiceInput } from '../../rules/index.ts';
import { ChangedNotice } from '../changed-notice.tsx';
import { CreatePracticeDocument, UpdatePracticeDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { useLatest } from '../use-latest.ts';
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

/** A practice: all that is said of it, and closing it. Null for a new one. */
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
  return (
    <RightDrawer title={title} onClose={onClose}>
      {closing && practice !== null ? (
        <ClosePractice practice={practice} onCancel={() => setClosing(false)} onDone={onClose} />
      ) : (
        <PracticeForm practice={practice} onClose={onClose} onCloseDown={() => setClosing(true)} />
      )}
    </RightDrawer>
  );
}

interface PracticeFormProps {
  practice: Practice | null;
  onClose: () => void;
  onCloseDown: () => void;
}

function PracticeForm({ practice, onClose, onCloseDown }: PracticeFormProps) {
  const latest = useLatest(practice?.version ?? 0);
  const refreshes = ['registration'];
  const { mutateAsync: create } = useApiMutation(CreatePracticeDocument, { refreshes, quiet: true });
  const { mutateAsync: update } = useApiMutation(UpdatePracticeDocument, { refreshes, quiet: true });
  const form = useApiForm({
    rules: practiceInput,
    initialValues: valuesOf(practice),
    draftKey: `practice/place/${practice?.id ?? 'new'}`,
    began: latest.began,
    submit: async (checked) => {
      if (practice === null) await create({ input: checked });
      else await update({ id: practice.id, version: latest.version, input: checked });
      toast.success(`${checked.practice_name} was saved.`);
      onClose();
    },
  });
  const take = (): void => {
    form.draft.discard();
    form.setValues(valuesOf(practice));
    latest.begin(latest.version);
  };
  return (
    <Form form={form} label={practice === null ? 'New practice' : 'Practice'}>
      {latest.changed && <ChangedNotice what="this practice" onTake={take} />}
      <TextField form={form} name="practice_name" label="Practice name" required data-autofocus />
      <TextField form={form} name="address_line1" label="Address line 1" autoComplete="off" />
      <TextField form={form} name="address_line2" label="Address line 2" autoComplete="off" />
      <div className={classes.pair}>
        <TextField form={form} name="city" label="City" autoComplete="off" />
        <TextField form={form} name="state_or_province" label="State or province" autoComplete="off" />
        <TextField form={form} name="post_code" label="Post code" autoComplete="off" />
        <TextField form={form} name="country" label="Country" autoComplete="off" />
        <PhoneField form={form} name="office_phone" label="Office phone" />
        <PhoneField form={form} name="mobile_phone" label="Mobile phone" />
        <PhoneField form={form} name="fax" label="Fax" />
        <TextField form={form} name="email" label="E-mail" type="email" autoComplete="off" />
      </div>
      <TextField form={form} name="website" label="Website" autoComplete="off" />
      <TextField form={form} name="contact_person_name" label="Contact person" autoComplete="off" />
      <TextField
        form={form}
        name="taxonomy_code"
        label="Taxonomy code"
        description="What kind of practice this is, as claims name it: 207Q00000X is family medicine"
        autoComplete="off"
        maxLength={12}
      />
      <div className={classes.foot}>
        {practice?.is_active === true && (
          <Button className={classes.start} variant="default" color="red" onClick={onCloseDown}>
            Deactivate
          </Button>
        )}
        <CancelButton />
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}
