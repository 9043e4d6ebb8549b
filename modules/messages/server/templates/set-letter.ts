import { Sheets } from '#platform/pdf/sheets.ts';

/** The content of a letter. */
export interface Letter {
  clinic: string;
  letterhead: { name: string; lines: string[] };
  patient: string;
  title: string;
  body: string;
  day: string;
  writer: string;
  madeTime: Date;
}

/** Lays out a letter as a PDF. Runs in a worker thread. */
export async function setLetter({
  clinic,
  letterhead,
  patient,
  title,
  body,
  day,
  writer,
  madeTime,
}: Letter): Promise<Uint8Array> {
  const sheets = await Sheets.open(title, madeTime);
  sheets.letterhead(letterhead.name, letterhead.lines);
  sheets.title(title, [day, `For ${patient}`]);
  for (const paragraph of body.split(/\n{2,}/)) {
    sheets.paragraph(paragraph);
    sheets.paragraph(' ');
  }
  sheets.remark(`${writer}, ${clinic}`);
  if (sheets.hasMissing) sheets.remark('Codes such as [U+1F9EC] represent characters that can’t be printed.');
  sheets.end({ left: patient, leftDetail: title, right: clinic, foot: day });
  const parts: Buffer[] = [];
  for await (const part of sheets.doc) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
