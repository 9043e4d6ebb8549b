import { formatPhone } from '#kit/formats/phone.ts';
import type { DataColumn } from '#kit/table/data-column.ts';
import type { PracticePartsFragment } from '../registration.operations.gen.ts';

/** A practice in the list. */
export type Practice = PracticePartsFragment;

/** Formats the address of a practice in one line. */
export function addressText({ address_line1, address_line2, city, state_or_province, post_code }: Practice): string {
  const place = [city, [state_or_province, post_code].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [address_line1, address_line2, place].filter(Boolean).join(', ');
}

/** The columns of the list of practices. */
export const practiceColumns: readonly DataColumn<Practice>[] = [
  {
    id: 'name',
    title: 'Practice',
    width: 'minmax(14rem, 1.6fr)',
    phone: 'title',
    cell: ({ practice_name }) => practice_name,
  },
  { id: 'address', title: 'Address', width: 'minmax(12rem, 2fr)', cell: addressText },
  {
    id: 'phone',
    title: 'Office phone',
    width: '10rem',
    phone: 'aside',
    cell: ({ office_phone }) => formatPhone(office_phone),
  },
  { id: 'email', title: 'Email', width: 'minmax(12.5rem, 1.2fr)', phone: 'hidden', cell: ({ email }) => email },
  {
    id: 'contact',
    title: 'Contact person',
    width: 'minmax(7rem, 0.8fr)',
    phone: 'hidden',
    cell: ({ contact_person_name: name }) => name,
  },
  { id: 'taxonomy', title: 'Taxonomy code', width: '8rem', phone: 'hidden', cell: ({ taxonomy_code: code }) => code },
];
