import { Kind, parse, type DirectiveNode, type FieldDefinitionNode } from 'graphql';
import type { Breach, Check, SourceFile } from './reading/source-file.ts';

const CONTRACT = /^modules\/([^/]+)\/api\/([^/]+)\.graphql$/;
const ROOTS = new Set(['Query', 'Mutation', 'Subscription']);

interface RootField {
  file: SourceFile;
  service: string;
  root: string;
  field: FieldDefinitionNode;
}

/**
 * Every root field of every service must declare its access rule, have a description, and belong to only one module.
 */
export const contractCheck: Check = (files) => {
  const fields = files.flatMap(rootFields);
  return [...fields.flatMap(undescribed), ...twice(fields)];
};

function rootFields(file: SourceFile): RootField[] {
  const [, , service] = CONTRACT.exec(file.path) ?? [];
  if (service === undefined) return [];
  return parse(file.text).definitions.flatMap((node) => {
    if (node.kind !== Kind.OBJECT_TYPE_DEFINITION && node.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
    if (!ROOTS.has(node.name.value)) return [];
    return (node.fields ?? []).map((field) => ({ file, service, root: node.name.value, field }));
  });
}

function undescribed({ file, root, field }: RootField): Breach[] {
  const name = `${root}.${field.name.value}`;
  const messages = [
    accessError(field.directives ?? []),
    field.description?.value.trim() ? undefined : 'tells nothing of what it does',
  ];
  return messages.flatMap((message) => (message === undefined ? [] : [at(file, field, `${name} ${message}`)]));
}

function accessError(directives: readonly DirectiveNode[]): string | undefined {
  const access = directives.filter(({ name }) => name.value === 'access');
  if (access.length !== 1) return access.length === 0 ? 'has no @access' : 'has @access twice';
  const given = new Map((access[0]?.arguments ?? []).map(({ name, value }) => [name.value, value]));
  const rule = given.get('rule');
  const open = given.get('public');
  if (rule && open) return 'is given both a rule and public';
  if (rule) {
    const named = rule.kind === Kind.STRING && /^[a-z_]+\.[a-z_]+$/.test(rule.value);
    return named ? undefined : 'needs an access rule written area.action';
  }
  return open?.kind === Kind.BOOLEAN && open.value
    ? undefined
    : 'has an @access that names neither a rule nor public: true';
}

function twice(fields: readonly RootField[]): Breach[] {
  const first = new Map<string, string>();
  return fields.flatMap(({ file, service, root, field }) => {
    const key = `${service} ${root}.${field.name.value}`;
    const before = first.get(key);
    first.set(key, before ?? file.path);
    return before === undefined ? [] : [at(file, field, `${root}.${field.name.value} stands in ${before} already`)];
  });
}

const at = ({ path }: SourceFile, { loc }: FieldDefinitionNode, message: string): Breach => ({
  path,
  line: loc?.startToken.line ?? 1,
  message,
});
