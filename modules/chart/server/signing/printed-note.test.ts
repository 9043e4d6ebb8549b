import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPdf, type DrawnText } from '#platform/pdf/testing/read-pdf.ts';
import { howMany } from '#values/testing/how-many.ts';
import { notePlainText, sanitizeNote, writeText } from '../../rules/index.ts';
import { layOutNote } from './lay-out-note.ts';

const LEFT = 48;
const RIGHT = 612 - 48;

async function printed(html: string, nurseNote = '', running: { mark?: string } = {}) {
  const bytes = await layOutNote({
    name: 'Chart note',
    letterhead: { name: 'Harbor Clinic', lines: ['1 Elm St, Boston, MA 02110'] },
    title: 'Visit',
    lines: [],
    note: sanitizeNote(html),
    parts: [],
    nurseNote: sanitizeNote(nurseNote),
    addenda: [],
    signature: ['Not signed.'],
    made: new Date(0),
    running: { left: 'Ada', leftDetail: '', right: 'Clinic', foot: '', ...running },
  });
  const read = await readPdf(bytes);
  const body = read.texts.filter(({ y }) => y > 70 && y < 744);
  return { ...read, body, said: body.map(({ text }) => text).join('') };
}

const bare = (text: string): string => text.replaceAll(/\s/g, '');
const find = (texts: readonly DrawnText[], text: string): DrawnText => texts.find((each) => each.text.includes(text))!;

test('prints a heading without text below it', async () => {
  const { said } = await printed(
    '<h2>Patient refused transfer and left against medical advice</h2><h2>Plan</h2><p>x</p>',
  );
  expect(said).toContain('Patient refused transfer and left against medical advice');
});

test('prints strikethrough', async () => {
  const { body, lines } = await printed('<p>Patient is <s>NOT</s> allergic, <u>and</u> well.</p>');
  const word = find(body, 'NOT');
  const through = lines.filter(
    ({ page, x1, x2, y1 }) =>
      page === word.page &&
      Math.abs(x1 - word.x) < 1 &&
      Math.abs(x2 - word.x - word.width) < 1 &&
      y1 < word.y &&
      y1 > word.y - word.size,
  );
  expect(through).toHaveLength(1);
  const under = find(body, 'and');
  expect(lines.some(({ x1, y1 }) => Math.abs(x1 - under.x) < 1 && y1 >= under.y && y1 < under.y + 5)).toBe(true);
  const allergic = find(body, 'allergic');
  expect(lines.some(({ x1, y1 }) => Math.abs(x1 - allergic.x) < 1 && Math.abs(y1 - allergic.y) < 6)).toBe(false);
});

test('prints bold and italic in separate fonts, and lists, quotes and tables in place', async () => {
  const { body, said } = await printed(
    `<p>a <strong>bold</strong> <em>slanted</em> word</p><ol start="3"><li><p>three</p><ul><li><p>inner</p></li></ul></li><li><p>four</p></li></ol>
     <blockquote><p>quoted</p></blockquote><table><tbody><tr><th><p>Drug</p></th><th><p>Dose</p></th></tr><tr><td><p>metoprolol</p></td><td><p>25 mg</p></td></tr></tbody></table>`,
  );
  expect(find(body, 'bold').font).toContain('SemiBold');
  expect(find(body, 'slanted').font).toContain('Italic');
  expect(bare(said)).toContain('3.three◦inner4.fourquotedDrugDosemetoprolol25mg');
  expect(find(body, 'inner').x).toBeGreaterThan(find(body, 'three').x);
  expect(find(body, 'quoted').x).toBeGreaterThan(LEFT + 5);
  expect(find(body, '25 mg')).toMatchObject({ x: find(body, 'Dose').x, y: find(body, 'metoprolol').y });
});

test('prints symbols and scripts; characters missing in all fonts are shown as code points', async () => {
  const text = '≥ 3 ≤ 5 → ♀ ♂ ½ 患者拒绝转院 ひらがな 한국어 مرحبا שלום हिन्दी ไทย Ελληνικά Русский Tiếng Việt';
  const { said } = await printed(`<p>${text}</p><p>gene 🧬 here</p>`);
  expect(bare(said)).toContain(bare(text));
  expect(said).toContain('gene [U+1F9EC] here');
});

test('prints a space missing in all fonts as a plain space', async () => {
  const { said } = await printed('<p>gene\u1680here</p>');
  expect(said).toContain('gene here');
});

test('draws right-to-left words from right to left, in reading order', async () => {
  const { body } = await printed('<p>שלום עולם</p>');
  const [first, second] = [find(body, 'שלום'), find(body, 'עולם')];
  expect(first.x).toBeGreaterThan(second.x);
  expect(body.indexOf(first)).toBeLessThan(body.indexOf(second));
});

test('text for files without markup keeps its meaning', () => {
  const html = sanitizeNote(
    '<h2>Refused transfer</h2><h2>Plan</h2><p><s>NOT</s> allergic</p><ol><li><p>one</p><ul><li><p>inner</p></li></ul></li></ol><table><tbody><tr><td><p>a</p></td><td><p>b</p></td></tr></tbody></table>',
  );
  expect(notePlainText(html)).toBe('Refused transfer\n\nPlan\n[struck out: NOT] allergic\n1. one\n   - inner\na | b');
});

/** A part of a random note: its HTML, and the visible text. */
interface Part {
  html: string;
  seen: string;
}

