import { readFileSync } from 'node:fs';
import { type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql';

/** Returns a query of the page: an operation of one of its files (`chart/web/chart`), with its fragments. */
export function pageQuery(file: string, operation: string): string {
  const text = readFileSync(new URL(`../modules/${file}.operations.graphql`, import.meta.url), 'utf8');
  const { definitions } = parse(text);
  const chosen = definitions.find((one) => one.kind === Kind.OPERATION_DEFINITION && one.name?.value === operation);
  if (chosen === undefined) throw new Error(`bench: ${file} has no operation ${operation}`);
  const used = new Set<FragmentDefinitionNode>();
  const follow = (node: typeof chosen): void => {
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = definitions.find(
          (one) => one.kind === Kind.FRAGMENT_DEFINITION && one.name.value === name.value,
        ) as FragmentDefinitionNode;
        if (used.has(fragment)) return;
        used.add(fragment);
        follow(fragment);
      },
    });
  };
  follow(chosen);
  return [chosen, ...used].map(print).join('\n');
}
