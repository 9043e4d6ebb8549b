import { Button, Modal } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { usePhone } from '#kit/page/use-phone.ts';
import { UrgentNotices } from '#patients/web';
import classes from '../billing.module.css';
import { AccountView } from './account-view.tsx';

interface AccountDialogProps {
  patient: { id: string; name: string };
  onClose: () => void;
}

/** A patient's full account, on top of the list that it was opened from. */
export function AccountDialog({ patient, onClose }: AccountDialogProps) {
  const phone = usePhone();
  const navigate = useNavigate();
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Account of ${patient.name}`}
      size="52rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <UrgentNotices patientId={patient.id} />
      <AccountView patientId={patient.id} whole />
      <div className={classes.actions} style={{ marginTop: '1rem' }}>
        <Button variant="default" onClick={() => void navigate({ to: `/patients/${patient.id}` })}>
          Open patient
        </Button>
      </div>
    </Modal>
  );
}