// Characters that every note may have; each is printed as it is.
const CERTAIN =
  'abcxyzABCXYZ0123456789.,;:!?()[]{}<>&"\'/-–—+=*%°±×µ½≥≤≠→←↑↓♀♂äéßñøłőșžΑΩαβπЖя€£“”‘’…•患者高血压药物、。ひらカナ한국어مرحباשלוםनमतेไทย'.normalize(
    'NFC',
  );
const letter = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...Array.from(CERTAIN)) },
  { weight: 3, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }) },
);
const words = fc.array(letter, { minLength: 0, maxLength: 60 }).map((letters) => letters.join(''));
const inline: fc.Arbitrary<Part> = fc
  .array(fc.tuple(words, fc.constantFrom('', 'strong', 'em', 'u', 's')), { minLength: 0, maxLength: 4 })
  .map((pieces) => ({
    html: pieces
      .map(([text, mark]) => (mark === '' ? writeText(text) : `<${mark}>${writeText(text)}</${mark}>`))
      .join(''),
    seen: pieces.map(([text]) => text).join(''),
  }));
const within = (tag: string, { html, seen }: Part): Part => ({ html: `<${tag}>${html}</${tag}>`, seen });
const all = (parts: readonly Part[]): Part => ({
  html: parts.map(({ html }) => html).join(''),
  seen: parts.map(({ seen }) => seen).join(''),
});
const line = fc
  .tuple(fc.constantFrom('p', 'p', 'p', 'h1', 'h2', 'h3', 'h4'), inline)
  .map(([tag, part]) => within(tag, part));

function block(depth: number, bullets: number): fc.Arbitrary<Part> {
  if (depth === 0) return line;
  const some = (lists: number) => fc.array(block(depth - 1, lists), { minLength: 1, maxLength: 3 }).map(all);
  const list = (tag: 'ul' | 'ol', mark: (at: number) => string) =>
    fc
      .array(some(bullets + 1), { minLength: 1, maxLength: 4 })
      .map((items) =>
        within(tag, all(items.map((item, at) => ({ html: `<li>${item.html}</li>`, seen: `${mark(at)}${item.seen}` })))),
      );
  const row = fc
    .array(some(0), { minLength: 1, maxLength: 5 })
    .map((cells) => within('tr', all(cells.map((cell) => within('td', cell)))));
  return fc.oneof(
    { weight: 4, arbitrary: line },
    { weight: 1, arbitrary: list('ul', () => '•◦▪'[bullets % 3]!) },
    { weight: 1, arbitrary: list('ol', (at) => `${at + 1}.`) },
    { weight: 1, arbitrary: some(bullets).map((part) => within('blockquote', part)) },
    {
      weight: 1,
      arbitrary: fc
        .array(row, { minLength: 1, maxLength: 4 })
        .map((rows) => within('table', within('tbody', all(rows)))),
    },
  );
}

test('a printed note contains the note’s text, letter for letter, within its margins', async () => {
  const note = fc.array(block(3, 0), { minLength: 1, maxLength: 6 }).map(all);
  await fc.assert(
    fc.asyncProperty(note, async ({ html, seen }) => {
      const { body, said } = await printed(html);
      const start = said.indexOf('Visit') + 'Visit'.length;
      const rest = bare(said.slice(start, said.lastIndexOf('Signature'))).replace(/^Note/, '');
      expectSame(rest, bare(seen.normalize('NFC')).replace(/^Note/, ''));
      for (const { x, width, text } of body) {
        if (text.trim() === '') continue;
        expect(x, text).toBeGreaterThan(LEFT - 1.5);
        expect(x + width, text).toBeLessThan(RIGHT + 1.5);
      }
    }),
    { numRuns: howMany(15, 80) },
  );
}, 1_800_000);

const SEEN_BY_NOBODY = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/u;
const certain = new Set(CERTAIN);

/** Each character is printed as it is, or as its code point if no font contains it. */
function expectSame(read: string, seen: string): void {
  let at = 0;
  for (const one of seen) {
    const code = `[U+${one.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
    if (read.startsWith(one, at)) at += one.length;
    else if (!certain.has(one) && read.startsWith(code, at)) at += code.length;
    else if (!SEEN_BY_NOBODY.test(one))
      expect.fail(
        `"${one}" (${code}) is missing at ${at}: ${JSON.stringify(read.slice(Math.max(0, at - 20), at + 20))} of ${JSON.stringify(seen)}`,
      );
  }
  expect(read.slice(at)).toBe('');
}

test('the letterhead is on the first page, and a draft is marked on every page', async () => {
  const paragraphs = Array.from({ length: 90 }, (_, at) => `<p>Line ${at}</p>`).join('');
  const { texts } = await printed(paragraphs, '', { mark: 'DRAFT' });
  const pages = Math.max(...texts.map(({ page }) => page));
  expect(texts.filter(({ text }) => text.includes('Harbor Clinic')).map(({ page }) => page)).toContain(0);
  expect(texts.filter(({ text }) => text === 'DRAFT').map(({ page }) => page)).toEqual(
    Array.from({ length: pages + 1 }, (_, at) => at),
  );
});

test('the signature is never alone on a page', async () => {
  for (let lines = 30; lines < 80; lines += 1) {
    const { body } = await printed(Array.from({ length: lines }, (_, at) => `<p>Line ${at}</p>`).join(''));
    const signature = body.find(({ text }) => text === 'Signature')!;
    const onPage = body.filter(({ page, text }) => page === signature.page && text.startsWith('Line'));
    expect(onPage.length, `${lines} lines`).toBeGreaterThan(0);
    expect(body.filter(({ text }) => text.startsWith('Line'))).toHaveLength(lines);
  }
});
