import { useApiQuery } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { ReadState } from '#kit/feedback/read-state.tsx';
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

/** /settings/security: the user's security settings, and the clinic's sign-in policy. */
export function SecurityPage() {
  const viewer = useViewer();
  const read = useApiQuery(MySecurityDocument, {}, { quiet: true });
  return (
    <Page>
      <PageHeader title="Security" />
      {viewer.mustSetUpTwoFa === true && (
        <Notice tone="warning">Your clinic requires a second factor. Set one up below to continue.</Notice>
      )}
      <ReadState read={read} label="Security settings">
        {({ my_security: security }) => (
          <>
            <FactorsPanel security={security} />
            <PasskeysPanel passkeys={security.passkeys} />
            <PasswordPanel changed={security.password_changed_time} />
            <SessionsPanel security={security} />
            <HistoryPanel />
          </>
        )}
      </ReadState>
      {viewer.rules.has('sessions.policy') && <PolicyPanel />}
      <RecoveryCodes />
      <PasswordDialog />
    </Page>
  );
}
