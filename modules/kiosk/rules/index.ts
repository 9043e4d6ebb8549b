export { canCheckIn, CHECK_IN_EARLIEST_MS, CHECK_IN_LATEST_MS } from './check-in-window.ts';
export { deviceForm, type DeviceFields } from './device-form.ts';
export { isNamed, lookUpForm, type LookUp } from './look-up.ts';
export { hidePhone, hideAddress, hideEmail } from './hide-contact.ts';
export { type DeviceKind, deviceKinds, deviceKindNames } from './device-kinds.ts';
export { normalizePairingCode, PAIRING_ALPHABET, PAIRING_LENGTH } from './pairing-code.ts';
