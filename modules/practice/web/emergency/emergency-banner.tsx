import { Button } from '@mantine/core';
import { IconShieldExclamation } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { toast } from '#kit/feedback/toast.ts';
import { EndEmergencyAccessDocument } from '../registration.operations.gen.ts';

interface EmergencyBannerProps {
  /** When it ends, ISO 8601. */
  until: string;
  /** Called when it has ended, to read the rights again. */
  onOver: () => void;
}

const EVERY = 5000;

/** Shows on every page that emergency access is active and how long it lasts, with a button to end it. */
export function EmergencyBanner({ until, onOver }: EmergencyBannerProps) {
  const [left, setLeft] = useState(() => Date.parse(until) - Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.parse(until) - Date.now();
      setLeft(now);
      if (now <= 0) onOver();
    }, EVERY);
    return () => clearInterval(timer);
  }, [until, onOver]);
  const end = useApiMutation(EndEmergencyAccessDocument, {
    onDone: () => {
      toast.success('Emergency access has ended.');
      onOver();
    },
  });
  const minutes = Math.max(1, Math.ceil(left / 60_000));
  return (
    <Notice
      tone="danger"
      icon={IconShieldExclamation}
      action={
        <Button variant="default" size="compact-sm" loading={end.isPending} onClick={() => end.mutate({})}>
          End now
        </Button>
      }
    >
      Emergency access is on for {minutes === 1 ? 'one more minute' : `${minutes} more minutes`}. Everything is marked
      in the audit log.
    </Notice>
  );
}
