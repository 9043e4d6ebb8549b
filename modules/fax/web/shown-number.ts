import { formatPhone } from '#kit/formats/phone.ts';

/** A number as it is dialled (+16175550143), as people read it. */
export function shownNumber(number: string): string {
  return formatPhone(number.replace(/^\+1(\d{10})$/, '+1 $1'));
}
