import { callLimiter } from '#platform/http/call-limiter.ts';

const QUARTER = 900;
// A display asks every four seconds, a patient's answers are saved as they are typed.
const calls = callLimiter('kiosk.calls', { points: 1500, duration: QUARTER });
// Only failed look-ups count: a wrong date of birth for one name, and all of a device.
const misses = callLimiter('kiosk.misses', { points: 5, duration: QUARTER });
const missesOfDevice = callLimiter('kiosk.device-misses', { points: 30, duration: QUARTER });

/** Counts a call of a device; false if there were too many. */
export function countDeviceCall(deviceId: string): Promise<boolean> {
  return calls.consume(deviceId).then(
    () => true,
    () => false,
  );
}

/** Returns whether patients of this name, or anyone on this device, failed too often to look further. */
export async function isLookUpPaused(deviceId: string, name: string): Promise<boolean> {
  const [ofName, ofDevice] = await Promise.all([misses.get(name), missesOfDevice.get(deviceId)]);
  return (ofName?.consumedPoints ?? 0) >= 5 || (ofDevice?.consumedPoints ?? 0) >= 30;
}

/** Counts a look-up that found no one. */
export async function countMiss(deviceId: string, name: string): Promise<void> {
  await Promise.allSettled([misses.consume(name), missesOfDevice.consume(deviceId)]);
}
