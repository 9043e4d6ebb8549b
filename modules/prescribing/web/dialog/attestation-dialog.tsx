import { Button, Modal } from '@mantine/core';
import { toast } from '#kit/feedback/toast.ts';
import { ATTESTATION } from '../../rules/index.ts';
import classes from '../prescribing.module.css';

interface AttestationDialogProps {
  description: string;
  onAttest: () => void;
  onRefuse: () => void;
}

/** The warning after a description was edited by hand: the edit is kept only if the editor attests to it. */
export function AttestationDialog({ description, onAttest, onRefuse }: AttestationDialogProps) {
  const refuse = (): void => {
    toast.info(ATTESTATION.refused);
    onRefuse();
  };
  return (
    <Modal
      opened
      onClose={refuse}
      title={ATTESTATION.title}
      size="30rem"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <div className={classes.sections}>
        <strong>{description}</strong>
        <span>{ATTESTATION.text}</span>
        <div className={classes.actions}>
          <Button variant="default" onClick={refuse}>
            {ATTESTATION.refuse}
          </Button>
          <Button onClick={onAttest}>{ATTESTATION.attest}</Button>
        </div>
      </div>
    </Modal>
  );
}
