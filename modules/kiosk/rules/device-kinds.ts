/** The kinds of devices. */
export const deviceKinds = ['check_in', 'display'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** Their display names. */
export const deviceKindNames: Readonly<Record<DeviceKind, string>> = {
  check_in: 'Check-in tablet',
  display: 'Waiting-room display',
};
