import { IconLockOff } from '@tabler/icons-react';
import { Notice } from '#kit/feedback/notice.tsx';

/** Shown where the browser offers no encryption: messages stay closed rather than leave it in plain text. */
export function NoEncryption() {
  return (
    <Notice tone="warning" icon={IconLockOff}>
      Messages need an encrypted connection. Open Salus at its https address.
    </Notice>
  );
}
