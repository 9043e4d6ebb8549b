import { HAND_MADE_STATES } from './hand-made-states-left.ts';
import { isTest } from './reading/parse-source.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

const STATES = 'RowsSkeleton|LinesSkeleton|ErrorState|EmptyState';
const STATE = new RegExp(`<(?:${STATES})\\b|\\bcreateElement\\(\\s*(?:${STATES})\\b`, 'g');
const LEFT = 'checks/hand-made-states-left.ts';
const INSTEAD = 'ReadRows, ReadState, ReadLines, LazyArea or the empty of a DataTable (kit/README.md)';

/**
 * Pages use the kit for their loading, error and empty states. The remaining handmade ones are counted by module in
 * `hand-made-states-left.ts`, and the numbers only decrease.
 */
export function handMadeStates(left: Readonly<Record<string, number>> = HAND_MADE_STATES): Check {
  return (files) => {
    const states = files.flatMap(statesIn);
    const found = Map.groupBy(states, ({ module }) => module);
    const modules = new Set([...found.keys(), ...Object.keys(left)]);
    return [...modules].flatMap((module) => weigh(module, found.get(module) ?? [], left[module] ?? 0));
  };
}

interface State {
  module: string;
  path: string;
  line: number;
}

function statesIn(file: SourceFile): State[] {
  const { path, text } = file;
  const [, module] = /^(?:modules\/([^/]+)\/web|web)\/.*\.tsx?$/.exec(path) ?? [undefined, null];
  if (module === null || isTest(path)) return [];
  return [...text.matchAll(STATE)].map(({ index }) => ({ module: module ?? 'web', path, line: lineAt(text, index) }));
}

function weigh(module: string, states: readonly State[], allowed: number): Breach[] {
  const count = states.length;
  if (count < allowed)
    return [
      { path: LEFT, line: 1, message: `${module} has ${count} states made by hand: lower its ${allowed} to that` },
    ];
  // It is unknown which of them is new, so all are reported.
  return count === allowed
    ? []
    : states.map(({ path, line }) => ({
        path,
        line,
        message: `${module} has ${count} states made by hand, at most ${allowed}: use ${INSTEAD}`,
      }));
}
