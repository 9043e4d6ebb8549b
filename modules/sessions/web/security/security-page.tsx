import { useApiQuery } from '#kit/api/use-api.ts';
import { ErrorState } from '#kit/feedback/error-state.tsx';
import { Notice } from '#kit/feedback/notice.tsx';
import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { Page } from '#kit/page/page.tsx';
import { useViewer } from '#kit/session/viewer.ts';
import { FactorsPanel } from './factors-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { PolicyPanel } from './policy-panel.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { MySecurityDocument } from '../registration.operations.gen.ts';
import { SessionsPanel } from './sessions-panel.tsx';
import { PasswordDialog } from './with-password.tsx';

/** /settings/security: what guards the account, and what the clinic asks of everybody. */
export function SecurityPage() {
  const viewer = useViewer();
  const read = useApiQuery(MySecurityDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Security" />
      {viewer.mustSetUpTwoFa === true && (
        <Notice tone="warning">
          Your clinic asks everybody for a second factor. Set one up below; everything else opens as soon as it stands.
        </Notice>
      )}
      {read.isError && <ErrorState error={read.error} what="Your security" onRetry={() => void read.refetch()} />}
      {read.isPending && <RowsSkeleton />}
      {read.data !== undefined && (
        <>
          <FactorsPanel security={read.data.my_security} />
          <PasskeysPanel passkeys={read.data.my_security.passkeys} />
          <PasswordPanel changed={read.data.my_security.password_changed_time} />
          <SessionsPanel security={read.data.my_security} />
          <HistoryPanel />
        </>
      )}
      {viewer.rules.has('sessions.policy') && <PolicyPanel />}
      <RecoveryCodes />
      <PasswordDialog />
    </Page>
  );
}
