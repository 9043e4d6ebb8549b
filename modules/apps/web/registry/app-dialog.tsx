import { TextInput } from '@mantine/core';
import type { ComponentType } from 'react';
import { request } from '#kit/api/request.ts';
import { SelectField } from '#kit/forms/fields/select-field.tsx';
import { TextField } from '#kit/forms/fields/text-field.tsx';
import { TextareaField } from '#kit/forms/fields/textarea-field.tsx';
import { FormDialog } from '#kit/forms/form-dialog.tsx';
import { useRecordForm } from '#kit/forms/use-record-form.ts';
import { useWatched } from '#kit/forms/use-watched.ts';
import type { AppSectionProps } from '#kit/module/web-module.ts';
import { APP_KINDS, appForm, type AppFields } from '../../rules/index.ts';
import {
  RegisterAppDocument,
  type RegisteredAppPartsFragment,
  RegisteredAppsDocument,
  UpdateAppDocument,
} from '../setting.operations.gen.ts';
import { AppAccess } from './app-access.tsx';
import { appsRefreshes as refreshes } from './apps-refreshes.ts';
import { AppSwitches } from './app-switches.tsx';
import { kindNames } from './kind-names.ts';
import type { NewSecret } from './secret-dialog.tsx';

const FIRST_SCOPES = 'openid fhirUser launch launch/patient offline_access patient/*.rs';

interface AppDialogProps {
  /** Null for a new one. */
  app: RegisteredAppPartsFragment | null;
  /** Other modules' sections about an app. */
  sections: ComponentType<AppSectionProps>;
  /** Called with a secret that was just created. */
  onSecret: (secret: NewSecret) => void;
  onClose: () => void;
}

/** Registers an app, or edits, switches off and limits one. */
export function AppDialog({ app, sections: Sections, onSecret, onClose }: AppDialogProps) {
  const show = ({
    app: { client_id: clientId },
    secret,
  }: {
    app: { client_id: string };
    secret?: string | null;
  }): void => {
    if (secret != null) onSecret({ clientId, secret });
  };
  const form = useRecordForm({
    row: app,
    values: (row) => ({
      name: row?.name ?? '',
      kind: row?.kind ?? 'public',
      redirect_uris: row?.redirect_uris.join('\n') ?? '',
      launch_url: row?.launch_url ?? '',
      scopes: row?.scopes.join('\n') ?? FIRST_SCOPES.replaceAll(' ', '\n'),
      jwks: row?.jwks ?? '',
      jwks_url: row?.jwks_url ?? '',
      notification_origins: row?.notification_origins.join('\n') ?? '',
    }),
    rules: appForm,
    draft: 'apps',
    says: ({ name }) => name,
    read: async ({ id }) => (await request(RegisteredAppsDocument, {})).registeredApps.find((row) => row.id === id),
    create: async (fields) => show((await request(RegisterAppDocument, { input: inputOf(fields) })).registerApp),
    update: async (fields, version, { id }) =>
      show((await request(UpdateAppDocument, { id, version, input: inputOf(fields) })).updateApp),
    done: ['App registered', 'App updated'],
    refreshes,
    onSaved: onClose,
  });
  const kind = useWatched(form, 'kind');
  const isBackend = kind === 'backend';
  return (
    <FormDialog
      form={form}
      title={app?.name ?? 'Register app'}
      other={app !== null && <AppSwitches app={app} onSecret={onSecret} onDone={onClose} />}
      onClose={onClose}
    >
      <TextField form={form} name="name" label="Name" withAsterisk maxLength={80} data-autofocus />
      <SelectField
        form={form}
        name="kind"
        label="Type"
        allowDeselect={false}
        disabled={app !== null}
        data={APP_KINDS.map((value) => ({ value, label: kindNames[value] ?? value }))}
      />
      {app !== null && <TextInput label="Client ID" value={app.client_id} readOnly />}
      {!isBackend && (
        <>
          <TextareaField form={form} name="redirect_uris" label="Redirect URIs" description="One per line" />
          <TextField form={form} name="launch_url" label="Launch URL" description="Opens the app from a patient" />
        </>
      )}
      <TextareaField
        form={form}
        name="scopes"
        label="Allowed scopes"
        description={
          isBackend
            ? 'One per line. system/*.rs reads records; system/Subscription.crs is for notifications.'
            : 'One per line. patient/*.rs reads records; patient/Observation.cu adds and changes them.'
        }
        withAsterisk
      />
      {kind !== 'public' && (
        <>
          <TextareaField form={form} name="jwks" label="Public keys" description="JSON Web Key Set, RS384 or ES384" />
          <TextField form={form} name="jwks_url" label="Address of the public keys" />
        </>
      )}
      {isBackend && (
        <TextareaField
          form={form}
          name="notification_origins"
          label="Notification origins"
          description="Where the app may receive notifications, one per line, e.g. https://app.example.com"
        />
      )}
      {app !== null && (
        <>
          {!isBackend && <AppAccess appId={app.id} />}
          <Sections appId={app.id} kind={app.kind} />
        </>
      )}
    </FormDialog>
  );
}

const inputOf = ({ redirect_uris: addresses, notification_origins: origins, scopes, ...fields }: AppFields) => ({
  ...fields,
  redirect_uris: addresses.join('\n'),
  notification_origins: origins.join('\n'),
  scopes: scopes.join(' '),
});
