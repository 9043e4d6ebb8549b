import { Sheets } from '#platform/pdf/sheets.ts';

/** The content of a cover page, without patient data. */
export interface Cover {
  to: string;
  number: string;
  from: string;
  sender: string;
  phone: string;
  sentTime: string;
  subject: string;
}

const NOTICE =
  'This fax is intended only for the recipient named above and may contain legally protected information. If you received it in error, ' +
  'do not read, copy or share it. Call the sender at the number above for instructions.';

/** Creates the cover page as a PDF. */
export async function writeCover(cover: Cover, now: Date): Promise<Buffer> {
  const sheets = await Sheets.open('Fax', now);
  sheets.title('Fax', [cover.from]);
  await sheets.facts({
    To: cover.to,
    'Fax number': cover.number,
    From: [cover.sender, cover.from].join(', '),
    Phone: cover.phone === '' ? 'Not given' : cover.phone,
    Sent: cover.sentTime,
    Subject: cover.subject,
  });
  sheets.heading('Confidential');
  sheets.paragraph(NOTICE);
  sheets.end({ left: cover.from, leftDetail: 'Cover page', right: cover.sentTime, foot: '' });
  const chunks: Buffer[] = [];
  for await (const chunk of sheets.doc as unknown as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
