import { layouts, type ScriptVersion } from './layouts.ts';
import type { ScriptHeader, ScriptMessage, ScriptPatient, ScriptPharmacy, ScriptPrescriber } from './message.ts';
import {
  allergiesTree,
  decisionTree,
  medicationTree,
  observationTree,
  patientTree,
  pharmacyTree,
  prescriberTree,
} from './write-parts.ts';
import { writeXml, type XmlTree } from './xml.ts';

const DEVELOPER = 'Salus';
const PRODUCT = 'Salus';
const RELEASE = '0.1';

/** Writes a message as NCPDP SCRIPT; texts that exceed the format are truncated. */
export function writeMessage(message: ScriptMessage, version: ScriptVersion = '2017071'): string {
  const { edition, order } = layouts[version];
  const tree: XmlTree = {
    '@DatatypesVersion': edition,
    '@TransportVersion': edition,
    '@TransactionDomain': 'SCRIPT',
    '@TransactionVersion': edition,
    '@StructuresVersion': edition,
    '@ECLVersion': edition,
    Header: headerTree(message.header),
    Body: { [message.kind]: bodyTree(message) },
  };
  return writeXml('Message', tree, (name) => order[name] ?? []);
}

function headerTree(header: ScriptHeader): XmlTree {
  return {
    To: { '@Qualifier': header.to.qualifier, '#': header.to.code },
    From: { '@Qualifier': header.from.qualifier, '#': header.from.code },
    MessageID: header.messageId,
    RelatesToMessageID: header.relatesTo,
    SentTime: header.sentTime,
    SenderSoftware: {
      SenderSoftwareDeveloper: DEVELOPER,
      SenderSoftwareProduct: PRODUCT,
      SenderSoftwareVersionRelease: RELEASE,
    },
    RxReferenceNumber: header.rxReferenceNumber,
    PrescriberOrderNumber: header.orderNumber,
  };
}

function bodyTree(message: ScriptMessage): XmlTree {
  switch (message.kind) {
    case 'NewRx':
      return {
        AllergyOrAdverseEvent: allergiesTree(message.allergies),
        ...parties(message),
        Observation: observationTree(message.observations),
        MedicationPrescribed: medicationTree(message.medication),
      };
    case 'CancelRx':
      return { ...parties(message), MedicationPrescribed: medicationTree(message.medication) };
    case 'CancelRxResponse':
      return {
        Response:
          message.response.type === 'Approved'
            ? { Approved: { Note: message.response.note } }
            : { Denied: { DenialReason: message.response.denialReason } },
      };
    case 'RxRenewalRequest':
      return {
        ...parties(message),
        MedicationDispensed: message.dispensed === undefined ? undefined : medicationTree(message.dispensed),
        MedicationPrescribed: message.prescribed === undefined ? undefined : medicationTree(message.prescribed),
      };
    case 'RxRenewalResponse':
      return {
        RequestReferenceNumber: message.requestReferenceNumber,
        Response: decisionTree(message.decision),
        ...parties(message),
        Observation: observationTree(message.observations),
        MedicationPrescribed: medicationTree(message.medication),
      };
    case 'RxChangeRequest':
      return {
        MessageRequestCode: message.code,
        MessageRequestSubCode: (message.subCodes ?? []).map((code) => ({ '#': code })),
        ...parties(message),
        MedicationPrescribed: medicationTree(message.prescribed),
        MedicationRequested: message.requested.map(medicationTree),
      };
    case 'RxChangeResponse':
      return {
        RequestReferenceNumber: message.requestReferenceNumber,
        Response: decisionTree(message.decision),
        ...parties(message),
        MedicationPrescribed: message.medication === undefined ? undefined : medicationTree(message.medication),
      };
    case 'RxFill':
      return {
        FillStatus: { [message.fill.type]: { Note: message.fill.note } },
        ...parties(message),
        MedicationDispensed: message.dispensed === undefined ? undefined : medicationTree(message.dispensed),
      };
    case 'Status':
      return { Code: message.code, Description: message.description };
    case 'Verify':
      return { VerifyStatus: { Code: message.code, Description: message.description } };
    case 'Error':
      return { Code: message.code, DescriptionCode: message.descriptionCode, Description: message.description };
  }
}

function parties(message: { patient: ScriptPatient; pharmacy: ScriptPharmacy; prescriber: ScriptPrescriber }): XmlTree {
  return {
    Patient: patientTree(message.patient),
    Pharmacy: pharmacyTree(message.pharmacy),
    Prescriber: prescriberTree(message.prescriber),
  };
}
