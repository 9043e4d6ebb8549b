import { isCode, isGenerated, isTest, parseSource } from './parse-source.ts';
import { lineAt, type SourceFile } from './source-file.ts';

/** A user-facing string; `text` contains the source of its placeholders, e.g. `Delete “${row.name}”?`. */
export interface ReadableString {
  path: string;
  line: number;
  text: string;
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

// Attributes and keys whose single words are shown.
const SHOWN =
  /^(aria-?label|label|title|subtitle|detail|details|heading|placeholder|alt|message|description|caption|legend|empty|done|ask|confirm|button|hint|help|error|unit|tooltip|summary|subject|name|nothingFoundMessage|rightLabel|leftLabel|of)$/i;
// Attributes and keys that are never shown.
const HIDDEN =
  /^(className|class|style|id|key|type|href|src|to|rel|role|path|d|accept|autoComplete|viewBox|fill|transform|gridTemplateColumns|columns|rule|sql|query|topic|event|kind|font|w|h|maw|miw|px|py|mt|mb|ml|mr|gap|size|color|c|variant|justify|align|pattern)$/;
const NOT_READ = /^(Import|Export(Named|All)Declaration|TS)/;
const SQL =
  /^\s*(select|insert|update|delete|with|from|where|and|or|order by|join|left join|for update|create|alter|drop|set|values)\s/;
const CODE_LIKE =
  /^[\w./:#@*-]+$|^[.#]?[a-z][\w-]*(\s*[.#>~+]\s*[\w-]+)+$|^(--|\(|\[|<svg|<\?xml|M\d)|^[a-z-]+: [^ ]+;?$/;

/**
 * Returns whether a file may contain user-facing strings: on screen, in emails, in PDFs, in the sandbox, on the command
 * line.
 */
export function hasReadableStrings(path: string): boolean {
  return isCode(path) && !isTest(path) && !isGenerated(path) && !/^(checks|bench)\/|\.sql\.ts$/.test(path);
}

/**
 * Returns the user-facing strings of a file in order. All sentences are found; single words only if they are labels.
 */
export function readableStrings(file: SourceFile): ReadableString[] {
  const found: ReadableString[] = [];
  const add = (node: Node, text: string): void => {
    found.push({ path: file.path, line: lineAt(file.text, node.start), text: text.replaceAll(/\s+/g, ' ').trim() });
  };
  const visit = (node: Node, parent: Node | null, key: string | null): void => {
    if (NOT_READ.test(node.type) && node.type !== 'TSAsExpression' && node.type !== 'TSSatisfiesExpression') {
      if (node.type === 'ExportNamedDeclaration') visitChildren(node, key);
      else if (node.type === 'TSNonNullExpression') visitChildren(node, key);
      return;
    }
    if (node.type === 'TaggedTemplateExpression') {
      // A placeholder may itself be a call with a message in it.
      const { quasi } = node as unknown as { quasi: Node };
      for (const each of quasi['expressions'] as Node[]) visit(each, quasi, null);
      return;
    }
    if (node.type === 'JSXText') {
      const text = String(node['value']);
      if (/\p{L}{2}/u.test(text)) add(node, text);
    } else if (node.type === 'Literal' && typeof node['value'] === 'string') {
      const isKey = parent?.type === 'Property' && parent['key'] === node;
      if (!isKey && isReadable(node['value'], key)) add(node, node['value']);
    } else if (node.type === 'TemplateLiteral') {
      const text = file.text.slice(node.start + 1, node.end - 1);
      const words = (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(' … ');
      if (isReadable(words, key)) add(node, text);
    }
    visitChildren(node, key);
  };
  const visitChildren = (node: Node, key: string | null): void => {
    for (const [name, value] of Object.entries(node)) {
      const inner = keyOf(node, name) ?? (passesOn(node.type) ? key : null);
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, node, inner);
    }
  };
  visit(parseSource(file).program as unknown as Node, null, null);
  return found;
}

function isReadable(text: string, key: string | null): boolean {
  if (!/\p{L}{2}/u.test(text) || (key !== null && HIDDEN.test(key))) return false;
  const words = text.trim();
  if (SQL.test(text) || CODE_LIKE.test(words)) return key !== null && SHOWN.test(key) && /^[A-Z][a-z]/.test(words);
  const isSentence = /\p{L}[\p{L}’'-]*[,;:]? +[\p{L}“"…]/u.test(words) || /^\p{Lu}[\p{Ll} ]+[.?!…]?$/u.test(words);
  return isSentence || (key !== null && SHOWN.test(key));
}

/** Returns the attribute or key that a node is the value of. */
function keyOf(node: Node, name: string): string | null {
  if (name !== 'value') return null;
  const named = (
    node.type === 'Property' ? node['key'] : node.type === 'JSXAttribute' ? node['name'] : null
  ) as Node | null;
  const text = named?.['name'] ?? named?.['value'];
  return typeof text === 'string' ? text : null;
}

const passesOn = (type: string): boolean =>
  /^(ConditionalExpression|LogicalExpression|JSXExpressionContainer|TemplateLiteral|BinaryExpression|TSAsExpression|ParenthesizedExpression)$/.test(
    type,
  );

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && 'start' in value;
}
