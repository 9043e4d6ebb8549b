import { Anchor } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Notice } from '#kit/feedback/notice.tsx';
import { useERxStatus } from './use-erx-status.ts';

/** Shows "Operation Denied" with the reason if the provider lookup fails; nothing if the member may e-prescribe. */
export function OperationDenied() {
  const { data } = useERxStatus();
  const why = data?.e_prescribing_status.errorMessage;
  if (why == null) return null;
  return (
    <Notice tone="danger">
      <strong>Operation Denied.</strong> {why}{' '}
      <Anchor component={Link} to="/settings/e-prescribing-verify" size="sm" underline="always">
        E-Prescribing Verification
      </Anchor>
    </Notice>
  );
}
