import { expect, test } from 'vitest';
import { howMany } from '#values/testing/how-many.ts';
import { decodeMessage } from './character-set.ts';
import { isProblem } from './message.ts';
import { readResults } from './read-results.ts';
import { splitFrame } from './split-frame.ts';
import { dice, makeLegalMessage, type MeantMessage } from './testing/legal-messages.ts';

test('hostile but legal messages are read as their sender meant them', () => {
  const count = howMany(1500, 10_000);
  for (let number = 0; number < count; number += 1) {
    const { bytes, meant } = makeLegalMessage(number, dice(number + 1));
    expect(read(bytes), `message ${number}`).toEqual(meant);
  }
}, 2_700_000);

function read(bytes: Uint8Array): MeantMessage | string {
  const decoded = decodeMessage(bytes);
  if (isProblem(decoded)) return decoded.problem;
  const { messages } = splitFrame(decoded.text);
  if (messages.length !== 1) return `${messages.length} messages`;
  const results = readResults(messages[0]!, { zone: 'UTC', charset: decoded.charset });
  if (isProblem(results)) return `${results.problem}\n${decoded.text.replaceAll('\r', '\n')}`;
  return {
    controlId: results.controlId,
    patients: results.patients.map(({ patient, reports }) => ({
      firstName: patient.firstName,
      lastName: patient.lastName,
      birthDay: patient.birthDay,
      sex: patient.sex,
      numbers: patient.identifiers.map(({ value }) => value),
      comment: reports[0]!.patientComment,
      reports: reports.map((report) => ({
        placerNumber: report.placerNumber,
        fillerNumber: report.fillerNumber,
        code: report.code,
        name: report.name,
        status: report.status,
        corrects: report.corrects,
        hasMark: report.mark !== null,
        comment: report.comment,
        orderComment: report.orderComment,
        values: report.observations.map((each) => ({
          code: each.code,
          subId: each.subId,
          text: each.text,
          value: each.value,
          units: each.units,
          interpretation: each.interpretation,
          status: each.status,
          comment: each.comment,
        })),
      })),
    })),
  };
}
