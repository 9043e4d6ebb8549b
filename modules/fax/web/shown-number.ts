import { formatPhone } from '#kit/formats/phone.ts';

/** Formats a dialable number (+16175550143) for display. */
export function shownNumber(number: string): string {
  return formatPhone(number.replace(/^\+1(\d{10})$/, '+1 $1'));
}
