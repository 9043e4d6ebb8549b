import { describe, expect, test } from 'vitest';
import { writeMessage } from './write-message.ts';
import { isScriptProblem, readMessage } from './read-message.ts';
import { newRx, sampleMessages } from './testing/sample-messages.ts';
import { elementAt, readXml, type XmlElement } from './xml.ts';

/** Returns the path of every non-empty element, in document order. */
function waysOf(element: XmlElement, above = ''): string[] {
  const way = above === '' ? element.name : `${above}/${element.name}`;
  return element.children.length === 0
    ? [`${way}=${element.text}`]
    : element.children.flatMap((child) => waysOf(child, way));
}

const written = (text: string): XmlElement => readXml(text)!;
const namesIn = (element: XmlElement | undefined): string[] => element!.children.map(({ name }) => name);

describe('an outgoing message', () => {
  test.each(sampleMessages.map((message) => [message.kind, message] as const))(
    '%s is read back unchanged',
    (_kind, message) => {
      for (const version of ['2017071', '2023011'] as const)
        expect(readMessage(writeMessage(message, version))).toEqual(message);
    },
  );

  test('has its version in every attribute', () => {
    expect(written(writeMessage(newRx)).attributes).toEqual({
      DatatypesVersion: '20170715',
      TransportVersion: '20170715',
      TransactionDomain: 'SCRIPT',
      TransactionVersion: '20170715',
      StructuresVersion: '20170715',
      ECLVersion: '20170715',
    });
    expect(written(writeMessage(newRx, '2023011')).attributes['ECLVersion']).toBe('20230115');
  });

  test('has its header in order, with the parties’ qualifiers', () => {
    const header = elementAt(written(writeMessage(sampleMessages[6]!)), 'Header')!;
    expect(namesIn(header)).toEqual([
      'To',
      'From',
      'MessageID',
      'RelatesToMessageID',
      'SentTime',
      'SenderSoftware',
      'RxReferenceNumber',
      'PrescriberOrderNumber',
    ]);
    expect(header.children[0]!.attributes).toEqual({ Qualifier: 'P' });
    expect(header.children[1]!.attributes).toEqual({ Qualifier: 'D' });
    expect(namesIn(elementAt(header, 'SenderSoftware'))).toEqual([
      'SenderSoftwareDeveloper',
      'SenderSoftwareProduct',
      'SenderSoftwareVersionRelease',
    ]);
  });

  test('writes every element of a new prescription in order', () => {
    const body = elementAt(written(writeMessage(newRx)), 'Body/NewRx')!;
    expect(waysOf(body)).toEqual([
      'NewRx/AllergyOrAdverseEvent/Allergies/SourceOfInformation=P',
      'NewRx/AllergyOrAdverseEvent/Allergies/EffectiveDate/Date=2019-02-03',
      'NewRx/AllergyOrAdverseEvent/Allergies/AdverseEvent/Text=Hives',
      'NewRx/AllergyOrAdverseEvent/Allergies/AdverseEvent/Code=247472004',
      'NewRx/AllergyOrAdverseEvent/Allergies/DrugProductCoded/Code=7980',
      'NewRx/AllergyOrAdverseEvent/Allergies/DrugProductCoded/Qualifier=SCD',
      'NewRx/AllergyOrAdverseEvent/Allergies/DrugProductCoded/Text=Penicillin',
      'NewRx/Patient/HumanPatient/Identification/MedicalRecordIdentificationNumberEHR=1042',
      'NewRx/Patient/HumanPatient/Name/LastName=O’Neil',
      'NewRx/Patient/HumanPatient/Name/FirstName=Ada',
      'NewRx/Patient/HumanPatient/Name/MiddleName=Marie',
      'NewRx/Patient/HumanPatient/Gender=F',
      'NewRx/Patient/HumanPatient/DateOfBirth/Date=1980-05-01',
      'NewRx/Patient/HumanPatient/Address/AddressLine1=120 Meridian St',
      'NewRx/Patient/HumanPatient/Address/AddressLine2=Unit 4',
      'NewRx/Patient/HumanPatient/Address/City=Boston',
      'NewRx/Patient/HumanPatient/Address/StateProvince=MA',
      'NewRx/Patient/HumanPatient/Address/PostalCode=02128',
      'NewRx/Patient/HumanPatient/Address/CountryCode=US',
      'NewRx/Patient/HumanPatient/CommunicationNumbers/PrimaryTelephone/Number=6175550142',
      'NewRx/Patient/HumanPatient/CommunicationNumbers/ElectronicMail=ada@example.com',
      'NewRx/Pharmacy/Identification/NCPDPID=9900011',
      'NewRx/Pharmacy/Identification/NPI=1300000019',
      'NewRx/Pharmacy/BusinessName=Harbor & Sons <Pharmacy>',
      'NewRx/Pharmacy/Address/AddressLine1=120 Meridian St',
      'NewRx/Pharmacy/Address/City=Boston',
      'NewRx/Pharmacy/Address/StateProvince=MA',
      'NewRx/Pharmacy/Address/PostalCode=02128',
      'NewRx/Pharmacy/Address/CountryCode=US',
      'NewRx/Pharmacy/CommunicationNumbers/PrimaryTelephone/Number=6175550001',
      'NewRx/Pharmacy/CommunicationNumbers/Fax/Number=6175551001',
      'NewRx/Prescriber/NonVeterinarian/Identification/StateLicenseNumber=MA12345',
      'NewRx/Prescriber/NonVeterinarian/Identification/NPI=2000000010',
      'NewRx/Prescriber/NonVeterinarian/PracticeLocation/BusinessName=Harborview Family Medicine',
      'NewRx/Prescriber/NonVeterinarian/Name/LastName=Marchetti',
      'NewRx/Prescriber/NonVeterinarian/Name/FirstName=Elena',
      'NewRx/Prescriber/NonVeterinarian/Address/AddressLine1=120 Meridian St',
      'NewRx/Prescriber/NonVeterinarian/Address/City=Boston',
      'NewRx/Prescriber/NonVeterinarian/Address/StateProvince=MA',
      'NewRx/Prescriber/NonVeterinarian/Address/PostalCode=02128',
      'NewRx/Prescriber/NonVeterinarian/Address/CountryCode=US',
      'NewRx/Prescriber/NonVeterinarian/CommunicationNumbers/PrimaryTelephone/Number=6175550100',
      'NewRx/Prescriber/NonVeterinarian/CommunicationNumbers/Fax/Number=6175550109',
      'NewRx/Observation/Measurement/VitalSign=8302-2',
      'NewRx/Observation/Measurement/LOINCVersion=2.42',
      'NewRx/Observation/Measurement/Value=65',
      'NewRx/Observation/Measurement/UnitOfMeasure=[in_i]',
      'NewRx/Observation/Measurement/UCUMVersion=2.1',
      'NewRx/Observation/Measurement/ObservationDate/Date=2026-11-22',
      'NewRx/Observation/Measurement/VitalSign=29463-7',
      'NewRx/Observation/Measurement/LOINCVersion=2.42',
      'NewRx/Observation/Measurement/Value=140',
      'NewRx/Observation/Measurement/UnitOfMeasure=[lb_av]',
      'NewRx/Observation/Measurement/UCUMVersion=2.1',
      'NewRx/Observation/Measurement/ObservationDate/Date=2026-11-22',
      'NewRx/MedicationPrescribed/DrugDescription=Amoxicillin 500 mg capsule',
      'NewRx/MedicationPrescribed/DrugCoded/ProductCode/Code=00093310901',
      'NewRx/MedicationPrescribed/DrugCoded/ProductCode/Qualifier=ND',
      'NewRx/MedicationPrescribed/DrugCoded/Strength/StrengthValue=500',
      'NewRx/MedicationPrescribed/DrugCoded/Strength/StrengthForm/Code=C25158',
      'NewRx/MedicationPrescribed/DrugCoded/Strength/StrengthUnitOfMeasure/Code=C28253',
      'NewRx/MedicationPrescribed/DrugCoded/DrugDBCode/Code=308191',
      'NewRx/MedicationPrescribed/DrugCoded/DrugDBCode/Qualifier=SCD',
      'NewRx/MedicationPrescribed/DrugCoded/DEASchedule/Code=C38046',
      'NewRx/MedicationPrescribed/Quantity/Value=30',
      'NewRx/MedicationPrescribed/Quantity/CodeListQualifier=38',
      'NewRx/MedicationPrescribed/Quantity/QuantityUnitOfMeasure/Code=C48480',
      'NewRx/MedicationPrescribed/DaysSupply=10',
      'NewRx/MedicationPrescribed/WrittenDate/Date=2026-11-22',
      'NewRx/MedicationPrescribed/Substitutions=0',
      'NewRx/MedicationPrescribed/NumberOfRefills=3',
      'NewRx/MedicationPrescribed/Diagnosis/ClinicalInformationQualifier=1',
      'NewRx/MedicationPrescribed/Diagnosis/Primary/Code=J020',
      'NewRx/MedicationPrescribed/Diagnosis/Primary/Qualifier=ABF',
      'NewRx/MedicationPrescribed/Diagnosis/Primary/Description=Streptococcal pharyngitis',
      'NewRx/MedicationPrescribed/Diagnosis/Secondary/Code=R509',
      'NewRx/MedicationPrescribed/Diagnosis/Secondary/Qualifier=ABF',
      'NewRx/MedicationPrescribed/Diagnosis/Secondary/Description=Fever',
      'NewRx/MedicationPrescribed/PriorAuthorization=PA-77',
      'NewRx/MedicationPrescribed/Note=Please call the patient',
      'NewRx/MedicationPrescribed/DrugCoverageStatusCode=PR',
      'NewRx/MedicationPrescribed/Sig/SigText=Take 1 capsule by mouth three times daily',
      'NewRx/MedicationPrescribed/RxFillIndicator=A',
      'NewRx/MedicationPrescribed/OtherMedicationDate/OtherMedicationDate/Date=2026-11-23',
      'NewRx/MedicationPrescribed/OtherMedicationDate/OtherMedicationDateQualifier=EffectiveDate',
    ]);
  });

  test('a compound has its form and ingredients', () => {
    const part = elementAt(
      written(writeMessage(sampleMessages[1]!)),
      'Body/NewRx/MedicationPrescribed/CompoundInformation',
    )!;
    expect(waysOf(part)).toEqual([
      'CompoundInformation/FinalCompoundPharmaceuticalDosageForm=C68996',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/CompoundIngredientItemDescription=Lidocaine viscous 2 %',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/ProductCode/Code=00054350049',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/ProductCode/Qualifier=ND',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/Strength/StrengthValue=2',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/Strength/StrengthForm/Code=C42986',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/Strength/StrengthUnitOfMeasure/Code=C25613',
      'CompoundInformation/CompoundIngredientsLotNotUsed/Quantity/Value=80',
      'CompoundInformation/CompoundIngredientsLotNotUsed/Quantity/CodeListQualifier=38',
      'CompoundInformation/CompoundIngredientsLotNotUsed/Quantity/QuantityUnitOfMeasure/Code=C28254',
      'CompoundInformation/CompoundIngredientsLotNotUsed/CompoundIngredient/CompoundIngredientItemDescription=Diphenhydramine 12.5 mg/5 mL',
      'CompoundInformation/CompoundIngredientsLotNotUsed/Quantity/Value=80',
      'CompoundInformation/CompoundIngredientsLotNotUsed/Quantity/CodeListQualifier=38',
      'CompoundInformation/CompoundIngredientsLotNotUsed/Quantity/QuantityUnitOfMeasure/Code=C28254',
    ]);
  });

  test.each([
    [2, 'CancelRx', ['Patient', 'Pharmacy', 'Prescriber', 'MedicationPrescribed']],
    [3, 'CancelRxResponse', ['Response']],
    [5, 'RxRenewalRequest', ['Patient', 'Pharmacy', 'Prescriber', 'MedicationDispensed', 'MedicationPrescribed']],
    [
      6,
      'RxRenewalResponse',
      [
        'RequestReferenceNumber',
        'Response',
        'Patient',
        'Pharmacy',
        'Prescriber',
        'Observation',
        'MedicationPrescribed',
      ],
    ],
    [
      8,
      'RxChangeRequest',
      [
        'MessageRequestCode',
        'Patient',
        'Pharmacy',
        'Prescriber',
        'MedicationPrescribed',
        'MedicationRequested',
        'MedicationRequested',
      ],
    ],
    [
      9,
      'RxChangeResponse',
      ['RequestReferenceNumber', 'Response', 'Patient', 'Pharmacy', 'Prescriber', 'MedicationPrescribed'],
    ],
    [13, 'Status', ['Code', 'Description']],
    [14, 'Verify', ['VerifyStatus']],
    [15, 'Error', ['Code', 'DescriptionCode', 'Description']],
  ] as const)('message %i, %s, has its parts in order', (at, kind, names) => {
    expect(namesIn(elementAt(written(writeMessage(sampleMessages[at]!)), `Body/${kind}`))).toEqual(names);
  });

  test('a dispensed medication includes its last fill and the requested refills', () => {
    const part = elementAt(written(writeMessage(sampleMessages[5]!)), 'Body/RxRenewalRequest/MedicationDispensed');
    const names = namesIn(part);
    expect(names.indexOf('LastFillDate')).toBe(names.indexOf('WrittenDate') + 1);
    expect(names.indexOf('PharmacyRequestedRefills')).toBeGreaterThan(names.indexOf('Sig'));
  });

  test('truncates texts that exceed the format and drops characters that XML can’t contain', () => {
    const medication = { ...newRx.medication, description: 'x'.repeat(300), note: 'a\u0000b\u000bc\ud800' };
    const read = readMessage(writeMessage({ ...newRx, medication }));
    expect(read).toMatchObject({ medication: { description: 'x'.repeat(105), note: 'abc' } });
  });

  test('writes diagnosis codes without a dot', () => {
    const primary = { code: 'E11.9', qualifier: 'ABF', description: 'Type 2 diabetes' };
    const medication = { ...newRx.medication, diagnosis: { informationQualifier: '1', primary } };
    expect(writeMessage({ ...newRx, medication })).toContain('<Code>E119</Code>');
  });
});

