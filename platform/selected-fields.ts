import { Kind, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

const known = new WeakMap<object, ReadonlySet<string>>();

/**
 * Returns the paths below the resolved field that the query selects, e.g. `patient_list.patient_tags`, so that SQL
 * reads nothing unnecessary.
 */
export function selectedFields(info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): ReadonlySet<string> {
  const key = info.fieldNodes[0]!;
  let paths = known.get(key);
  if (paths === undefined) {
    const found = new Set<string>();
    for (const node of info.fieldNodes) collect(node.selectionSet, '', info, found);
    paths = found;
    known.set(key, paths);
  }
  return paths;
}

function collect(
  set: SelectionSetNode | undefined,
  prefix: string,
  info: Pick<GraphQLResolveInfo, 'fragments'>,
  found: Set<string>,
): void {
  for (const node of set?.selections ?? []) {
    if (node.kind === Kind.FIELD) {
      const path = prefix === '' ? node.name.value : `${prefix}.${node.name.value}`;
      found.add(path);
      collect(node.selectionSet, path, info, found);
    } else if (node.kind === Kind.INLINE_FRAGMENT) collect(node.selectionSet, prefix, info, found);
    else collect(info.fragments[node.name.value]?.selectionSet, prefix, info, found);
  }
}
