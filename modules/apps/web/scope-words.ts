import { t } from '#kit/language/use-language.ts';
import { parseScope } from '../rules/index.ts';

const OTHERS: Readonly<Record<string, string>> = {
  openid: 'Confirm who you are',
  fhirUser: 'See your name and role',
  profile: 'See your name',
  launch: 'Open with the patient on your screen',
  'launch/patient': 'Work with one patient',
  'launch/encounter': 'Work with one visit',
  offline_access: 'Keep access while you are not using the app',
};

const TYPES: Readonly<Record<string, string>> = {
  '*': 'The whole record',
  AllergyIntolerance: 'Allergies',
  Appointment: 'Appointments',
  CareTeam: 'Care team',
  Communication: 'Messages',
  Condition: 'Problems and diagnoses',
  Coverage: 'Insurance',
  DiagnosticReport: 'Test reports',
  DocumentReference: 'Documents and notes',
  Encounter: 'Visits',
  MedicationRequest: 'Prescriptions',
  Observation: 'Vital signs and results',
  Patient: 'Name, date of birth and contact details',
  Procedure: 'Procedures',
  QuestionnaireResponse: 'Answers to questionnaires',
  ServiceRequest: 'Orders',
};

/** Returns what a scope allows, for the person who allows it, and its details. */
export function scopeWords(scope: string): { text: string; detail: string } {
  const other = OTHERS[scope];
  if (other !== undefined) return { text: t(other), detail: '' };
  const parsed = parseScope(scope);
  if (parsed === null) return { text: scope, detail: '' };
  const type = TYPES[parsed.type];
  const acts = [
    ...(parsed.read || parsed.search ? [t('View')] : []),
    ...changeWords(parsed),
    ...(parsed.context === 'user' ? [t('All patients you have access to')] : []),
    ...(parsed.filter === null ? [] : [t('Only {part}', { part: parsed.filter.value.split('|').at(-1) ?? '' })]),
  ];
  return { text: type === undefined ? parsed.type : t(type), detail: acts.join(' · ') };
}

function changeWords({ create, update }: { create: boolean; update: boolean }): string[] {
  if (create && update) return [t('Add or change')];
  return [...(create ? [t('Add')] : []), ...(update ? [t('Change')] : [])];
}
