import type { ESTree } from 'vite';
import { isCode, isGenerated, isTest, parseSource } from './reading/parse-source.ts';
import { lineAt, type Breach, type Check, type SourceFile } from './reading/source-file.ts';

/**
 * Every exported function in modules/, platform/, kit/ and values/ must have a doc comment of at least one sentence.
 */
export const documentedExports: Check = (files) =>
  files
    .filter(
      ({ path }) =>
        /^(modules|platform|kit|values)\//.test(path) && isCode(path) && !isTest(path) && !isGenerated(path),
    )
    .flatMap(untold);

function untold(file: SourceFile): Breach[] {
  const { program, comments, module } = parseSource(file);
  const exported = new Set(
    module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, localName }) => (moduleRequest ? [] : (localName.name ?? []))),
    ),
  );
  return program.body.flatMap((statement) => {
    const names = functionsOf(statement).filter(
      (name) => exported.has(name) || statement.type === 'ExportDefaultDeclaration',
    );
    const isDocumented = comments.some(
      ({ type, value, end }) =>
        type === 'Block' && value.startsWith('*') && /^\s*$/.test(file.text.slice(end, statement.start)),
    );
    if (isDocumented) return [];
    return names.map((name) => ({
      path: file.path,
      line: lineAt(file.text, statement.start),
      message: `${name} is exported without a sentence that tells what it does`,
    }));
  });
}

/** Returns the names of the functions that a top-level statement declares. */
function functionsOf(statement: ESTree.Program['body'][number]): string[] {
  if (statement.type === 'ExportNamedDeclaration')
    return statement.declaration ? functionsOf(statement.declaration) : [];
  if (statement.type === 'ExportDefaultDeclaration') {
    const { declaration } = statement;
    if (declaration.type === 'FunctionDeclaration') return [declaration.id?.name ?? 'default'];
    return declaration.type === 'ArrowFunctionExpression' ? ['default'] : [];
  }
  if (statement.type === 'FunctionDeclaration') return statement.id ? [statement.id.name] : [];
  if (statement.type !== 'VariableDeclaration') return [];
  return statement.declarations.flatMap(({ id, init }) => {
    const isFunction = init?.type === 'ArrowFunctionExpression' || init?.type === 'FunctionExpression';
    return isFunction && id.type === 'Identifier' ? [id.name] : [];
  });
}
