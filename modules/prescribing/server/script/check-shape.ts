import { layouts, type ScriptVersion } from './layouts.ts';
import type { OutgoingMessage } from './message.ts';
import { writeMessage } from './write-message.ts';
import { readXml, type XmlElement } from './xml.ts';

// Text formats by element, or by element and its parent. The schema is members-only, so these are what public messages
// agree on.
const TEXTS: Readonly<Record<string, RegExp>> = {
  To: /^.{1,35}$/,
  From: /^.{1,35}$/,
  MessageID: /^.{1,35}$/,
  SentTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  Date: /^\d{4}-\d\d-\d\d$/,
  Gender: /^[MFU]$/,
  LastName: /^.{1,35}$/,
  FirstName: /^.{1,35}$/,
  StateProvince: /^[A-Z]{2}$/,
  PostalCode: /^\d{5}(\d{4})?$/,
  CountryCode: /^[A-Z]{2}$/,
  Number: /^\d{10}$/,
  NCPDPID: /^\d{7}$/,
  NPI: /^\d{10}$/,
  BusinessName: /^.{1,70}$/,
  DrugDescription: /^.{1,105}$/,
  'ProductCode/Code': /^.{1,35}$/,
  'ProductCode/Qualifier': /^(ND|UP)$/,
  'DrugDBCode/Qualifier': /^(SCD|SBD|GPK|BPK)$/,
  'Quantity/Value': /^\d{1,11}(\.\d{1,10})?$/,
  CodeListQualifier: /^(38|CF)$/,
  'QuantityUnitOfMeasure/Code': /^C\d+$/,
  DaysSupply: /^\d{1,3}$/,
  Substitutions: /^[01]$/,
  NumberOfRefills: /^\d{1,2}$/,
  SigText: /^.{1,1000}$/,
  Note: /^.{1,210}$/,
  'Primary/Qualifier': /^ABF$/,
  'Secondary/Qualifier': /^ABF$/,
  'Primary/Code': /^[A-Z0-9]{3,7}$/,
  'Secondary/Code': /^[A-Z0-9]{3,7}$/,
  'VerifyStatus/Code': /^\d{3}$/,
  'Status/Code': /^0[01]0$/,
  'Error/Code': /^\d{3}$/,
  DenialReason: /^.{1,70}$/,
};

// Prescriber and pharmacy fields that every pharmacy requires.
const NEEDED = [
  ['Prescriber/NonVeterinarian/Identification/NPI', 'the prescriber’s NPI'],
  ['Prescriber/NonVeterinarian/Address', 'the practice’s address'],
  ['Prescriber/NonVeterinarian/CommunicationNumbers/PrimaryTelephone/Number', 'the practice’s telephone number'],
  ['Pharmacy/Identification/NCPDPID', 'the pharmacy’s NCPDP ID'],
] as const;
// Labels of missing or invalid fields.
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/HumanPatient\/DateOfBirth/, 'the patient’s date of birth'],
  [/HumanPatient\/Name/, 'the patient’s name'],
  [/HumanPatient\/Address\/PostalCode/, 'the ZIP code of the patient’s address'],
  [/HumanPatient\/Address\/StateProvince/, 'the state of the patient’s address'],
  [/HumanPatient\/Address/, 'the patient’s address'],
  [/NonVeterinarian\/Identification/, 'the prescriber’s NPI'],
  [/NonVeterinarian\/Address\/PostalCode/, 'the ZIP code of the practice’s address'],
  [/NonVeterinarian\/Address\/StateProvince/, 'the state of the practice’s address'],
  [/NonVeterinarian\/Address/, 'the practice’s address'],
  [/NonVeterinarian\/CommunicationNumbers/, 'the practice’s telephone number'],
  [/QuantityUnitOfMeasure/, 'the unit of the quantity'],
  [/CodeListQualifier/, 'the qualifier of the quantity'],
  [/Header\/From/, 'the prescriber’s number at the network (SPI)'],
];

/** Returns what is wrong with the shape of a message: path and problem, in message order; empty if valid. */
export function shapeProblems(root: XmlElement, version: ScriptVersion = '2017071'): string[] {
  return problemsIn(root, root.name, '', layouts[version].shape);
}

/** Returns why a pharmacy's system would reject an outgoing message, in words, or null. */
export function outgoingProblem(message: OutgoingMessage, version?: ScriptVersion): string | null {
  const root = readXml(writeMessage(message, version))!;
  // A response repeats the pharmacy's own data on the patient, the drug and itself, which is not a reason to block it.
  const isAnswer = message.kind === 'RxRenewalResponse' || message.kind === 'RxChangeResponse';
  const [way] = shapeProblems(root, version).filter(
    (each) => !isAnswer || !/\/(Patient|Pharmacy|Medication\w+)\b/.test(each),
  );
  if (way !== undefined)
    return `The pharmacy’s system would reject this: check ${WORDS.find(([pattern]) => pattern.test(way))?.[1] ?? way}.`;
  const body = root.children[1]!.children[0];
  const lack = NEEDED.find(([needed]) => textBelow(body, needed) === '');
  return lack === undefined ? null : `The pharmacy’s system would reject this: ${lack[1]} is missing.`;
}

function problemsIn(
  element: XmlElement,
  way: string,
  above: string,
  shape: Readonly<Record<string, string>>,
): string[] {
  const { name, text, children } = element;
  const inside = shape[name];
  if (inside === undefined || (children.length === 0 && text !== '')) {
    const pattern = TEXTS[`${above}/${name}`] ?? TEXTS[name];
    if (children.length > 0) return [`${way}: the content is not supported`];
    return text === '' ? [`${way}: empty`] : pattern?.test(text) === false ? [`${way}: invalid value`] : [];
  }
  const problems: string[] = [];
  let at = 0;
  for (const part of inside.split(/\s+/)) {
    const [, names = '', often = ''] = /^([\w|]+)([?*+]?)$/.exec(part)!;
    const known = new Set(names.split('|'));
    const from = at;
    while (at < children.length && known.has(children[at]!.name)) at += 1;
    const count = at - from;
    if (count === 0 && (often === '' || often === '+')) problems.push(`${way}/${names}: missing`);
    if (count > 1 && (often === '' || often === '?')) problems.push(`${way}/${names}: more than one`);
  }
  if (at < children.length) problems.push(`${way}/${children[at]!.name}: out of order`);
  return [...problems, ...children.flatMap((child) => problemsIn(child, `${way}/${child.name}`, name, shape))];
}

function textBelow(element: XmlElement | undefined, way: string): string {
  let at = element;
  for (const name of way.split('/')) at = at?.children.find((child) => child.name === name);
  return at === undefined ? '' : at.text || (at.children.length > 0 ? 'filled' : '');
}
