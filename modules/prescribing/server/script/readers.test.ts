import { test } from 'vitest';
import { around, expectTimeToGrowWithLength, type HostileText } from '#values/testing/time-of-readers.ts';
import { readDirectoryAnswer } from '../network/registration/directory-message.ts';
import { readMessage } from './read-message.ts';
import { LONGEST_XML } from './xml.ts';

const message = (before: string, after: string): HostileText =>
  around(
    '<Message TransactionDomain="SCRIPT" TransactionVersion="20170715"><Header><To Qualifier="P">1</To><From Qualifier="P">2</From>' +
      `<MessageID>1</MessageID></Header><Body>${before}`,
    `${after}</Body></Message>`,
  );
const SIG =
  '<Instruction><DoseAdministration><Dosage><DoseQuantity>1</DoseQuantity></Dosage></DoseAdministration></Instruction>';
const medication = (text: string): string =>
  `<MedicationRequested><DrugDescription>x</DrugDescription><Sig><SigText>${text}</SigText>${SIG}</Sig></MedicationRequested>`;

test('reads SCRIPT and directory messages in time proportional to their length', () =>
  expectTimeToGrowWithLength({
    most: LONGEST_XML,
    texts: [
      ...[
        around(),
        around('<Message ', '></Message>'),
        around('<Message a="', '"></Message>'),
        around('<!--', '--><Message/>'),
      ],
      ...[
        message('<NewRx>', '</NewRx>'),
        message('<NewRx><Patient><HumanPatient><Name>', '</Name></HumanPatient></Patient></NewRx>'),
      ],
      message(
        `<RxChangeRequest>${medication('x')}<MedicationRequested><Sig><SigText>`,
        `</SigText>${SIG}</Sig></MedicationRequested></RxChangeRequest>`,
      ),
      // As many coded directions as fit, each with the longest text that is compared.
      (run, size) => {
        const one = medication(run.repeat(1000 / run.length).replaceAll(/[<>&]/g, ' '));
        const all =
          one.replaceAll('MedicationRequested', 'MedicationPrescribed') + one.repeat((size - 3000) / one.length);
        return message(`<RxChangeRequest><MessageRequestCode>T</MessageRequestCode>${all}`, '</RxChangeRequest>')(
          '',
          0,
        );
      },
    ],
    read: (text) => [readMessage(text), readDirectoryAnswer(text)],
  }));
