import type {
  ScriptAddress,
  ScriptAllergies,
  ScriptCode,
  ScriptDecision,
  ScriptDiagnosis,
  ScriptIngredient,
  ScriptMeasurement,
  ScriptMedication,
  ScriptName,
  ScriptPatient,
  ScriptPharmacy,
  ScriptPrescriber,
  ScriptQuantity,
} from './message.ts';
import type { XmlTree } from './xml.ts';

// Maximum lengths in the format.
const MOST = {
  description: 105,
  sig: 1000,
  note: 210,
  line: 40,
  city: 35,
  business: 70,
  name: 35,
  reason: 70,
} as const;

/** Truncates a text; undefined if empty. */
function cut(text: string | undefined, most: number): string | undefined {
  const short = text === undefined ? '' : Array.from(text.trim()).slice(0, most).join('');
  return short === '' ? undefined : short;
}

export function patientTree(patient: ScriptPatient): XmlTree {
  const { id, name, gender, dateOfBirth, address, phone, email } = patient;
  return {
    HumanPatient: {
      Identification: id === undefined ? undefined : { MedicalRecordIdentificationNumberEHR: id },
      Name: nameTree(name),
      Gender: gender,
      DateOfBirth: { Date: dateOfBirth },
      Address: addressTree(address),
      CommunicationNumbers: numbersTree({ phone, email }),
    },
  };
}

export function pharmacyTree({ ncpdpId, npi, name, address, phone, fax }: ScriptPharmacy): XmlTree {
  return {
    Identification: { NCPDPID: ncpdpId, NPI: npi },
    BusinessName: cut(name, MOST.business),
    Address: addressTree(address),
    CommunicationNumbers: numbersTree({ phone, fax }),
  };
}

export function prescriberTree(prescriber: ScriptPrescriber): XmlTree {
  const { npi, stateLicense, practice, name, address, phone, fax } = prescriber;
  const business = cut(practice, MOST.business);
  return {
    NonVeterinarian: {
      Identification: { StateLicenseNumber: stateLicense, NPI: npi },
      PracticeLocation: business === undefined ? undefined : { BusinessName: business },
      Name: nameTree(name),
      Address: addressTree(address),
      CommunicationNumbers: numbersTree({ phone, fax }),
    },
  };
}

/** Writes the known allergies, or undefined if the patient was never asked. */
export function allergiesTree(allergies: ScriptAllergies | undefined): XmlTree | undefined {
  if (allergies === undefined) return undefined;
  if (allergies.noneKnown === true) return { NoKnownAllergies: 'Y' };
  if (allergies.list.length === 0) return undefined;
  return {
    Allergies: allergies.list.map(({ source, effectiveDate, event, drug }) => ({
      SourceOfInformation: source,
      EffectiveDate: effectiveDate === undefined ? undefined : { Date: effectiveDate },
      AdverseEvent: { Text: cut(event.text, 80), Code: event.code },
      DrugProductCoded:
        drug === undefined ? undefined : { Code: drug.code, Qualifier: drug.qualifier, Text: cut(drug.text, 80) },
    })),
  };
}

/** Writes the measurements, or undefined if there are none. */
export function observationTree(list: readonly ScriptMeasurement[] | undefined): XmlTree | undefined {
  if (list === undefined || list.length === 0) return undefined;
  return {
    Measurement: list.map(({ vitalSign, loincVersion, value, unit, ucumVersion, date }) => ({
      VitalSign: vitalSign,
      LOINCVersion: loincVersion,
      Value: value,
      UnitOfMeasure: unit,
      UCUMVersion: ucumVersion,
      ObservationDate: { Date: date },
    })),
  };
}

