import { Button, Group, Modal, TextInput } from '@mantine/core';
import { toast } from '#kit/feedback/toast.ts';

/** What an app needs to connect; the secret is known only now. */
export interface NewSecret {
  clientId: string;
  secret: string;
}

/** Shows the secret of an app once. */
export function SecretDialog({ secret, onClose }: { secret: NewSecret; onClose: () => void }) {
  const copy = (): void => {
    void navigator.clipboard.writeText(secret.secret).then(() => toast.success('Secret copied'));
  };
  return (
    <Modal opened title="Client secret" onClose={onClose} closeButtonProps={{ 'aria-label': 'Close' }}>
      <p>Copy the secret to the app now. It can’t be shown again.</p>
      <TextInput label="Client ID" value={secret.clientId} readOnly />
      <TextInput mt="sm" label="Client secret" value={secret.secret} readOnly data-autofocus />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={copy}>
          Copy secret
        </Button>
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Modal>
  );
}
