import { RowsSkeleton } from '#kit/feedback/skeletons.tsx';
import { fetchedOnUse } from '#kit/module/fetched-on-use.tsx';
import type { PharmacyPickerProps } from './pharmacy-picker.tsx';

/** Picks a pharmacy; see `pharmacy-picker.tsx`. */
export const PharmacyPicker = fetchedOnUse<PharmacyPickerProps>(
  () => import('./pharmacy-picker.tsx').then((file) => file.PharmacyPicker),
  <RowsSkeleton rows={4} />,
);

/** How the mirror of the directory stands; see `directory-panel.tsx`. */
export const DirectoryPanel = fetchedOnUse<object>(
  () => import('./directory-panel.tsx').then((file) => file.DirectoryPanel),
  <RowsSkeleton rows={2} />,
);