/** Writes a drug, a supply or a compound. */
export function medicationTree(medication: ScriptMedication): XmlTree {
  const { product, strength, drugDb, deaSchedule, daysSupply, refills, diagnosis, compound } = medication;
  const coded = {
    ProductCode: codeTree(product),
    Strength: strengthTree(strength),
    DrugDBCode: codeTree(drugDb),
    DEASchedule: deaSchedule === undefined ? undefined : { Code: deaSchedule },
  };
  return {
    DrugDescription: cut(medication.description, MOST.description),
    DrugCoded: Object.values(coded).every((each) => each === undefined) ? undefined : coded,
    Quantity: quantityTree(medication.quantity),
    DaysSupply: numeral(daysSupply),
    WrittenDate: dayTree(medication.writtenDate),
    LastFillDate: dayTree(medication.lastFillDate),
    Substitutions: medication.substitutions,
    NumberOfRefills: numeral(refills),
    Diagnosis:
      diagnosis === undefined
        ? undefined
        : {
            ClinicalInformationQualifier: diagnosis.informationQualifier,
            Primary: diagnosisTree(diagnosis.primary),
            Secondary: diagnosis.secondary === undefined ? undefined : diagnosisTree(diagnosis.secondary),
          },
    PriorAuthorization: cut(medication.priorAuthorization, 35),
    Note: cut(medication.note, MOST.note),
    DrugCoverageStatusCode: medication.coverageStatus,
    Sig: { SigText: cut(medication.sig, MOST.sig) },
    RxFillIndicator: medication.rxFillIndicator,
    PharmacyRequestedRefills: numeral(medication.requestedRefills),
    CompoundInformation:
      compound === undefined
        ? undefined
        : {
            FinalCompoundPharmaceuticalDosageForm: compound.finalForm,
            CompoundIngredientsLotNotUsed: compound.ingredients.map(ingredientTree),
          },
    OtherMedicationDate:
      medication.effectiveDate === undefined
        ? undefined
        : {
            OtherMedicationDate: { Date: medication.effectiveDate },
            OtherMedicationDateQualifier: 'EffectiveDate',
          },
  };
}

/** Writes the response to a request. */
export function decisionTree(decision: ScriptDecision): XmlTree {
  if (decision.type !== 'Denied') return { [decision.type]: { Note: cut(decision.note, MOST.reason) } };
  return { Denied: { ReasonCode: decision.reasonCode, DenialReason: cut(decision.denialReason, MOST.reason) } };
}

function ingredientTree({ description, product, strength, quantity }: ScriptIngredient): XmlTree {
  return {
    CompoundIngredient: {
      CompoundIngredientItemDescription: cut(description, MOST.description),
      ProductCode: codeTree(product),
      Strength: strengthTree(strength),
    },
    Quantity: quantityTree(quantity),
  };
}

function quantityTree({ value, qualifier, unit }: ScriptQuantity): XmlTree {
  return { Value: value, CodeListQualifier: qualifier, QuantityUnitOfMeasure: { Code: unit } };
}

function strengthTree(strength: ScriptMedication['strength']): XmlTree | undefined {
  if (strength === undefined) return undefined;
  return {
    StrengthValue: strength.value,
    StrengthForm: strength.form === undefined ? undefined : { Code: strength.form },
    StrengthUnitOfMeasure: strength.unit === undefined ? undefined : { Code: strength.unit },
  };
}

function diagnosisTree({ code, qualifier, description }: ScriptDiagnosis): XmlTree {
  return { Code: code.replaceAll('.', ''), Qualifier: qualifier, Description: cut(description, 105) };
}

function codeTree(coded: ScriptCode | undefined): XmlTree | undefined {
  return coded === undefined ? undefined : { Code: coded.code, Qualifier: coded.qualifier };
}

function nameTree({ lastName, firstName, middleName }: ScriptName): XmlTree {
  return {
    LastName: cut(lastName, MOST.name),
    FirstName: cut(firstName, MOST.name),
    MiddleName: cut(middleName, MOST.name),
  };
}

function addressTree(address: ScriptAddress | undefined): XmlTree | undefined {
  if (address === undefined) return undefined;
  return {
    AddressLine1: cut(address.line1, MOST.line),
    AddressLine2: cut(address.line2, MOST.line),
    City: cut(address.city, MOST.city),
    StateProvince: address.state,
    PostalCode: address.postalCode.replaceAll(/\D/g, ''),
    CountryCode: 'US',
  };
}

function numbersTree(numbers: { phone?: string; fax?: string; email?: string }): XmlTree | undefined {
  const { phone, fax, email } = numbers;
  if (phone === undefined && fax === undefined && email === undefined) return undefined;
  return {
    PrimaryTelephone: phone === undefined ? undefined : { Number: phone },
    ElectronicMail: cut(email, 80),
    Fax: fax === undefined ? undefined : { Number: fax },
  };
}

const dayTree = (day: string | undefined): XmlTree | undefined => (day === undefined ? undefined : { Date: day });
const numeral = (value: number | undefined): string | undefined => (value === undefined ? undefined : String(value));
