import { IconLockOff } from '@tabler/icons-react';
import { EmptyState } from '#kit/feedback/empty-state.tsx';

/** What stands where the browser offers no encryption: messages stay closed rather than leave it in plain text. */
export function NoEncryption() {
  return (
    <EmptyState icon={IconLockOff} title="Messages need an encrypted connection">
      Open Salus by its https address: over plain http this browser offers no encryption.
    </EmptyState>
  );
}
