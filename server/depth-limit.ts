import { GraphQLError, Kind, type ASTVisitor, type SelectionSetNode, type ValidationContext } from 'graphql';

/** A validation rule: no field deeper than `deepest`, fragments followed, and no more than `most` root fields. */
export function depthLimit(deepest: number, most: number): (context: ValidationContext) => ASTVisitor {
  return (context) => {
    const depthOf = (set: SelectionSetNode | undefined, path: readonly string[]): number =>
      Math.max(
        0,
        ...(set?.selections ?? []).map((node) => {
          if (node.kind === Kind.FIELD) return 1 + depthOf(node.selectionSet, path);
          if (node.kind === Kind.INLINE_FRAGMENT) return depthOf(node.selectionSet, path);
          // A fragment that holds itself is another rule's refusal.
          if (path.includes(node.name.value)) return 0;
          return depthOf(context.getFragment(node.name.value)?.selectionSet, [...path, node.name.value]);
        }),
      );
    return {
      OperationDefinition(node) {
        if (depthOf(node.selectionSet, []) > deepest)
          context.reportError(new GraphQLError('The query is nested too deeply.'));
        if (node.selectionSet.selections.length > most)
          context.reportError(new GraphQLError('The query asks for too much at once.'));
      },
    };
  };
}
