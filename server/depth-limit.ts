import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

interface Extent {
  /** The maximum depth of its fields. */
  depth: number;
  /** The number of top-level fields, including those in fragments. */
  width: number;
}

/** A validation rule: no field deeper than `deepest`, and at most `most` root fields; both follow fragments. */
export function depthLimit(deepest: number, most: number): (context: ValidationContext) => ASTVisitor {
  return (context) => {
    // Fragments that spread others twice would double the work at each step, so each is visited once.
    const fragments = new Map<string, Extent>();
    const ofFragment = (name: string): Extent => {
      let extent = fragments.get(name);
      if (extent === undefined) {
        // A placeholder for circular fragments, which another rule rejects.
        fragments.set(name, { depth: 0, width: 0 });
        extent = extentOf(context.getFragment(name)?.selectionSet);
        fragments.set(name, extent);
      }
      return extent;
    };
    const extentOf = (set: SelectionSetNode | undefined): Extent => {
      const all: Extent = { depth: 0, width: 0 };
      for (const node of set?.selections ?? []) {
        const { depth, width } =
          node.kind === Kind.FIELD
            ? { depth: 1 + extentOf(node.selectionSet).depth, width: 1 }
            : node.kind === Kind.INLINE_FRAGMENT
              ? extentOf(node.selectionSet)
              : ofFragment(node.name.value);
        all.depth = Math.max(all.depth, depth);
        all.width += width;
      }
      return all;
    };
    return {
      OperationDefinition(node) {
        const { depth, width } = extentOf(node.selectionSet);
        if (depth > deepest) context.reportError(new GraphQLError('The query is nested too deeply.'));
        if (width > most) context.reportError(new GraphQLError('The query is too complex.'));
      },
    };
  };
}
