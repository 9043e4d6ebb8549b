import type { WorkOwner } from '#platform/work/run-work.ts';
import { sql } from 'kysely';
import { checkImage, readFile, type ReadFile, saveFile, scanUpload, type ScannedBytes } from '#files/server';
import type { Queryable, Tx } from '#platform/database.ts';
import type { App } from '#platform/app.ts';
import { isId } from '#platform/id.ts';
import { invalid, isDomainError, type DomainError } from '#platform/domain-error.ts';
import type { AnswerIssue, Answers, Definition, FileValue, GroupEntry } from '../../rules/index.ts';
import type { SurveyRow } from './surveys.sql.ts';

const LARGEST = 700_000;
const folderOf = (surveyId: string): string => `questionnaires/${surveyId}`;

/** An image, re-encoded, or a PDF, as an answer. */
export interface CheckedFile {
  name: string;
  type: string;
  bytes: ScannedBytes;
}

/** Validates a base64 file, before any row is locked: images are re-encoded. `of` is the owner. */
export async function checkSurveyFile(
  app: App,
  file: { name: unknown; data: unknown },
  of: WorkOwner,
): Promise<CheckedFile | DomainError> {
  const typed = typeof file.name === 'string' && file.name.isWellFormed() ? file.name : '';
  const name = typed.replaceAll(/[\p{Cc}/\\]/gu, ' ').trim();
  const bytes = typeof file.data === 'string' ? Buffer.from(file.data, 'base64') : Buffer.alloc(0);
  const wrong = (message: string): DomainError => invalid([{ path: 'file', message }]);
  if (name === '' || bytes.length === 0) return wrong('Choose a file');
  if (bytes.length > LARGEST) return wrong('This file is too large. Choose one of up to 700 kB.');
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') {
    const scanned = await scanUpload(app, bytes);
    return isDomainError(scanned) ? wrong(scanned.message) : { name, type: 'application/pdf', bytes: scanned };
  }
  const image = await checkImage(app, bytes, { minWidth: 1, minHeight: 1, largestKb: 700 }, of);
  return isDomainError(image)
    ? wrong(image.code === 'NOT_AN_IMAGE' ? 'Choose a photo or a PDF' : image.message)
    : { name, ...image };
}

/** Stores a file for a locked survey; the answer references it. */
export async function keepSurveyFile(tx: Tx, app: App, survey: SurveyRow, file: CheckedFile): Promise<FileValue> {
  const { clinic_id: clinicId, patient_id: patientId } = survey;
  const { id } = await saveFile(tx, { app, clinicId, folder: folderOf(survey.id), patientId, userId: null, ...file });
  return { file_id: id, name: file.name };
}

/** Returns a file among the answers that was not uploaded for this survey; null if there is none. */
export async function strangeFile(
  db: Queryable,
  survey: SurveyRow,
  definition: Definition,
  answers: Answers,
): Promise<AnswerIssue | null> {
  for (const { path, file } of filesIn(definition, answers)) {
    const isOurs = isId(file.file_id) && (await isOfSurvey(db, survey, file.file_id));
    if (!isOurs) return { path, message: 'Choose the file again' };
  }
  return null;
}

/** Returns a file of a survey by its path, or null. */
export async function readSurveyFile(
  app: App,
  survey: SurveyRow,
  definition: Definition,
  answers: Answers,
  path: string,
): Promise<ReadFile | null> {
  const found = filesIn(definition, answers).find((each) => each.path === path);
  return found === undefined ? null : readFile(app, survey.clinic_id, found.file.file_id);
}

function filesIn({ questions }: Definition, answers: Answers): { path: string; file: FileValue }[] {
  return questions
    .filter(({ type }) => type === 'file')
    .flatMap(({ id, group }) => {
      if (group === null) return answers[id] == null ? [] : [{ path: id, file: answers[id] as FileValue }];
      const entries = (answers[group] ?? []) as GroupEntry[];
      return entries.flatMap((entry, index) =>
        entry[id] == null ? [] : [{ path: `${group}.${index}.${id}`, file: entry[id] as FileValue }],
      );
    });
}

async function isOfSurvey(db: Queryable, { clinic_id, id, patient_id }: SurveyRow, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from files.file where clinic_id = ${clinic_id} and id = ${fileId} and folder = ${folderOf(id)}
      and patient_id = ${patient_id} and deleted_time is null`.execute(db);
  return rows.length > 0;
}
