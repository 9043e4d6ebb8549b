import { Button } from '@mantine/core';
import { request } from '#kit/api/request.ts';
import { useApiMutation } from '#kit/api/use-api.ts';
import { toast } from '#kit/feedback/toast.ts';
import { confirm } from '#kit/windows/confirm.ts';
import {
  type RegisteredAppPartsFragment,
  RotateAppSecretDocument,
  SwitchAppDocument,
} from '../setting.operations.gen.ts';
import { appsRefreshes } from './apps-refreshes.ts';
import type { NewSecret } from './secret-dialog.tsx';

interface AppSwitchesProps {
  app: RegisteredAppPartsFragment;
  onSecret: (secret: NewSecret) => void;
  onDone: () => void;
}

/** Switches an app on or off, and replaces its secret. */
export function AppSwitches({ app, onSecret, onDone }: AppSwitchesProps) {
  const { id, version, name, is_active: isActive } = app;
  const switched = useApiMutation(SwitchAppDocument, {
    refreshes: appsRefreshes,
    onDone: () => {
      toast.success(isActive ? 'App switched off' : 'App switched on');
      onDone();
    },
  });
  const flip = async (): Promise<void> => {
    const question = {
      title: `Switch off ${name}?`,
      message: 'The app loses access immediately. Its users have to sign in again after it is switched on.',
      confirm: 'Switch off',
      danger: true,
    };
    if (!isActive || (await confirm(question))) switched.mutate({ id, version, isActive: !isActive });
  };
  const rotate = async (): Promise<void> => {
    const question = {
      title: `Replace the secret of ${name}?`,
      message: 'The current secret stops working immediately.',
      confirm: 'Replace secret',
      danger: true,
    };
    if (!(await confirm(question))) return;
    const { rotateAppSecret } = await request(RotateAppSecretDocument, { id, version });
    onDone();
    if (rotateAppSecret.secret != null)
      onSecret({ clientId: rotateAppSecret.app.client_id, secret: rotateAppSecret.secret });
  };
  return (
    <>
      <Button
        variant="subtle"
        color={isActive ? 'red' : undefined}
        loading={switched.isPending}
        onClick={() => void flip()}
      >
        {isActive ? 'Switch off' : 'Switch on'}
      </Button>
      {app.has_secret && (
        <Button variant="subtle" onClick={() => void rotate()}>
          Replace secret
        </Button>
      )}
    </>
  );
}
