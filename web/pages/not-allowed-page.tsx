import { Button } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { lazy } from '#kit/module/lazy.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { safePath } from '#kit/navigation/safe-path.ts';
import { can } from '#kit/session/viewer.ts';
import { loadEmergencyForm } from '#practice/web';
import { refreshViewer } from '#sessions/web';
import { MessagePage } from './message-page.tsx';

const EmergencyForm = lazy(() => loadEmergencyForm().then((file) => ({ default: file.EmergencyForm })));

// The rules that emergency access grants; the server decides.
const EMERGENCY: readonly string[] = ['patients.view', 'chart.view', 'scheduling.view', 'vitals.view'];

/** /401: users with the right to emergency access can start it here if the refused page shows patients. */
export function NotAllowedPage() {
  const { rule, redirect }: { rule?: string; redirect?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const offered = rule !== undefined && EMERGENCY.includes(rule) && can('practice.emergency');
  const goOn = async (): Promise<void> => {
    await refreshViewer();
    void navigate({ ...splitPath(safePath(redirect)), replace: true });
  };
  return (
    <MessagePage
      title="You don’t have access to this page"
      action={
        asking ? (
          <Suspense>
            <EmergencyForm onBegun={goOn} />
          </Suspense>
        ) : offered ? (
          <Button
            color="red"
            variant="light"
            leftSection={<IconShieldExclamation size={16} stroke={1.75} />}
            onClick={() => setAsking(true)}
          >
            Emergency access
          </Button>
        ) : undefined
      }
    >
      Your role does not include it. An administrator can change that.
    </MessagePage>
  );
}
