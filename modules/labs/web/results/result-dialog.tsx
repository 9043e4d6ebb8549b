import { Modal } from '@mantine/core';
import { usePhone } from '#kit/page/use-phone.ts';
import { ResultView } from './result-view.tsx';

/** A result in a dialog. */
export function ResultDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const phone = usePhone();
  return (
    <Modal
      opened
      onClose={onClose}
      title="Lab result"
      size="46rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <ResultView id={id} />
    </Modal>
  );
}
