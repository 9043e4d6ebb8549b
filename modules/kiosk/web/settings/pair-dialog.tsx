import { Button, CopyButton, Modal } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useApiMutation } from '#kit/api/use-api.ts';
import { Notice } from '#kit/feedback/notice.tsx';
import { formatTime } from '#kit/formats/instant.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { type KioskDevicePartsFragment as Device, PairKioskDeviceDocument } from '../setting.operations.gen.ts';
import { deviceRefreshes as refreshes } from './device-refreshes.ts';
import classes from './pair-dialog.module.css';

interface PairDialogProps {
  device: Pick<Device, 'id' | 'name'>;
  onClose: () => void;
}

/** Shows a new one-time code with which a device is paired. */
export function PairDialog({ device, onClose }: PairDialogProps) {
  const phone = usePhone();
  const { mutate, data, error } = useApiMutation(PairKioskDeviceDocument, { refreshes, quiet: true });
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    mutate({ id: device.id });
  }, [mutate, device.id]);
  const pairing = data?.pair_kiosk_device;
  return (
    <Modal
      opened
      onClose={onClose}
      title={`Pair ${device.name}`}
      size="30rem"
      fullScreen={phone}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {error !== null && <Notice tone="danger">{error.message}</Notice>}
      {pairing !== undefined && (
        <div className={classes.pairing}>
          <p>
            Open <strong>{pairing.link.replace(/#.*/, '')}</strong> on the device and enter this code. It works once,
            until {formatTime(pairing.expires_time)}.
          </p>
          <output className={classes.code} aria-label="Pairing code">
            {pairing.code}
          </output>
          <CopyButton value={pairing.link}>
            {({ copied, copy }) => (
              <Button variant="default" onClick={copy}>
                {copied ? 'Link copied' : 'Copy link'}
              </Button>
            )}
          </CopyButton>
          <Button onClick={onClose}>Done</Button>
        </div>
      )}
    </Modal>
  );
}
