import { XMLParser } from 'fast-xml-parser';

/** A parsed element: its name without a prefix, its attributes, and its trimmed text. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: readonly XmlElement[];
}

/**
 * Elements to write: texts, elements, or several with one name; `@Name` is an attribute, `#` the text next to
 * attributes. Undefined values are omitted.
 */
export interface XmlTree {
  [name: string]: string | XmlTree | readonly XmlTree[] | undefined;
}

/** Maximum length of a message in characters. */
export const LONGEST_XML = 256 * 1024;
const DEEPEST = 32;
const MOST_ELEMENTS = 6000;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  removeNSPrefix: true,
  ignoreDeclaration: true,
  ignorePiTags: true,
  cdataPropName: '#cdata',
  trimValues: false,
});
// Characters that XML 1.0 can't contain in any form: most control characters, and unpaired surrogates.
const UNWRITABLE = /(?![\t\n\r])[\p{Cc}--[\u0080-\u009F]]|[\p{Cs}\uFFFE\uFFFF]/gv;
const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/**
 * Parses the root element of a text; null if it is not XML, is too large or too deep, or declares a document type, so
 * that no external entity is ever read.
 */
export function readXml(text: string): XmlElement | null {
  if (text.length > LONGEST_XML || !isWhole(text)) return null;
  try {
    const found = (parser.parse(text.replace(/^\uFEFF/, '')) as ParsedNode[]).flatMap(elementOf);
    return found.length === 1 ? found[0]! : null;
  } catch {
    return null;
  }
}

/**
 * Writes a document with one root element, its children in the order of `orderOf`; throws if a child has no position
 * there.
 */
export function writeXml(name: string, tree: XmlTree, orderOf: (name: string) => readonly string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${written(name, tree, orderOf)}`;
}

/** Returns the text at a path of child elements, e.g. `Name/LastName`, or undefined if missing or empty. */
export function textAt(element: XmlElement | undefined, way: string): string | undefined {
  const text = elementAt(element, way)?.text;
  return text === undefined || text === '' ? undefined : text;
}

/** Returns the first element at a path of child elements. */
export function elementAt(element: XmlElement | undefined, way: string): XmlElement | undefined {
  let at = element;
  for (const name of way.split('/')) at = at?.children.find((child) => child.name === name);
  return at;
}

/** Returns all children with that name. */
export function elementsAt(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

interface ParsedNode {
  [name: string]: ParsedNode[] | string | Record<string, string> | undefined;
}

const MARKUP =
  /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([A-Za-z_][\w.:-]*)(?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*\s*(\/?)>/y;

/**
 * Checks that every element is closed and that there are not too many, before anything is built: a few kilobytes can
 * contain a hundred thousand.
 */
function isWhole(text: string): boolean {
  const open: string[] = [];
  let count = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', MARKUP.lastIndex)) {
    MARKUP.lastIndex = at;
    const [, slash, name, end] = MARKUP.exec(text) ?? [];
    if (MARKUP.lastIndex === 0) return false;
    if (name === undefined) continue;
    if (slash === '/') {
      if (open.pop() !== name) return false;
    } else {
      count += 1;
      if (end !== '/') open.push(name);
    }
    if (open.length > DEEPEST || count > MOST_ELEMENTS) return false;
  }
  return open.length === 0;
}

/** Returns the namespace of the root element, or an empty string. */
export function namespaceOfRoot(text: string): string {
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', MARKUP.lastIndex)) {
    MARKUP.lastIndex = at;
    const [tag, , name] = MARKUP.exec(text) ?? [];
    if (tag === undefined) return '';
    // A comment may contain something that looks like one.
    if (name === undefined) continue;
    const wanted = name.includes(':') ? `xmlns:${name.split(':')[0]!}` : 'xmlns';
    const [, , quoted = ''] =
      [...tag.matchAll(/([\w.:-]+)\s*=\s*("[^"]*"|'[^']*')/g)].find(([, key]) => key === wanted) ?? [];
    return decode(quoted.slice(1, -1)).trim();
  }
  return '';
}

function elementOf(node: ParsedNode): XmlElement[] {
  const name = Object.keys(node).find((key) => key !== ':@');
  if (name === undefined || name.startsWith('#')) return [];
  const inside = (node[name] as ParsedNode[] | undefined) ?? [];
  const attributes = (node[':@'] as Record<string, string> | undefined) ?? {};
  return [
    {
      name,
      attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [key, decode(value)])),
      text: inside.map(textOf).join('').trim(),
      children: inside.flatMap(elementOf),
    },
  ];
}

/** Text is decoded; CDATA sections are taken literally. */
function textOf(node: ParsedNode): string {
  if (typeof node['#text'] === 'string') return decode(node['#text']);
  const raw = node['#cdata'];
  if (!Array.isArray(raw)) return '';
  return raw.map(({ '#text': text }) => (typeof text === 'string' ? text.replaceAll(UNWRITABLE, '') : '')).join('');
}

function decode(text: string): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|([a-z]{2,4}));/g, (whole, decimal, hex, name) => {
      if (name !== undefined) return NAMED[name as string] ?? whole;
      const point = decimal === undefined ? Number.parseInt(hex as string, 16) : Number(decimal);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '';
    })
    .replaceAll(UNWRITABLE, '');
}

function written(name: string, value: string | XmlTree, orderOf: (name: string) => readonly string[]): string {
  if (typeof value === 'string') return `<${name}>${cleaned(value)}</${name}>`;
  const order = orderOf(name);
  let [attributes, inside] = ['', ''];
  for (const [key, child] of Object.entries(value))
    if (key.startsWith('@')) attributes += ` ${key.slice(1)}="${typeof child === 'string' ? cleaned(child) : ''}"`;
    else if (key === '#') inside += typeof child === 'string' ? cleaned(child) : '';
    else if (!order.includes(key)) throw new Error(`${key} is not allowed in ${name}`);
  for (const key of order) {
    const child = value[key];
    if (child === undefined) continue;
    for (const each of Array.isArray(child) ? (child as readonly XmlTree[]) : [child as string | XmlTree])
      inside += written(key, each, orderOf);
  }
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
}

/** Cleans a text for an element or an attribute. */
function cleaned(text: string): string {
  return text
    .replaceAll(UNWRITABLE, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