describe('an unreadable message', () => {
  const good = writeMessage(newRx);
  test.each([
    ['a custom entity', good.replace('<Message', '<!DOCTYPE x [<!ENTITY a "aaaa">]><Message')],
    ['an external entity', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${good}`],
    ['an oversized message', good.replace('</Body>', `<X>${'x'.repeat(300_000)}</X></Body>`)],
    ['deep nesting', `${'<a>'.repeat(500)}${'</a>'.repeat(500)}`],
    ['many elements', `<Message>${'<a/>'.repeat(7000)}</Message>`],
    ['a text that is not XML', 'MSH|^~\\&|'],
    ['an empty text', ''],
    ['a truncated message', good.slice(0, good.length / 2)],
    ['another root', good.replaceAll('Message ', 'Letter ').replace('</Message>', '</Letter>')],
    ['two transactions', good.replace('</Body>', '<Status><Code>000</Code></Status></Body>')],
    ['an unknown transaction', good.replaceAll('NewRx', 'Haiku')],
    ['another domain', good.replace('TransactionDomain="SCRIPT"', 'TransactionDomain="POETRY"')],
    ['a missing number', good.replace(/<MessageID>.*?<\/MessageID>/, '')],
    [
      'a number that is too long',
      good.replace(/<MessageID>.*?<\/MessageID>/, `<MessageID>${'9'.repeat(60)}</MessageID>`),
    ],
  ])('rejects %s', (_what, text) => {
    const read = readMessage(text);
    expect(isScriptProblem(read)).toBe(true);
  });

  test('decodes characters, and leaves an unknown entity as text', () => {
    const text = good.replace('Please call the patient', 'a &amp; b &#233; &#x1F48A; &unknown; <![CDATA[<x>]]>');
    expect(readMessage(text)).toMatchObject({ medication: { note: 'a & b é 💊 &unknown; <x>' } });
  });

  test('accepts namespace prefixes and the alternative name of the response medication', () => {
    const prefixed = writeMessage(sampleMessages[6]!)
      .replaceAll('MedicationPrescribed>', 'MedicationResponse>')
      .replaceAll(/<(\/?)([A-Z])/g, '<$1ns:$2');
    expect(readMessage(prefixed)).toEqual(sampleMessages[6]);
  });
});
