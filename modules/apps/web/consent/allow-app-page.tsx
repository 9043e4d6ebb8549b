import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { request as call } from '#kit/api/request.ts';
import { useApiQuery } from '#kit/api/use-api.ts';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { PatientPicker, type PickedPatient } from '#patients/web';
import { AllowAppDocument, AppRequestDocument } from '../setting.operations.gen.ts';
import { ConsentForm } from './consent-form.tsx';
import { returnWithConsent, returnWithoutConsent } from './pending-request.ts';

/** /apps/allow?request=<id>: a member allows an app to act for them. */
export function AllowAppPage() {
  const { request = '' }: { request?: string } = useSearch({ strict: false });
  const read = useApiQuery(AppRequestDocument, { request }, { quiet: true });
  const [patient, setPatient] = useState<PickedPatient | null>(null);
  const allow = async (scopes: readonly string[]): Promise<void> => {
    const { allowApp } = await call(AllowAppDocument, {
      request,
      scopes: [...scopes],
      patientId: patient?.id ?? null,
    });
    await returnWithConsent(request, allowApp.ticket);
  };
  return (
    <Page>
      <PageHeader title="App access" />
      <ReadState read={read} label="App access">
        {({ appRequest: asked }) => (
          <Panel title={`${asked.app_name} asks for access`}>
            <p>The app is not part of Salus. It never gets more than your own permissions.</p>
            {asked.patient_name != null && <p>Patient: {asked.patient_name}</p>}
            <ConsentForm scopes={asked.scopes} onAllow={allow} onCancel={() => returnWithoutConsent(request)}>
              {asked.chooses_patient && (
                <PatientPicker label="Patient" offerNew={false} value={patient} onPick={setPatient} />
              )}
            </ConsentForm>
          </Panel>
        )}
      </ReadState>
    </Page>
  );
}
