import { type FillState, fillStates } from '../../rules/index.ts';
import type {
  ScriptAddress,
  ScriptAllergies,
  ScriptCode,
  ScriptDecision,
  ScriptDiagnosis,
  ScriptMeasurement,
  ScriptMedication,
  ScriptName,
  ScriptPatient,
  ScriptPharmacy,
  ScriptPrescriber,
  ScriptQuantity,
} from './message.ts';
import { readSig } from './read-sig.ts';
import { elementAt, elementsAt, textAt, type XmlElement } from './xml.ts';

type Part = XmlElement | undefined;

/** Returns the entries that are defined. */
function given<T extends object>(entries: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined)) as never;
}

/** Reads the patient; empty strings for fields that a pharmacy omits. */
export function readPatient(part: Part): ScriptPatient {
  const person = elementAt(part, 'HumanPatient');
  const gender = textAt(person, 'Gender')?.toUpperCase();
  return given({
    id: textAt(person, 'Identification/MedicalRecordIdentificationNumberEHR'),
    name: readName(elementAt(person, 'Name')),
    gender: gender === 'M' || gender === 'F' ? gender : ('U' as const),
    dateOfBirth: dayAt(person, 'DateOfBirth') ?? '',
    address: readAddress(elementAt(person, 'Address')),
    phone: textAt(person, 'CommunicationNumbers/PrimaryTelephone/Number'),
    email: textAt(person, 'CommunicationNumbers/ElectronicMail'),
  }) as ScriptPatient;
}

/** Reads the pharmacy. */
export function readPharmacy(part: Part): ScriptPharmacy {
  return given({
    ncpdpId: textAt(part, 'Identification/NCPDPID') ?? '',
    npi: textAt(part, 'Identification/NPI'),
    name: textAt(part, 'BusinessName') ?? '',
    address: readAddress(elementAt(part, 'Address')),
    phone: textAt(part, 'CommunicationNumbers/PrimaryTelephone/Number'),
    fax: textAt(part, 'CommunicationNumbers/Fax/Number'),
  }) as ScriptPharmacy;
}

/** Reads the prescriber. */
export function readPrescriber(part: Part): ScriptPrescriber {
  const person = elementAt(part, 'NonVeterinarian');
  return given({
    npi: textAt(person, 'Identification/NPI') ?? '',
    stateLicense: textAt(person, 'Identification/StateLicenseNumber'),
    practice: textAt(person, 'PracticeLocation/BusinessName'),
    name: readName(elementAt(person, 'Name')),
    address: readAddress(elementAt(person, 'Address')),
    phone: textAt(person, 'CommunicationNumbers/PrimaryTelephone/Number'),
    fax: textAt(person, 'CommunicationNumbers/Fax/Number'),
  }) as ScriptPrescriber;
}

/** Reads a drug, a supply or a compound, or undefined if there is none. */
export function readMedication(part: Part): ScriptMedication | undefined {
  if (part === undefined) return undefined;
  const primary = readDiagnosis(elementAt(part, 'Diagnosis/Primary'));
  const coded = elementAt(part, 'DrugCoded');
  const parts = elementsAt(elementAt(part, 'CompoundInformation'), 'CompoundIngredientsLotNotUsed');
  return given({
    description: textAt(part, 'DrugDescription') ?? '',
    product: readCode(elementAt(coded, 'ProductCode')),
    strength: readStrength(elementAt(coded, 'Strength')),
    drugDb: readCode(elementAt(coded, 'DrugDBCode')),
    deaSchedule: textAt(coded, 'DEASchedule/Code'),
    quantity: readQuantity(elementAt(part, 'Quantity')),
    daysSupply: countAt(part, 'DaysSupply'),
    writtenDate: dayAt(part, 'WrittenDate'),
    lastFillDate: dayAt(part, 'LastFillDate'),
    effectiveDate: effectiveDate(part),
    substitutions: textAt(part, 'Substitutions') === '1' ? ('1' as const) : ('0' as const),
    refills: countAt(part, 'NumberOfRefills'),
    requestedRefills: countAt(part, 'PharmacyRequestedRefills'),
    diagnosis:
      primary === undefined
        ? undefined
        : given({
            informationQualifier: textAt(part, 'Diagnosis/ClinicalInformationQualifier') ?? '1',
            primary,
            secondary: readDiagnosis(elementAt(part, 'Diagnosis/Secondary')),
          }),
    priorAuthorization: textAt(part, 'PriorAuthorization'),
    note: textAt(part, 'Note'),
    coverageStatus: textAt(part, 'DrugCoverageStatusCode'),
    sig: textAt(part, 'Sig/SigText') ?? '',
    structuredSig: readSig(elementAt(part, 'Sig')),
    rxFillIndicator: textAt(part, 'RxFillIndicator'),
    compound:
      parts.length === 0
        ? undefined
        : {
            finalForm: textAt(part, 'CompoundInformation/FinalCompoundPharmaceuticalDosageForm') ?? '',
            ingredients: parts.map((each) =>
              given({
                description: textAt(each, 'CompoundIngredient/CompoundIngredientItemDescription') ?? '',
                product: readCode(elementAt(each, 'CompoundIngredient/ProductCode')),
                strength: readStrength(elementAt(each, 'CompoundIngredient/Strength')),
                quantity: readQuantity(elementAt(each, 'Quantity')),
              }),
            ),
          },
  }) as ScriptMedication;
}

