import { Visitor } from 'vite';
import { isCode, isTest, parseSource } from './reading/parse-source.ts';
import { kindOf } from './reading/place-of.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const CLOCK_AND_CHANCE = new Set(['Date.now', 'Temporal.Now', 'performance.now', 'Math.random']);
const OUTSIDE = new Set(
  (
    'process fetch console crypto setTimeout setInterval setImmediate queueMicrotask window document navigator location ' +
    'localStorage sessionStorage indexedDB globalThis XMLHttpRequest WebSocket EventSource BroadcastChannel'
  ).split(' '),
);

const PURE = new Set(['modules/rules', 'values']);

/** Rules and values take `now`, time zone and ids as arguments: they use no clock, no random numbers and no I/O. */
export const rulesPurity: Check = (files) =>
  files.filter(({ path }) => PURE.has(kindOf(path)) && isCode(path) && !isTest(path)).flatMap(impurities);

function impurities(file: SourceFile): Breach[] {
  const found: Breach[] = [];
  const add = (offset: number, what: string): void => {
    found.push({
      path: file.path,
      line: lineAt(file.text, offset),
      message: `rules take what they need as arguments: ${what}`,
    });
  };
  new Visitor({
    MemberExpression: ({ object, property, start }) => {
      if (object.type !== 'Identifier') return;
      const name = property.type === 'Identifier' ? `${object.name}.${property.name}` : object.name;
      if (CLOCK_AND_CHANCE.has(name) || OUTSIDE.has(object.name)) add(start, name);
    },
    NewExpression: ({ callee, arguments: { length }, start }) => {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'Date' && length === 0) add(start, 'new Date()');
      if (OUTSIDE.has(callee.name)) add(start, `new ${callee.name}`);
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'Date' || OUTSIDE.has(callee.name)) add(start, `${callee.name}()`);
    },
  }).visit(parseSource(file).program);
  return found;
}
