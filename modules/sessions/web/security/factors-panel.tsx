import '@mantine/core/styles/Badge.layer.css';
import { Badge, Button, Text } from '@mantine/core';
import { IconDeviceMobile, IconKey, IconMail, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { request } from '#kit/api/request.ts';
import { refreshQueries, useApiMutation } from '#kit/api/use-api.ts';
import { reportError } from '#kit/feedback/report-error.ts';
import { toast } from '#kit/feedback/toast.ts';
import { formatInstant } from '#kit/formats/instant.ts';
import { Panel } from '#kit/page/panel.tsx';
import { confirm } from '#kit/windows/confirm.ts';
import { AddFactor, type FactorKind } from './add-factor.tsx';
import { showRecoveryCodes } from './recovery-codes.tsx';
import {
  type MySecurityQuery,
  RecoveryCodesCreateDocument,
  TwoFaMakeDefaultDocument,
  TwoFaRemoveDocument,
} from '../registration.operations.gen.ts';
import { SecurityList, SecurityRow } from './security-list.tsx';
import { withPassword } from './with-password.tsx';

const KINDS = {
  totp: { icon: IconDeviceMobile, title: 'Authenticator app', add: 'Authenticator app' },
  email: { icon: IconMail, title: 'Code by email', add: 'Email' },
  sms: { icon: IconMessage, title: 'Code by text message', add: 'Text message' },
} as const satisfies Record<FactorKind, object>;

/** The second factors, the default one, and the recovery codes. */
export function FactorsPanel({ security }: { security: MySecurityQuery['my_security'] }) {
  const [adding, setAdding] = useState<FactorKind | null>(null);
  const makeDefault = useApiMutation(TwoFaMakeDefaultDocument, {
    refreshes: [['registration', 'MySecurity']],
    onDone: () => toast.success('It will be asked for first.'),
  });
  const { factors, passkeys, recovery_codes_left: left } = security;
  const remove = async (id: string): Promise<void> => {
    const sure = await confirm({
      title: 'Remove this second factor?',
      message: 'You won’t be able to sign in with it anymore.',
      confirm: 'Remove',
      danger: true,
    });
    if (!sure) return;
    await withPassword(() => request(TwoFaRemoveDocument, { id }))
      .then((done) => {
        if (done !== null) toast.success('Removed');
        refreshQueries('registration', 'MySecurity');
      })
      .catch(reportError);
  };
  const renew = async (): Promise<void> => {
    const sure = await confirm({
      title: 'Create new recovery codes?',
      message: 'Your current codes stop working.',
      confirm: 'Create new codes',
    });
    if (!sure) return;
    await withPassword(() => request(RecoveryCodesCreateDocument, {}))
      .then((made) => {
        showRecoveryCodes(made?.recovery_codes_create.recovery_codes ?? []);
        refreshQueries('registration', 'MySecurity');
      })
      .catch(reportError);
  };
  return (
    <Panel title="Second factors">
      <Text size="sm" c="dimmed" mb="xs">
        Required after your password, so that the password alone is not enough.
        {security.two_fa_required ? ' Your clinic requires one for all members.' : ''}
      </Text>
      <SecurityList label="Second factors">
        {factors.map((factor) => (
          <FactorRow
            key={factor.id}
            factor={factor}
            onFirst={() => makeDefault.mutate({ id: factor.id })}
            onRemove={() => void remove(factor.id)}
          />
        ))}
        {factors.length + passkeys.length > 0 && (
          <SecurityRow icon={IconKey} title="Recovery codes" detail={left === 0 ? 'None left' : `${left} left`}>
            <Button variant="default" size="compact-md" onClick={() => void renew()}>
              Create new codes
            </Button>
          </SecurityRow>
        )}
        {(Object.keys(KINDS) as FactorKind[])
          .filter((kind) => !factors.some((factor) => factor.kind === kind))
          .map((kind) => (
            <SecurityRow key={kind} icon={KINDS[kind].icon} title={KINDS[kind].title} detail="Not set up">
              <Button
                size="compact-md"
                variant="light"
                aria-label={`Set up: ${KINDS[kind].add}`}
                onClick={() => setAdding(kind)}
              >
                Set up
              </Button>
            </SecurityRow>
          ))}
      </SecurityList>
      {adding !== null && <AddFactor kind={adding} onClose={() => setAdding(null)} />}
    </Panel>
  );
}

interface FactorRowProps {
  factor: MySecurityQuery['my_security']['factors'][number];
  onFirst: () => void;
  onRemove: () => void;
}

function FactorRow({ factor, onFirst, onRemove }: FactorRowProps) {
  const { kind, two_fa_display, is_default, created_time, used_time } = factor;
  const { icon, title } = KINDS[kind as FactorKind] ?? KINDS.totp;
  return (
    <SecurityRow
      icon={icon}
      title={
        <>
          {title} {is_default && <Badge variant="light">Asked for first</Badge>}
        </>
      }
      detail={`${kind === 'totp' ? '' : `${two_fa_display} · `}since ${formatInstant(created_time)}${used_time === null ? '' : ` · used ${formatInstant(used_time)}`}`}
    >
      {!is_default && (
        <Button variant="default" size="compact-md" aria-label={`Ask for ${title} first`} onClick={onFirst}>
          Ask for it first
        </Button>
      )}
      <Button variant="default" size="compact-md" aria-label={`Remove ${title}`} onClick={onRemove}>
        Remove
      </Button>
    </SecurityRow>
  );
}
