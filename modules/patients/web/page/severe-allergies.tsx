import { IconAlertTriangleFilled } from '@tabler/icons-react';
import { UrgentBar } from '#kit/feedback/urgent-bar.tsx';
import type { PatientDetails } from '../patient-row.ts';

/** The red bar with a patient's severe allergies; renders nothing if there are none. */
export function SevereAllergies({ allergies }: Pick<PatientDetails, 'allergies'>) {
  const severe = allergies.allergy_list.filter(({ severity }) => severity === 'severe');
  if (severe.length === 0) return null;
  const words = severe.map(({ allergy_substance: substance, reaction }) =>
    reaction == null || reaction === '' ? substance : `${substance} (${reaction})`,
  );
  return (
    <UrgentBar icon={IconAlertTriangleFilled} label="Severe allergies">
      <strong>{severe.length === 1 ? 'Severe allergy' : 'Severe allergies'}:</strong> {words.join(', ')}
    </UrgentBar>
  );
}
