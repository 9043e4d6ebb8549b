import { Button, Group } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
import { StatusBadge } from '#kit/feedback/status-badge.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { Panel } from '#kit/page/panel.tsx';
import { BeginIdentityProofDocument, type EPrescribingStatusFieldsFragment } from '../setting.operations.gen.ts';
import classes from './registration.module.css';
import { StatusList } from './status-list.tsx';
import { useERxStatus } from './use-erx-status.ts';
import { useProofEnd } from './use-proof-end.ts';

/** /settings/e-prescribing-verify: the remaining steps before e-prescribing, and identity proofing. */
export function VerifyPage() {
  const ending = useProofEnd();
  const read = useERxStatus();
  const status = read.data?.e_prescribing_status;
  return (
    <Page>
      <PageHeader title="E-Prescribing Verification" detail="Your identity at the prescription network" />
      <Panel title="Your identity">
        <ReadState
          read={ending ? { data: undefined, error: null, refetch: read.refetch } : read}
          label="Your registration"
          rows={4}
        >
          {({ e_prescribing_status }) => <Proof status={e_prescribing_status} />}
        </ReadState>
      </Panel>
      {status !== undefined && (
        <Panel title="Your details at the network">
          <StatusList status={status} />
        </Panel>
      )}
    </Page>
  );
}

function Proof({ status }: { status: EPrescribingStatusFieldsFragment }) {
  const begin = useApiMutation(BeginIdentityProofDocument, {
    onDone: ({ begin_identity_proof }) => window.location.assign(begin_identity_proof.url),
  });
  const isProven = status.IDmeFlag === 'T';
  return (
    <>
      {status.errorMessage != null && <Notice tone="warning">{status.errorMessage}</Notice>}
      <ol className={classes.steps}>
        <li>
          Your NPI is in your profile: <Done yes={status.NPI != null} />
        </li>
        <li>
          You prove your identity (identity assurance level 2): <Done yes={isProven} />
        </li>
        <li>
          Your practice registers you with the network: <Done yes={status.ProviderPracticeLocationSPI != null} />
        </li>
      </ol>
      {!status.has_identity_provider && (
        <Notice tone="warning">
          No identity-proofing service is set up on this installation. Ask its administrator to set one up.
        </Notice>
      )}
      <Group gap="xs">
        {status.has_identity_provider && (
          <Button
            variant={isProven ? 'default' : 'filled'}
            leftSection={<IconShieldCheck size={16} stroke={1.75} />}
            loading={begin.isPending}
            onClick={() => begin.mutate({})}
          >
            {isProven ? 'Prove it again' : 'Prove your identity'}
          </Button>
        )}
        {status.flag === 'T' && (
          <Button component={Link} to="/settings/e-prescribing-main" variant="light">
            E-Prescribing
          </Button>
        )}
      </Group>
    </>
  );
}

function Done({ yes }: { yes: boolean }) {
  return <StatusBadge tone={yes ? 'success' : 'warning'}>{yes ? 'Done' : 'To do'}</StatusBadge>;
}
