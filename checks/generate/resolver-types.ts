import {
  type ConstDirectiveNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  Kind,
  parse,
  type TypeNode,
} from 'graphql';
import type { ContractPart } from '#platform/contract.ts';

export const HEADER = '// Generated from the contract by `npm run generate`; CI proves it fresh.\n';

const WIDEST = 120;
const ROOTS = ['Query', 'Mutation'];

/** Each scalar as it comes in, and as a resolver may answer it. */
const SCALARS: Readonly<Record<string, readonly [comes: string, answered: string]>> = {
  ID: ['string', 'string'],
  String: ['string', 'string'],
  Boolean: ['boolean', 'boolean'],
  Int: ['number', 'number'],
  Float: ['number', 'number'],
  Date: ['string', 'string'],
  DateTime: ['Date', 'Date | string'],
  EventId: ['string', 'string'],
  JSON: ['unknown', 'unknown'],
};

/** The types that every part of the contract knows: path and text of `platform/contract.gen.ts`. */
export function baseTypes(base: string): { path: string; text: string } {
  return { path: 'platform/contract.gen.ts', text: `${HEADER}${typesOf(base).types.join('\n')}` };
}

/** The types of one module's part of a service: path and text of `api/<service>.gen.ts`. */
export function resolverTypes(base: string, { path, sdl }: ContractPart): { path: string; text: string } {
  const { types, fields } = typesOf(sdl);
  const resolvers = [...fields].map(([name, lines]) => `export type ${name}Resolvers = {\n${lines.join('')}};\n`);
  const whole = [...fields.keys()].map((name) => `  ${name}?: ${name}Resolvers;\n`).join('');
  const body = [...types, ...resolvers, `export type Resolvers = {\n${whole}};\n`].join('\n');
  const used = typesOf(base).names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const imports = [
    ...(used.length === 0
      ? []
      : [`import type { ${used.sort().join(', ')} } from '../../../platform/contract.gen.ts';\n`]),
    "import type { Field } from '../../../platform/field.ts';\n",
  ];
  return { path: path.replace(/\.graphql$/, '.gen.ts'), text: `${HEADER}${imports.join('')}\n${body}` };
}

interface Types {
  names: string[];
  types: string[];
  /** The fields with resolvers of their own, by their type. */
  fields: Map<string, string[]>;
}

function typesOf(sdl: string): Types {
  const names: string[] = [];
  const types: string[] = [];
  const fields = new Map<string, string[]>();
  const add = (name: string, text: string): void => {
    names.push(name);
    types.push(text);
  };
  for (const node of parse(sdl).definitions) {
    if (node.kind === Kind.ENUM_TYPE_DEFINITION) {
      const values = (node.values ?? []).map((value) => `'${value.name.value}'`);
      const line = `export type ${node.name.value} = ${values.join(' | ')};\n`;
      const long = `export type ${node.name.value} =${values.map((value) => `\n  | ${value}`).join('')};\n`;
      add(node.name.value, `${docComment(node.description?.value)}${line.length <= WIDEST ? line : long}`);
    } else if (node.kind === Kind.INPUT_OBJECT_TYPE_DEFINITION) {
      const inside = (node.fields ?? []).map((field) => member(field, 0));
      add(
        node.name.value,
        `${docComment(node.description?.value)}export type ${node.name.value} = {\n${inside.join('')}};\n`,
      );
    } else if (node.kind === Kind.OBJECT_TYPE_DEFINITION || node.kind === Kind.OBJECT_TYPE_EXTENSION) {
      const name = node.name.value;
      const isRoot = ROOTS.includes(name);
      // What is added to another module's type is worked out by its resolver, which knows what it asks of the parent.
      const isElsewhere = isRoot || node.kind === Kind.OBJECT_TYPE_EXTENSION;
      const own = (node.fields ?? []).filter((field) => isElsewhere || isResolved(field.directives));
      const parent = isElsewhere ? '' : name;
      if (own.length > 0)
        fields.set(name, [...(fields.get(name) ?? []), ...own.map((field) => resolver(field, parent))]);
      if (isElsewhere) continue;
      const inside = (node.fields ?? []).filter((field) => !own.includes(field)).map((field) => member(field, 1));
      add(name, `${docComment(node.description?.value)}export type ${name} = {\n${inside.join('')}};\n`);
    }
  }
  return { names, types, fields };
}

const isResolved = (directives: readonly ConstDirectiveNode[] | undefined): boolean =>
  directives?.some(({ name }) => name.value === 'resolved') === true;

function member(field: FieldDefinitionNode | InputValueDefinitionNode, way: 0 | 1): string {
  const { type } = field;
  const isNeeded = type.kind === Kind.NON_NULL_TYPE;
  const absent = way === 0 ? ' | null | undefined' : ' | null';
  const inside = named(type, way);
  const text = isNeeded ? `: ${inside}` : `?: ${inside === 'unknown' ? inside : inside + absent}`;
  return `${docComment(field.description?.value, '  ')}  ${field.name.value}${text};\n`;
}

/** A field of a root, or one that is worked out for who asks. */
function resolver({ name, type, arguments: given = [] }: FieldDefinitionNode, parent: string): string {
  const args = given.map((argument) => {
    const isNeeded = argument.type.kind === Kind.NON_NULL_TYPE || argument.defaultValue !== undefined;
    const text = named(argument.type.kind === Kind.NON_NULL_TYPE ? argument.type.type : argument.type, 0);
    return isNeeded ? `${argument.name.value}: ${text}` : `${argument.name.value}?: ${text} | null | undefined`;
  });
  const head = `  ${name.value}?: Field<${typeText(type, 1)}`;
  const after = parent === '' ? '>;\n' : `, ${parent}>;\n`;
  if (args.length === 0) return `${head}${parent === '' ? '' : ', object'}${after}`;
  const line = `${head}, { ${args.join('; ')} }${after}`;
  return line.length <= WIDEST ? line : `${head}, {\n${args.map((arg) => `    ${arg};\n`).join('')}  }${after}`;
}

/** A type with what is missing as null. */
function typeText(type: TypeNode, way: 0 | 1): string {
  return type.kind === Kind.NON_NULL_TYPE ? named(type.type, way) : `${named(type, way)} | null`;
}

function named(type: TypeNode, way: 0 | 1): string {
  if (type.kind === Kind.NON_NULL_TYPE) return named(type.type, way);
  if (type.kind === Kind.LIST_TYPE) return `Array<${typeText(type.type, way)}>`;
  return SCALARS[type.name.value]?.[way] ?? type.name.value;
}

function docComment(description: string | undefined, indent = ''): string {
  if (description === undefined) return '';
  const lines = description.replaceAll('*/', '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
