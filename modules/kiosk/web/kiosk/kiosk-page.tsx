import { useLocation } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { hasCode } from '#kit/api/api-error.ts';
import { setClinicZone } from '#kit/formats/clinic-zone.ts';
import { t, useLanguage } from '#kit/language/use-language.ts';
import { lazyPart } from '#kit/module/lazy-part.tsx';
import { PortalFrame } from '#kit/portal/portal-frame.tsx';
import { ReadPortal } from '#kit/portal/read-portal.tsx';
import { usePortalRead } from '#kit/portal/use-portal-read.ts';
import { kioskCalls, type KioskDevice } from './kiosk-calls.ts';
import { PairForm } from './pair-form.tsx';

const CheckInPage = lazyPart(() => import('./check-in/check-in-page.tsx').then((file) => file.CheckInPage));
const DisplayPage = lazyPart(() => import('./display-page.tsx').then((file) => file.DisplayPage));

/** /kiosk: the page of a check-in tablet or waiting-room display, which is paired once by its code. */
export function KioskPage() {
  useLanguage();
  const code = useLocation({ select: ({ hash }) => hash });
  // A new call reads the device again, e.g. after it was switched off.
  const [call, setCall] = useState(kioskCalls);
  const load = useCallback(() => readDevice(call), [call]);
  const read = usePortalRead(load);
  const again = useCallback(() => setCall(kioskCalls), []);
  const { data: device } = read;
  if (device?.kind === 'check_in') return <CheckInPage clinicName={device.clinic_name} onUnpaired={again} />;
  if (device?.kind === 'display') return <DisplayPage onUnpaired={again} />;
  return (
    <PortalFrame title={t('Welcome')}>
      <ReadPortal read={read}>{() => <PairForm code={code} onPaired={again} />}</ReadPortal>
    </PortalFrame>
  );
}

/** Returns the paired device; null if this one is not paired. */
async function readDevice(call: ReturnType<typeof kioskCalls>): Promise<KioskDevice | null> {
  try {
    const device = await call<KioskDevice>('device');
    setClinicZone(device.time_zone);
    return device;
  } catch (error) {
    if (hasCode(error, 'NOT_PAIRED')) return null;
    throw error;
  }
}
