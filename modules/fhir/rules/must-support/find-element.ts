import { isRecord, valuesAt } from '../values-at.ts';

// What the elements of a slice have in common: a value, or one of several, at a path.
const SLICES: Readonly<Record<string, readonly [path: string, ...values: string[]]>> = {
  'extension:race': ['url', 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-race'],
  'extension:ethnicity': ['url', 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-ethnicity'],
  'extension:tribalAffiliation': ['url', 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-tribal-affiliation'],
  'extension:sex': ['url', 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-sex'],
  'extension:genderIdentity': ['url', 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-genderIdentity'],
  'extension:assertedDate': ['url', 'http://hl7.org/fhir/StructureDefinition/condition-assertedDate'],
  'extension:url': ['url', 'http://hl7.org/fhir/us/core/StructureDefinition/us-core-extension-questionnaire-uri'],
  'identifier:NPI': ['system', 'http://hl7.org/fhir/sid/us-npi'],
  'identifier:memberid': ['type.coding.code', 'MB'],
  'agent:ProvenanceAuthor': ['type.coding.code', 'author'],
  'agent:ProvenanceTransmitter': ['type.coding.code', 'transmitter'],
  'category:LaboratorySlice': ['coding.code', 'LAB'],
  'category:survey': ['coding.code', 'survey'],
  'category:VSCat': ['coding.code', 'vital-signs'],
  'category:uscore': ['coding.code', 'clinical-note'],
  'category:screening-assessment': [
    'coding.code',
    'sdoh',
    'functional-status',
    'disability-status',
    'cognitive-status',
  ],
  'class:group': ['type.coding.code', 'group'],
  'class:plan': ['type.coding.code', 'plan'],
  'coding:PulseOx': ['code', '59408-5'],
  'coding:O2Sat': ['code', '2708-6'],
  'component:systolic': ['code.coding.code', '8480-6'],
  'component:diastolic': ['code.coding.code', '8462-4'],
  'component:FlowRate': ['code.coding.code', '3151-8'],
  'component:Concentration': ['code.coding.code', '3150-0'],
};
// The categories of `category:us-core` by type.
const CATEGORIES: Readonly<Record<string, readonly string[]>> = {
  Condition: ['problem-list-item', 'health-concern', 'encounter-diagnosis'],
  DiagnosticReport: ['LP29684-5', 'LP29708-2', 'LP7839-6'],
  MedicationRequest: ['inpatient', 'outpatient', 'community', 'discharge'],
  Observation: ['laboratory', 'imaging', 'procedure', 'exam', 'therapy', 'activity'],
  ServiceRequest: ['108252007', '363679005', '409063005', '409073007', '387713003', '410606002', 'sdoh'],
};

/**
 * Returns whether a resource has an element of a profile, named as in its definition: `category:us-core` is a slice and
 * `value[x]` of any type. Throws if the slice is unknown.
 */
export function hasElement(resource: object, element: string): boolean {
  const type = String(Reflect.get(resource, 'resourceType'));
  let values: unknown[] = [resource];
  for (const part of element.split('.')) {
    const [name = '', slice] = part.split(':');
    values = values.flatMap((value) => (isRecord(value) ? childrenOf(value, name) : []));
    if (slice !== undefined) values = values.filter((value) => isOfSlice(value, part, type));
  }
  return values.length > 0;
}

function childrenOf(value: Readonly<Record<string, unknown>>, name: string): unknown[] {
  if (name.endsWith('[x]')) {
    const start = name.slice(0, -3);
    return Object.keys(value)
      .filter((key) => key.startsWith(start) && /^[A-Z]/.test(key.slice(start.length)))
      .flatMap((key) => value[key]);
  }
  return valuesAt(value, name);
}

function isOfSlice(value: unknown, part: string, type: string): boolean {
  const slice = part === 'category:us-core' ? (['coding.code', ...(CATEGORIES[type] ?? [])] as const) : SLICES[part];
  if (slice === undefined) throw new Error(`the slice ${part} is unknown`);
  const [path, ...wanted] = slice;
  return isRecord(value) && valuesAt(value, path).some((one) => typeof one === 'string' && wanted.includes(one));
}
