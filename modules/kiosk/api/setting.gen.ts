// Generated from the contract by `npm run generate`; CI proves it fresh.
import type { Answer, Field, RowResolvers } from '../../../platform/field.ts';

export type KioskDevice = {
  id: string;
  name: string;
  practice_id: string;
  practice_name: string;
  kind: KioskKind;
  /** Waits for its pairing code, paired, or switched off. */
  state: KioskState;
  /** When it last called the server; null if it never did. */
  seen_time?: Date | string | null;
  version: number;
};

export type KioskPractice = {
  id: string;
  name: string;
};

export type KioskPairing = {
  /** Typed on the device at /kiosk. */
  code: string;
  /** The address that enters the code by itself. */
  link: string;
  expires_time: Date | string;
};

export type KioskKind = 'check_in' | 'display';

export type KioskState = 'unpaired' | 'paired' | 'off';

export type KioskDeviceInput = {
  name: string;
  practice_id: string;
  kind: KioskKind;
};

export type QueryResolvers<Rows = object> = {
  kiosk_devices?: Field<Array<Answer<Rows, 'KioskDevice', KioskDevice>>>;
  kiosk_practices?: Field<Array<Answer<Rows, 'KioskPractice', KioskPractice>>>;
};

export type MutationResolvers<Rows = object> = {
  create_kiosk_device?: Field<Answer<Rows, 'KioskDevice', KioskDevice>, { input: KioskDeviceInput }>;
  update_kiosk_device?: Field<Answer<Rows, 'KioskDevice', KioskDevice>, {
    id: string;
    version: number;
    input: KioskDeviceInput;
  }>;
  pair_kiosk_device?: Field<Answer<Rows, 'KioskPairing', KioskPairing>, { id: string }>;
  switch_off_kiosk_device?: Field<Answer<Rows, 'KioskDevice', KioskDevice>, { id: string }>;
};

export type Resolvers<Rows = object> = {
  Query?: QueryResolvers<Rows>;
  Mutation?: MutationResolvers<Rows>;
} & RowResolvers<
  Rows,
  {
    KioskDevice: KioskDevice;
    KioskPractice: KioskPractice;
    KioskPairing: KioskPairing;
  }
>;
