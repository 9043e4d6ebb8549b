/** The supported parts of a FHIR R4 Questionnaire (https://hl7.org/fhir/R4/questionnaire.html). */
export interface FhirQuestionnaire {
  resourceType: 'Questionnaire';
  status: 'draft' | 'active';
  title: string;
  description?: string;
  /** Contains our code of an instrument. */
  purpose?: string;
  extension?: FhirExtension[];
  /** Contained value sets. */
  contained?: unknown[];
  item: FhirItem[];
}

/** A code from a code system. */
export interface FhirCoding {
  system?: string;
  code?: string;
  display?: string;
  extension?: FhirExtension[];
}

/** An item. */
export interface FhirItem {
  linkId: string;
  type: string;
  text?: string;
  prefix?: string;
  code?: FhirCoding[];
  answerValueSet?: string;
  readOnly?: boolean;
  maxLength?: number;
  initial?: unknown[];
  required?: boolean;
  repeats?: boolean;
  enableWhen?: FhirEnableWhen[];
  enableBehavior?: 'all' | 'any';
  answerOption?: FhirOption[];
  extension?: FhirExtension[];
  item?: FhirItem[];
}

/** A condition on another item. */
export interface FhirEnableWhen {
  question: string;
  operator: 'exists' | '=' | '!=' | '>' | '<' | '>=' | '<=';
  answerBoolean?: boolean;
  answerDecimal?: number;
  answerInteger?: number;
  answerString?: string;
  answerDate?: string;
  answerDateTime?: string;
  answerTime?: string;
  answerCoding?: FhirCoding;
  answerQuantity?: { value?: number; unit?: string; code?: string; comparator?: string };
  answerReference?: unknown;
}

/** An answer option. */
export interface FhirOption {
  valueCoding?: FhirCoding;
  valueString?: string;
  valueInteger?: number;
  valueDate?: string;
  valueTime?: string;
  extension?: FhirExtension[];
}

/** An extension, identified by its URL. */
export interface FhirExtension {
  url: string;
  valueInteger?: number;
  valueDecimal?: number;
  valueString?: string;
  valueCode?: string;
  valueBoolean?: boolean;
  valueCoding?: FhirCoding;
  valueExpression?: { name?: string; expression?: string };
  valueCodeableConcept?: { coding?: { code?: string }[] };
}

const HL7 = 'http://hl7.org/fhir/StructureDefinition';
const SDC = 'http://hl7.org/fhir/uv/sdc/StructureDefinition';

/** URLs of the extensions: HL7's if available, otherwise our own. */
export const EXTENSIONS = {
  minimum: `${HL7}/minValue`,
  maximum: `${HL7}/maxValue`,
  decimals: `${HL7}/maxDecimalPlaces`,
  most: `${HL7}/questionnaire-maxOccurs`,
  unit: `${HL7}/questionnaire-unit`,
  control: `${HL7}/questionnaire-itemControl`,
  ordinal: `${HL7}/ordinalValue`,
  weight: `${HL7}/itemWeight`,
  unitOption: `${HL7}/questionnaire-unitOption`,
  unitValueSet: `${HL7}/questionnaire-unitValueSet`,
  hidden: `${HL7}/questionnaire-hidden`,
  variable: `${HL7}/variable`,
  calculated: `${SDC}/sdc-questionnaire-calculatedExpression`,
  shownBy: `${SDC}/sdc-questionnaire-enableWhenExpression`,
  signature: `${HL7}/questionnaire-signatureRequired`,
  help: 'urn:salus:questionnaire:help',
  labels: 'urn:salus:questionnaire:scale-labels',
  crisis: 'urn:salus:questionnaire:crisis-above',
  record: 'urn:salus:questionnaire:record',
  part: 'urn:salus:questionnaire:record-part',
  type: 'urn:salus:questionnaire:type',
  scores: 'urn:salus:questionnaire:scores',
} as const;
