import { useNavigate } from '@tanstack/react-router';
import { today } from '#kit/formats/day.ts';
import type { WindowContentProps } from '#kit/module/web-module.ts';
import { splitPath } from '#kit/navigation/query.ts';
import { patientPath } from '../patient-path.ts';
import { NewPatientDialog } from './new-patient-dialog.tsx';
import { prefillFromSearch } from './prefill-from-search.ts';

/** The form of a new patient on any page; `typed`, e.g. a name or a date of birth, is filled in. */
export function NewPatientWindow({ input, onClose }: WindowContentProps) {
  const navigate = useNavigate();
  const open = (patient: Parameters<typeof patientPath>[0]): void => {
    onClose();
    void navigate(splitPath(patientPath(patient)));
  };
  return (
    <NewPatientDialog
      beginning={prefillFromSearch(input['typed'] ?? '', today())}
      onClose={onClose}
      onCreated={open}
      onExisting={open}
    />
  );
}
