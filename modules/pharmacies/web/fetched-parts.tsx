import { fetchedRows } from '#kit/module/fetched-rows.tsx';
import type { PharmacyPickerProps } from './pharmacy-picker.tsx';

/** Picks a pharmacy; see `pharmacy-picker.tsx`. */
export const PharmacyPicker = fetchedRows<PharmacyPickerProps>(
  () => import('./pharmacy-picker.tsx').then((file) => file.PharmacyPicker),
  4,
);

/** The state of the directory mirror; see `directory-panel.tsx`. */
export const DirectoryPanel = fetchedRows<object>(
  () => import('./directory-panel.tsx').then((file) => file.DirectoryPanel),
  2,
);
