import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { toast } from '#kit/feedback/toast.ts';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/text-field.tsx';
import { useApiForm } from '#kit/forms/use-api-form.ts';
import { profileInput, type ProfileFields } from '../../rules/index.ts';
import { ChangedNotice } from '../changed-notice.tsx';
import type { ProfilePartsFragment } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { useLatest } from '../use-latest.ts';

/** A profile as the server answers it. */
export type Profile = ProfilePartsFragment;

interface ProfileFormProps {
  profile: Profile;
  /** Saves over a version, and answers the one that it made. */
  save: (version: number, input: ProfileFields) => Promise<number>;
  children?: ReactNode;
}

const valuesOf = ({ first_name, last_name, title, credential, npi }: Profile) => ({
  first_name,
  last_name,
  title: title ?? '',
  credential: credential ?? '',
  npi: npi ?? '',
});

/** Name, title, credential and NPI of a member. */
export function ProfileForm({ profile, save, children }: ProfileFormProps) {
  const latest = useLatest(profile.version);
  const form = useApiForm({
    rules: profileInput,
    initialValues: valuesOf(profile),
    draftKey: `practice/profile/${profile.user_id}`,
    began: latest.began,
    submit: async (checked) => {
      latest.begin(await save(latest.version, checked));
      toast.success('Successfully Updated');
    },
  });
  const take = (): void => {
    form.draft.discard();
    form.setValues(valuesOf(profile));
    latest.begin(profile.version);
  };
  return (
    <Form form={form} label="Profile">
      {latest.changed && <ChangedNotice what="this profile" onTake={take} />}
      <div className={classes.pair}>
        <TextField form={form} name="first_name" label="First Name" required autoComplete="off" />
        <TextField form={form} name="last_name" label="Last Name" required autoComplete="off" />
        <TextField form={form} name="title" label="Title" placeholder="Dr." autoComplete="off" />
        <TextField form={form} name="credential" label="Credential" placeholder="MD" autoComplete="off" />
      </div>
      <TextField
        form={form}
        name="npi"
        label="NPI"
        description="National Provider Identifier, for those who have one"
        inputMode="numeric"
        autoComplete="off"
        maxLength={14}
      />
      {children}
      <div className={classes.foot}>
        <Button type="submit" loading={form.submitting}>
          Save
        </Button>
      </div>
    </Form>
  );
}
