import { inflateSync } from 'node:zlib';
import type { Readable } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { must } from '#platform/testing/must.ts';
import type { Module, RecordSection } from '#platform/module.ts';
import { setModules } from '#platform/modules-of.ts';
import { useTestApp } from '#platform/testing/test-app.ts';
import { makeTestClinic, type TestClinic } from '#practice/testing';
import { createPatient } from '../create-patient.ts';
import { patients as module } from '../index.ts';
import { collectRecord } from './collect-record.ts';
import { writeJson } from './write-json.ts';
import { writePdf } from './write-pdf.ts';

const app = useTestApp();
let clinic: TestClinic;
beforeAll(async () => {
  clinic = await makeTestClinic(app(), module.accessRules);
});

const section = (id: string, order: number, more: Partial<RecordSection> = {}): RecordSection => ({
  id,
  order,
  title: `Chapter ${id}`,
  read: async () => [],
  ...more,
});
const other = (...recordSections: RecordSection[]): Module => ({
  name: 'other',
  accessRules: [],
  resolvers: {},
  recordSections,
});

async function record(...sections: RecordSection[]) {
  setModules(app(), [other(...sections), module]);
  const ctx = await clinic.as('Manager');
  const patient = must(
    await createPatient(ctx, {
      first_name: 'Łukasz',
      last_name: 'Nguyễn',
      gender: 'Male',
      date_of_birth: '1980-02-03',
      mobile: '+1 6175550142',
    }),
  );
  return { ctx, patient, record: (await collectRecord(ctx, patient.id))! };
}

async function json(of: Awaited<ReturnType<typeof record>>['record']) {
  let text = '';
  for await (const part of writeJson(of)) text += part;
  return JSON.parse(text) as {
    version: number;
    patient: object;
    left_out: string[];
    sections: { id: string; rows: object[] }[];
  };
}

test('contains the sections of all modules in order, without those the user may not read', async () => {
  const made = await record(section('late', 900), section('secret', 11, { rule: 'other.view' }), section('early', -1));
  const file = await json(made.record);
  expect(file.version).toBe(1);
  expect(file.patient).toEqual({
    id: made.patient.id,
    name: 'Łukasz Nguyễn',
    record_number: made.patient.record_number,
    date_of_birth: '1980-02-03',
  });
  expect(file.left_out).toEqual(['Chapter secret']);
  expect(file.sections.map(({ id }) => id)).toEqual([
    'early',
    'patients.profile',
    'patients.contacts',
    'patients.alerts',
    'patients.tags',
    'patients.addresses',
    'patients.allergies',
    'patients.medications',
    'late',
  ]);
  expect(file.sections[1]!.rows).toEqual([
    expect.objectContaining({ 'First name': 'Łukasz', 'Date of birth': '02/03/1980' }),
  ]);
});

test('returns nothing for a patient of another clinic', async () => {
  const { patient } = await record();
  const elsewhere = await makeTestClinic(app(), module.accessRules);
  expect(await collectRecord(await elsewhere.as('Manager'), patient.id)).toBeNull();
});

test('renders a PDF of many pages with every letter of a name', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => ({
    Day: `01/01/20${at}`,
    What: `Row ${at} ${'word '.repeat(at)}`,
  }));
  const text = Array.from({ length: 300 }, (_, at) => `Paragraph ${at} of a long note.`).join('\n');
  const { record: one, ctx } = await record(
    section('rows', 40, { read: async () => rows }),
    section('texts', 50, { form: 'texts', read: async () => [{ Note: 'A visit', Author: 'Dr. Ode', Text: text }] }),
    section('odd', 60, { read: async () => [{ Letters: '漢字 😀' }] }),
  );
  const pdf = await bytes(writePdf(one, ctx));
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  const words = letters(pdf);
  for (const letter of 'Nguyễn Łukasz') expect(words).toContain(letter);
  expect(pdf.toString('latin1').match(/\/Type \/Page\n/g)!.length).toBeGreaterThan(10);
});

test('an error while writing aborts the download', async () => {
  const broken = section('broken', 40, { read: () => Promise.reject(new Error('gone')) });
  const { record: one, ctx } = await record(broken);
  await expect(bytes(writePdf(one, ctx))).rejects.toThrow('gone');
});

test('reports progress on request, does not block other work, and stops when the client disconnects', async () => {
  const rows = Array.from({ length: 1500 }, (_, at) => ({ Day: `Day ${at}`, What: 'word '.repeat(30) }));
  const sections = Array.from({ length: 4 }, (_, at) => section(`long ${at}`, 40 + at, { read: async () => rows }));
  const { record: one, ctx } = await record(...sections);
  const began = performance.now();
  let longest = 0;
  let last = performance.now();
  const ticking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 5);
  const file = await bytes(writePdf(one, ctx, true));
  clearInterval(ticking);
  const head = file.subarray(0, file.indexOf('\n\n')).toString().split('\n');
  expect(head.map((line) => JSON.parse(line) as object).at(-1)).toEqual({ done: one.count, of: one.count });
  expect(head).toHaveLength(one.count);
  expect(
    file
      .subarray(file.indexOf('\n\n') + 2)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  // The layout takes seconds and must not block this process.
  expect(longest).toBeLessThan((performance.now() - began) / 2);
  let isLeft = false;
  const endless = section('endless', 40, {
    read: async () => {
      if (isLeft) throw new Error('read on');
      isLeft = true;
      stream.destroy();
      return rows;
    },
  });
  const made = await record(endless, section('after', 50, { read: () => Promise.reject(new Error('read on')) }));
  const stream = writePdf(made.record, made.ctx);
  await expect(bytes(stream)).rejects.toThrow(/premature|aborted/i);
  const { record: next } = await record();
  expect((await bytes(writePdf(next, ctx))).subarray(0, 5).toString()).toBe('%PDF-');
});

async function bytes(stream: Readable): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

// The characters that can be copied from the file, from the fonts' ToUnicode tables.
function letters(pdf: Buffer): string {
  const found = new Set<string>();
  for (let at = pdf.indexOf('stream\n'); at !== -1; at = pdf.indexOf('stream\n', at + 7)) {
    const end = pdf.indexOf('endstream', at);
    let text: string;
    try {
      text = inflateSync(pdf.subarray(at + 7, end)).toString('latin1');
    } catch {
      continue;
    }
    if (!text.includes('beginbfrange')) continue;
    for (const [, hex = ''] of text.matchAll(/<([0-9a-f]{4})>/gi)) found.add(String.fromCharCode(parseInt(hex, 16)));
  }
  return [...found].join('');
}
