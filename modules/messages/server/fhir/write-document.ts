import { isDeepStrictEqual } from 'node:util';
import type { DocumentReference } from 'fhir/r4';
import { fileType, TAKEN_ENDINGS } from '#files/rules';
import { dayIn } from '#platform/day-in.ts';
import { type DomainError, domainError, isDomainError } from '#platform/domain-error.ts';
import type { FhirCreate, FhirUpdate } from '#platform/fhir/fhir-resource.ts';
import { asElementError, elementError, elementInvalid } from '#platform/fhir/parse-elements.ts';
import { newId } from '#platform/id.ts';
import { describeDocument, keepDocument } from '../documents/keep-document.ts';
import { parseDocument, type SentDocument } from './parse-document.ts';

const ATTACHMENT = 'content[0].attachment';
const ELEMENTS: Readonly<Record<string, string>> = {
  document_type: 'type',
  document_day: `${ATTACHMENT}.creation`,
  title: 'description',
  'input.document_type': 'type',
  'input.document_day': `${ATTACHMENT}.creation`,
  'input.title': 'description',
};
const HOUR_MS = 3_600_000;

/** Adds a file to a patient's chart, with the checks of an upload. */
export const createDocument: FhirCreate = {
  rule: 'messages.documents_add',
  what: 'files of a patient’s chart, up to 20 MB',
  takes: () => true,
  async run(writer, resource) {
    if (writer.kind !== 'member') return refusePatients();
    const { ctx } = writer;
    const sent = parseDocument(resource, null);
    if (isDomainError(sent)) return sent;
    const wrong = checkNew(sent, ctx.actor, ctx.now);
    if (wrong !== null) return wrong;
    const file = readFile(sent);
    if (isDomainError(file)) return file;
    const kept = await keepDocument(ctx, {
      patientId: sent.patientId,
      uploadId: newId(),
      ...file,
      said: { ...sent.said, document_day: sent.said.document_day ?? dayIn(ctx.actor.timeZone, ctx.now) },
    });
    return isDomainError(kept) ? asElementError(kept, ELEMENTS) : kept.id;
  },
};

/** Changes type, day and title of a file; its bytes stay. */
export const updateDocument: FhirUpdate = {
  rule: 'messages.documents_add',
  what: 'type, title and day of a file of the chart',
  async run(writer, { id, version, resource, served }) {
    if (writer.kind !== 'member') return refusePatients();
    const { ctx } = writer;
    const [sent, was] = [parseDocument(resource, served), parseDocument(served, served)];
    if (isDomainError(sent)) return sent;
    if (isDomainError(was)) return was;
    const bytes = (['contentType', 'url', 'size', 'data'] as const).find(
      (name) => sent.attachment[name] !== was.attachment[name],
    );
    if (bytes !== undefined) return elementInvalid(`${ATTACHMENT}.${bytes}`, 'The file can’t be changed');
    const before = served as DocumentReference;
    const kept = (['author', 'custodian', 'date'] as const).find(
      (name) => sent.stated[name] !== undefined && !isDeepStrictEqual(sent.stated[name], before[name]),
    );
    if (kept !== undefined) return elementInvalid(kept, 'This element can’t be changed');
    if (sent.said.document_day === null) return elementInvalid(`${ATTACHMENT}.creation`, 'This element is required');
    const said = { ...sent.said, document_day: sent.said.document_day };
    if (isDeepStrictEqual(said, was.said)) return null;
    const saved = await describeDocument(ctx, id, Number(version), said);
    return isDomainError(saved) ? asElementError(saved, ELEMENTS) : null;
  },
};

function refusePatients(): DomainError {
  return domainError('FORBIDDEN', 'Files are added to the chart by the clinic.');
}

function checkNew(
  { stated, attachment }: SentDocument,
  { userId, clinicId }: { userId: string; clinicId: string },
  now: Date,
): DomainError | null {
  if (attachment.url !== undefined) return elementInvalid(`${ATTACHMENT}.url`, 'Send the bytes as data');
  if (stated.author?.some(({ reference }) => !reference.endsWith(`Practitioner/${userId}`)) === true)
    return elementInvalid('author', 'The author is the member who uses the app');
  if (stated.custodian !== undefined && !stated.custodian.reference.endsWith(`Organization/${clinicId}`))
    return elementInvalid('custodian', 'The custodian is the clinic');
  if (stated.date !== undefined && Math.abs(now.getTime() - Date.parse(stated.date)) > HOUR_MS)
    return elementInvalid('date', 'A file is recorded when it is sent: send the present time or none');
  return null;
}

/** Returns the bytes with a name of their type, which the command compares with them. */
function readFile({ attachment }: SentDocument): { name: string; bytes: Buffer } | DomainError {
  const { data, size, contentType } = attachment;
  if (data === undefined) return elementInvalid(`${ATTACHMENT}.data`, 'This element is required');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.toString('base64') !== data)
    return elementError('MALFORMED', [{ path: `${ATTACHMENT}.data`, message: 'Send base64' }]);
  if (size !== undefined && size !== bytes.length)
    return elementInvalid(`${ATTACHMENT}.size`, 'This is not the number of bytes');
  const ending = TAKEN_ENDINGS.find((one) => fileType(`document${one}`, bytes) === contentType);
  if (bytes.length > 0 && ending === undefined)
    return elementInvalid(`${ATTACHMENT}.contentType`, 'This file type is not supported, or is not that of the bytes');
  return { name: `document${ending ?? '.pdf'}`, bytes };
}
