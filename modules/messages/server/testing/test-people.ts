import { notifications } from '#notifications/server';
import { createPatient, patients } from '#patients/server';
import { must } from '#platform/testing/must.ts';
import type { TestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { requests } from '#requests/server';
import { tasks } from '#tasks/server';
import { readConversation } from '../conversation/read-conversation.ts';
import { sendMessage, type NewConversation } from '../conversation/send-message.ts';
import { messages } from '../index.ts';
import { openTestMailbox, type TestMailbox } from '../test-mailbox.ts';
import { memberWriter, patientWriter, type Participant, type Writer } from '../writer.ts';

/** A test clinic with a doctor, a nurse, the front desk and two patients, each with their own browser. */
export interface TestPeople {
  clinic: TestClinic;
  doctor: Writer;
  nurse: Writer;
  desk: Writer;
  patient: Writer;
  other: Writer;
  boxOf(writer: Writer): TestMailbox;
  /** Returns the same person at another time. */
  at(writer: Writer, now: Date): Writer;
  send(
    from: Writer,
    to: readonly Participant[],
    body: string,
    more?: Partial<NewConversation>,
  ): ReturnType<typeof sendMessage>;
  read(reader: Writer, conversationId: string): Promise<string[]>;
}

/** Creates that clinic. */
export async function openTestPeople(app: TestApp): Promise<TestPeople> {
  const rules = [notifications, patients, requests, tasks, messages].flatMap(({ accessRules }) => accessRules);
  const clinic = await makeTestClinic(app, rules);
  const context = await clinic.as('Doctor');
  const doctor = memberWriter(context);
  const nurse = memberWriter(await clinic.as('Nurse'));
  const desk = memberWriter(await clinic.as('Front desk'));
  const patientCalled = async (first: string): Promise<Writer> => {
    const born = { gender: 'Female', date_of_birth: '1980-05-01', email: `${first}@example.org` };
    const made = must(await createPatient(context, { first_name: first, last_name: 'Tester', ...born }));
    return patientWriter({
      app,
      now: app.clock(),
      ip: null,
      clinicId: clinic.clinicId,
      clinicName: 'Test Clinic',
      timeZone: 'America/New_York',
      patientId: made.id,
      patientName: `${first} Tester`,
      sessionId: null,
    });
  };
  const [patient, other] = [await patientCalled('Wren'), await patientCalled('Lark')];
  const boxes = new Map<string, TestMailbox>();
  for (const { id } of [doctor, nurse, desk, patient, other]) boxes.set(id, await openTestMailbox());
  const boxOf = ({ id }: Writer): TestMailbox => boxes.get(id)!;
  return {
    clinic,
    doctor,
    nurse,
    desk,
    patient,
    other,
    boxOf,
    at: (writer, now) => ({ ...writer, now }),
    async send(from, to, body, more = {}) {
      const written = await boxOf(from).write(from, body);
      const recipients = to.map(({ type, id }) => ({ type, id }));
      const plain = { category: 'Office Message', forwardOf: null, files: [] } as const;
      return sendMessage(from, { recipients, ...written, ...plain, ...more });
    },
    async read(reader, conversationId) {
      const box = boxOf(reader);
      const { messages: all } = must(await readConversation(reader, conversationId, box.publicKey));
      return Promise.all(all.map((message) => box.open(message)));
    },
  };
}