/** Reads the known allergies, or undefined if not given. */
export function readAllergies(part: Part): ScriptAllergies | undefined {
  if (textAt(part, 'NoKnownAllergies') !== undefined) return { noneKnown: true };
  const list = elementsAt(part, 'Allergies').map((each) => {
    const drug = elementAt(each, 'DrugProductCoded');
    return given({
      source: textAt(each, 'SourceOfInformation') ?? '',
      effectiveDate: dayAt(each, 'EffectiveDate'),
      event: given({ text: textAt(each, 'AdverseEvent/Text') ?? '', code: textAt(each, 'AdverseEvent/Code') }),
      drug:
        drug === undefined
          ? undefined
          : given({
              text: textAt(drug, 'Text') ?? '',
              code: textAt(drug, 'Code'),
              qualifier: textAt(drug, 'Qualifier'),
            }),
    });
  });
  return list.length === 0 ? undefined : { list };
}

/** Reads the measurements, or undefined if there are none. */
export function readObservations(part: Part): ScriptMeasurement[] | undefined {
  const list = elementsAt(part, 'Measurement').map((each) => ({
    vitalSign: textAt(each, 'VitalSign') ?? '',
    loincVersion: textAt(each, 'LOINCVersion') ?? '',
    value: textAt(each, 'Value') ?? '',
    unit: textAt(each, 'UnitOfMeasure') ?? '',
    ucumVersion: textAt(each, 'UCUMVersion') ?? '',
    date: dayAt(each, 'ObservationDate') ?? '',
  }));
  return list.length === 0 ? undefined : list;
}

/** Reads the response to a request, or undefined if it is unknown. */
export function readDecision(part: Part): ScriptDecision | undefined {
  const answer = part?.children[0];
  const note = textAt(answer, 'Note');
  switch (answer?.name) {
    case 'Approved':
    case 'ApprovedWithChanges':
    case 'Replace':
    case 'Validated':
      return { type: answer.name, ...(note === undefined ? {} : { note }) };
    case 'Denied': {
      const reasonCode = textAt(answer, 'ReasonCode');
      return {
        type: 'Denied',
        ...(reasonCode === undefined ? {} : { reasonCode }),
        denialReason: textAt(answer, 'DenialReason') ?? '',
      };
    }
    default:
      return undefined;
  }
}

/** Reads the dispensing report, or undefined if it is unknown. */
export function readFill(part: Part): { type: FillState; note?: string } | undefined {
  const status = part?.children[0];
  const type = fillStates.find((each) => each === status?.name);
  if (type === undefined) return undefined;
  const note = textAt(status, 'Note') ?? textAt(status, 'DenialReason');
  return { type, ...(note === undefined ? {} : { note }) };
}

function readName(part: Part): ScriptName {
  return given({
    lastName: textAt(part, 'LastName') ?? '',
    firstName: textAt(part, 'FirstName') ?? '',
    middleName: textAt(part, 'MiddleName'),
  }) as ScriptName;
}

function readAddress(part: Part): ScriptAddress | undefined {
  if (part === undefined) return undefined;
  return given({
    line1: textAt(part, 'AddressLine1') ?? '',
    line2: textAt(part, 'AddressLine2'),
    city: textAt(part, 'City') ?? '',
    state: textAt(part, 'StateProvince') ?? '',
    postalCode: textAt(part, 'PostalCode') ?? '',
  }) as ScriptAddress;
}

function readCode(part: Part): ScriptCode | undefined {
  // Some senders write the qualifier as an attribute and the code as the element's own text.
  const code = textAt(part, 'Code') ?? (part?.text === '' ? undefined : part?.text);
  return code === undefined
    ? undefined
    : { code, qualifier: textAt(part, 'Qualifier') ?? part?.attributes['Qualifier'] ?? '' };
}

function readStrength(part: Part): ScriptMedication['strength'] {
  const value = textAt(part, 'StrengthValue');
  if (value === undefined) return undefined;
  return given({
    value,
    form: textAt(part, 'StrengthForm/Code'),
    unit: textAt(part, 'StrengthUnitOfMeasure/Code'),
  }) as ScriptMedication['strength'];
}

function readQuantity(part: Part): ScriptQuantity {
  return {
    value: textAt(part, 'Value') ?? '',
    qualifier: textAt(part, 'CodeListQualifier') ?? '38',
    unit: textAt(part, 'QuantityUnitOfMeasure/Code') ?? '',
  };
}

function readDiagnosis(part: Part): ScriptDiagnosis | undefined {
  const coded = readCode(part);
  return coded === undefined ? undefined : { ...coded, description: textAt(part, 'Description') ?? '' };
}

function effectiveDate(part: Part): string | undefined {
  const found = elementsAt(part, 'OtherMedicationDate').find(
    (each) => textAt(each, 'OtherMedicationDateQualifier') === 'EffectiveDate',
  );
  return dayAt(found, 'OtherMedicationDate');
}

/** Reads a date, or the date of an instant. */
function dayAt(part: Part, way: string): string | undefined {
  const text = textAt(part, `${way}/Date`) ?? textAt(part, `${way}/DateTime`);
  return text === undefined ? undefined : /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
}

function countAt(part: Part, way: string): number | undefined {
  const text = textAt(part, way);
  return text !== undefined && /^\d{1,4}$/.test(text) ? Number(text) : undefined;
}
