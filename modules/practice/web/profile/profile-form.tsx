import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Form } from '#kit/forms/form.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { profileInput, type ProfileFields } from '../../rules/index.ts';
import type { ProfilePartsFragment } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';

/** A profile as the server returns it. */
export type Profile = ProfilePartsFragment;

interface ProfileFormProps {
  profile: Profile;
  /** Saves over a version, and returns the new one. */
  save: (version: number, input: ProfileFields) => Promise<number>;
  /** Reads the current profile. */
  read: () => Promise<Profile | undefined>;
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
export function ProfileForm({ profile, save, read, children }: ProfileFormProps) {
  const form = useRecordForm({
    row: profile,
    values: (row) => valuesOf(row ?? profile),
    rules: profileInput,
    draft: `practice/profile/${profile.user_id}`,
    says: ({ first_name: first, last_name: last }) => `${first} ${last}`,
    read,
    update: (input, version) => save(version, input),
    done: 'Successfully Updated',
    onSaved: () => undefined,
  });
  return (
    <Form form={form} label="Profile">
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
        description="National Provider Identifier, if you have one"
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
