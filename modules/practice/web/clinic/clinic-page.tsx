import { Stack } from '@mantine/core';
import { refreshQueries, useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { useLive } from '#kit/live/use-live.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { ClinicSettingsDocument } from '../registration.operations.gen.ts';
import classes from '../settings.module.css';
import { ClinicForm } from './clinic-form.tsx';
import { LogoField } from './logo-field.tsx';

/** /settings/clinic: the clinic's name, logo, time zone, hours and contact. */
export function ClinicPage() {
  const read = useApiQuery(ClinicSettingsDocument, {});
  useLive('practice.clinic-changed', () => refreshQueries('registration', 'ClinicSettings'));
  return (
    <Page>
      <PageHeader title="Clinic" detail={read.data?.currentClinic.clinic_name} />
      <ReadState read={read} label="Clinic" rows={10}>
        {({ currentClinic: clinic }) => (
          <Stack gap="md" className={classes.form}>
            <Panel title="Logo">
              <LogoField logo={clinic.logo ?? null} />
            </Panel>
            <Panel title="About the clinic">
              <ClinicForm clinic={clinic} />
            </Panel>
          </Stack>
        )}
      </ReadState>
    </Page>
  );
}
