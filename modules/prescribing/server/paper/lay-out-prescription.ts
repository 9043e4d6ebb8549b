import { Sheets } from '#platform/pdf/sheets.ts';
import type { WorkTools } from '#platform/work/work.ts';

/** The content of a printed prescription. */
export interface PrescriptionPaper {
  madeAt: Date;
  clinic: string;
  practice: string[];
  /** For a prescription sent electronically: a note that this is a copy, and its status. */
  status: string | null;
  patient: Record<string, string>;
  prescription: Record<string, string>;
  /** Overridden severe findings, for the dispensing pharmacist. */
  alerts: string[];
  /** With credentials. */
  prescriber: string;
  npi: string;
  /** The license of the practice's state; an empty number leaves a line to write on. */
  license: { state: string; number: string };
  /** For controlled drugs only; empty leaves a line to write on. */
  dea: string | null;
  /** The wording that the state and Medicaid require on paper; empty for a copy. */
  wording: string[];
  printed: string;
}

const LINE = '________________________';

/** Lays out a prescription as a PDF. Runs in a worker thread. */
export async function layOutPrescription(
  paper: PrescriptionPaper,
  { give }: WorkTools<never, Uint8Array>,
): Promise<void> {
  const sheets = await Sheets.open('Prescription', paper.madeAt);
  const filledIn = (facts: Record<string, string>) =>
    Object.fromEntries(Object.entries(facts).filter(([, text]) => text !== ''));
  sheets.title('Prescription', [paper.clinic, ...paper.practice]);
  if (paper.status !== null) sheets.remark(paper.status);
  sheets.heading('Patient');
  await sheets.facts(filledIn(paper.patient));
  sheets.heading('Rx');
  await sheets.facts(filledIn(paper.prescription));
  if (paper.alerts.length > 0) {
    sheets.heading('Overridden alerts');
    for (const alert of paper.alerts) sheets.paragraph(alert);
  }
  sheets.heading('Prescriber');
  await sheets.facts({
    Name: paper.prescriber,
    ...(paper.npi === '' ? {} : { NPI: paper.npi }),
    ...(paper.status !== null
      ? {}
      : {
          [`State license number${paper.license.state === '' ? '' : ` (${paper.license.state})`}`]:
            paper.license.number || LINE,
          ...(paper.dea === null ? {} : { 'DEA number': paper.dea || LINE }),
          Signature: '______________________________________   Date: ____________',
        }),
  });
  for (const sentence of paper.wording) sheets.paragraph(sentence);
  sheets.end({ left: paper.clinic, leftDetail: 'Prescription', right: paper.printed, foot: 'Confidential' });
  for await (const part of sheets.doc) await give(part as Buffer);
}
