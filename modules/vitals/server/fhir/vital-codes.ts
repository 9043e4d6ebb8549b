import type { Coding } from 'fhir/r4';
import { coding } from '#platform/fhir/build-elements.ts';
import { SYSTEMS, usCore } from '#platform/fhir/fhir-systems.ts';
import type { VitalCode } from '../../rules/index.ts';

/** How a standard vital is expressed in FHIR: its profile, LOINC codes, and UCUM unit with the unit as people read it. */
export interface FhirVital {
  profile: string;
  codings: readonly Coding[];
  ucum: string;
  unit: string;
}

const loinc = (code: string, display: string): Coding => coding(SYSTEMS.loinc, code, display);

/** The standard vitals with a value of their own. Sources: US Core 6.1.0, vital signs profiles; loinc.org for pain. */
export const FHIR_VITALS: Readonly<Partial<Record<string, FhirVital>>> = {
  body_temperature: vital('us-core-body-temperature', [loinc('8310-5', 'Body temperature')], '[degF]', '°F'),
  pulse_rate: vital('us-core-heart-rate', [loinc('8867-4', 'Heart rate')], '/min', 'beats/minute'),
  respiration_rate: vital('us-core-respiratory-rate', [loinc('9279-1', 'Respiratory rate')], '/min', 'breaths/minute'),
  oxygen_saturation: vital(
    'us-core-pulse-oximetry',
    [
      loinc('59408-5', 'Oxygen saturation in Arterial blood by Pulse oximetry'),
      loinc('2708-6', 'Oxygen saturation in Arterial blood'),
    ],
    '%',
    '%',
  ),
  height: vital('us-core-body-height', [loinc('8302-2', 'Body height')], 'cm', 'cm'),
  weight: vital('us-core-body-weight', [loinc('29463-7', 'Body weight')], '[lb_av]', 'lb'),
  pain: vital(
    'us-core-vital-signs',
    [loinc('72514-3', 'Pain severity - 0-10 verbal numeric rating [Score] - Reported')],
    '{score}',
    'score',
  ),
} satisfies Partial<Record<VitalCode, FhirVital>>;

/** The codes of a blood pressure and its two components. */
export const PRESSURE = {
  panel: loinc('85354-9', 'Blood pressure panel with all children optional'),
  systolic: loinc('8480-6', 'Systolic blood pressure'),
  diastolic: loinc('8462-4', 'Diastolic blood pressure'),
} as const;

/** The code of the body mass index. */
export const BODY_MASS_INDEX = loinc('39156-5', 'Body mass index (BMI) [Ratio]');

function vital(profile: string, codings: readonly Coding[], ucum: string, unit: string): FhirVital {
  return { profile: usCore(profile), codings, ucum, unit };
}
