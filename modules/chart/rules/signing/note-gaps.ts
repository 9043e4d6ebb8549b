import { countBlanks, countLines } from '../note-blanks.ts';
import { isNoteEmpty } from '../note-text.ts';
import { visitConflicts, type VisitContent } from './visit-conflicts.ts';

/** Something missing before a note can be signed, and the panel where it can be fixed. */
export interface NoteGap {
  id: string;
  /** The workspace panel to jump to. */
  panel: string;
  message: string;
  /** True if it prevents signing. */
  blocks: boolean;
}

/** The content checked for gaps. */
export interface GapContent {
  note: string;
  nurse_note: string;
  non_medical: boolean;
  /** The reason why the date of service is not valid. */
  date_problem?: string | null;
  diagnosis: readonly { icd_code: string; warning?: string | null }[];
  cpts: readonly {
    cpt_code: string;
    modifiers: readonly string[];
    pointers: readonly string[];
    warning?: string | null;
  }[];
  /** The visit and patient that the codes are compared with; omitted if only the content is checked. */
  visit?: Pick<VisitContent, 'encounter_mode' | 'patient' | 'earlier_visit'>;
  /** Number of carried-over lines that are unchanged. */
  copied_lines: number;
  /** Number of carried-over rows that are neither changed nor confirmed, by panel. */
  carried_rows?: Readonly<Record<string, number>>;
}

const CARRIED: Readonly<Record<string, string>> = {
  icd10: 'diagnosis',
  cpt: 'procedure',
  'drug name': 'drug',
  supplement: 'supplement',
};

/** Returns the gaps of a note, blocking ones first. */
export function noteGaps(content: GapContent): NoteGap[] {
  const gaps: NoteGap[] = [];
  const add = (id: string, panel: string, message: string, blocks = false): void => {
    gaps.push({ id, panel, message, blocks });
  };
  if (content.date_problem != null) add('date', 'visit', content.date_problem, true);
  const blanks = countBlanks(content.note);
  const nurseBlanks = countBlanks(content.nurse_note);
  if (isNoteEmpty(content.note) && isNoteEmpty(content.nurse_note))
    add('empty', 'soap note', 'The note is empty', true);
  if (blanks > 0) add('blanks', 'soap note', `${counted(blanks, 'blank')} in the SOAP note`, true);
  if (nurseBlanks > 0) add('nurse-blanks', 'nurse note', `${counted(nurseBlanks, 'blank')} in the nurse note`, true);
  const lines = countLines(content.note);
  const nurseLines = countLines(content.nurse_note);
  if (lines > 0) add('lines', 'soap note', `${counted(lines, 'empty line')} (___) in the SOAP note`);
  if (nurseLines > 0) add('nurse-lines', 'nurse note', `${counted(nurseLines, 'empty line')} (___) in the nurse note`);
  if (content.copied_lines > 0)
    add('copied', 'soap note', `${counted(content.copied_lines, 'line')} carried over without changes`);
  for (const [panel, rows] of Object.entries(content.carried_rows ?? {}))
    if (rows > 0)
      add(`carried-${panel}`, panel, `${counted(rows, CARRIED[panel] ?? 'row')} carried over but not confirmed`);
  if (content.non_medical) return gaps;
  if (content.diagnosis.length === 0) add('no-diagnosis', 'icd10', 'No diagnosis');
  if (content.cpts.length === 0) add('no-procedure', 'cpt', 'No procedure');
  for (const { icd_code, warning } of content.diagnosis)
    if (warning != null) add(`icd-${icd_code}`, 'icd10', `${icd_code}: ${warning}`);
  for (const { cpt_code, warning, pointers } of content.cpts) {
    if (warning != null) add(`cpt-${cpt_code}`, 'cpt', `${cpt_code}: ${warning}`);
    if (pointers.length === 0) add(`pointer-${cpt_code}`, 'cpt', `${cpt_code} is not linked to a diagnosis`);
  }
  if (content.visit !== undefined)
    for (const { id, panel, message } of visitConflicts({ ...content, ...content.visit })) add(id, panel, message);
  return gaps;
}

function counted(count: number, word: string): string {
  const many = word === 'diagnosis' ? 'diagnoses' : `${word}s`;
  return `${count} ${count === 1 ? word : many}`;
}
