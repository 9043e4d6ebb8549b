import { IconLockOff } from '@tabler/icons-react';
import { Notice } from '#kit/feedback/notice.tsx';

/** Shown if the browser doesn't support encryption: messages are not sent unencrypted. */
export function NoEncryption() {
  return (
    <Notice tone="warning" icon={IconLockOff}>
      Messages need an encrypted connection. Open Salus at its https address.
    </Notice>
  );
}
