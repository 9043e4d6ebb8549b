import { IconBuildingStore } from '@tabler/icons-react';
import type { WebModule } from '#kit/module/web-module.ts';
import { DirectoryPanel, PharmacyPicker } from './fetched-parts.tsx';

export type { PharmacyPickerProps } from './pharmacy-picker.tsx';
export type { PickedPharmacy } from './pharmacy-words.ts';
export { DirectoryPanel, PharmacyPicker };

/** The network's pharmacy directory, and patients' pharmacies. */
export const pharmacies: WebModule = {
  name: 'pharmacies',
  routes: [],
  patientTiles: [
    {
      id: 'pharmacy',
      title: 'Pharmacy',
      icon: IconBuildingStore,
      rule: 'pharmacies.view',
      tile: () => import('./pharmacy-tile.tsx').then(({ PharmacyTile }) => PharmacyTile),
    },
  ],
};
