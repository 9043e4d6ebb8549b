import { IconAlertTriangle, IconArrowsExchange, IconPill, IconPillOff, IconRefresh } from '@tabler/icons-react';
import { useApiQuery } from '#kit/api/use-api.ts';
import { settingsPage } from '#kit/module/settings-page.ts';
import type { WebModule } from '#kit/module/web-module.ts';
import { can } from '#kit/session/viewer.ts';
import { openPrescription } from './open-prescription.ts';
import { PrescribingCountsDocument } from './prescription.operations.gen.ts';
import { registrationPages } from './registration/registration-pages.ts';
import { useERxFlag } from './registration/use-erx-status.ts';

const orders = () => import('./lists/orders-page.tsx').then(({ OrdersPage }) => OrdersPage);
const renewals = () => import('./requests/requests-page.tsx').then(({ RenewalsPage }) => RenewalsPage);
const changes = () => import('./requests/requests-page.tsx').then(({ ChangesPage }) => ChangesPage);
const cancellations = () => import('./lists/notices-page.tsx').then(({ CancellationsPage }) => CancellationsPage);
const errors = () => import('./lists/notices-page.tsx').then(({ ErrorsPage }) => ErrorsPage);

const lists = [
  { path: 'order', title: 'Prescriber Orders', icon: IconPill, page: orders, order: 262 },
  { path: 'refill', title: 'Renewal Requests', icon: IconRefresh, page: renewals, order: 264 },
  { path: 'change', title: 'Change Requests', icon: IconArrowsExchange, page: changes, order: 266 },
  { path: 'cancel', title: 'Cancel Responses', icon: IconPillOff, page: cancellations, order: 268 },
  { path: 'error', title: 'Error Messages', icon: IconAlertTriangle, page: errors, order: 270 },
] as const;

const settings = lists.map(({ path, ...page }) =>
  settingsPage({ ...page, path: `e-prescribing-${path}`, group: 'e-Prescribing', rule: 'prescribing.view' }),
);

function useCount(name: 'renewals' | 'changes' | 'failed'): number | undefined {
  const { data } = useApiQuery(PrescribingCountsDocument, {}, { enabled: can('prescribing.view'), quiet: true });
  return data?.prescribingCounts[name] || undefined;
}

const work = [
  { path: 'orders', order: 70, at: 0, useBadge: () => useCount('failed') },
  { path: 'renewals', order: 72, at: 1, useBadge: () => useCount('renewals') },
  { path: 'changes', order: 74, at: 2, useBadge: () => useCount('changes') },
  { path: 'cancellations', order: 76, at: 3 },
  { path: 'errors', order: 78, at: 4 },
] as const;

/** Prescriptions: writing, sending to pharmacies, renewals, changes and cancellations. */
export const prescribing: WebModule = {
  name: 'prescribing',
  loggedAs: { prescriber_license: 'Prescriber license' },
  routes: [
    ...registrationPages.routes,
    ...settings.flatMap(({ routes }) => routes),
    ...work.map(({ path, at }) => ({
      path: `/prescribing/${path}`,
      title: lists[at].title,
      area: 'tasks',
      rule: 'prescribing.view',
      page: lists[at].page,
    })),
  ],
  redirects: { '/prescribing': '/prescribing/orders' },
  side: [
    ...registrationPages.side,
    // Shown if the electronic prescribing flag is on, and to members without a flag of their own.
    ...settings.flatMap(({ side }) => side.map((link) => ({ ...link, useShown: () => useERxFlag() !== 'F' }))),
    ...work.map(({ path, at, order, ...more }) => ({
      area: 'tasks',
      group: 'Prescribing',
      label: lists[at].title,
      path: `/prescribing/${path}`,
      icon: lists[at].icon,
      rule: 'prescribing.view',
      order,
      ...more,
    })),
  ],
  windows: [
    {
      kind: 'prescription',
      window: () => import('./dialog/prescribe-window.tsx').then(({ PrescribeWindow }) => PrescribeWindow),
      size: { width: 1054, height: 720 },
      about: 'prescription_id',
    },
  ],
  patientTiles: [
    {
      id: 'prescriptions',
      title: 'Prescriptions',
      icon: IconPill,
      rule: 'prescribing.view',
      tile: () => import('./lists/prescriptions-tile.tsx').then(({ PrescriptionsTile }) => PrescriptionsTile),
      height: 8,
    },
  ],
  medicationStopped: (medication) => {
    if (can('prescribing.send'))
      void import('./lists/offer-cancel.ts').then(({ offerCancel }) => offerCancel(medication));
  },
  drugActions: {
    rule: 'prescribing.prepare',
    viewRule: 'prescribing.view',
    ofMedication: () => import('./lists/medication-line.tsx').then(({ MedicationLine }) => MedicationLine),
    openPrescription: ({ patientId, noteId, kind, descriptorId, name, medicationId }) => {
      openPrescription({
        kind,
        patient_id: patientId,
        note_id: noteId,
        drug_id: descriptorId ?? null,
        drug_name: name ?? null,
        medication_record_id: medicationId ?? null,
      });
    },
  },
};
