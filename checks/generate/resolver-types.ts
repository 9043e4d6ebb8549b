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

/** The type of each scalar as input, and as a resolver's result. */
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

/** The rows that a module returns for the contract's types, by name: `Resolvers<{ Charge: ChargeRow }>`. */
const ROWS = '<Rows = object>';

/** Generates the types shared by all parts of the contract: path and text of `platform/contract.gen.ts`. */
export function baseTypes(base: string): { path: string; text: string } {
  return { path: 'platform/contract.gen.ts', text: `${HEADER}${typesOf(base).types.join('\n')}` };
}

/** Generates the types of one module's part of a service: path and text of `api/<service>.gen.ts`. */
export function resolverTypes(base: string, { path, sdl }: ContractPart): { path: string; text: string } {
  const { types, fields, objects } = typesOf(sdl);
  const resolvers = [...fields].map(([name, lines]) => {
    const text = lines.join('');
    return `export type ${name}Resolvers${/\bRows\b/.test(text) ? ROWS : ''} = {\n${text}};\n`;
  });
  const generic = new Set(resolvers.filter((text) => text.includes(ROWS)).map((text) => /type (\w+)</.exec(text)![1]));
  const whole = [...fields.keys()].map((name) => {
    const type = `${name}Resolvers`;
    return `  ${name}?: ${generic.has(type) ? `${type}<Rows>` : type};\n`;
  });
  const known = [...objects].map(([name, isGeneric]) => `    ${name}: ${isGeneric ? `${name}<Rows>` : name};\n`);
  const rows = known.length === 0 ? '' : ` & RowResolvers<\n  Rows,\n  {\n${known.join('')}  }\n>`;
  const given = known.length === 0 ? '' : ROWS;
  const body = [...types, ...resolvers, `export type Resolvers${given} = {\n${whole.join('')}}${rows};\n`].join('\n');
  const used = typesOf(base).names.filter((name) => new RegExp(`\\b${name}\\b`).test(body));
  const imports = [
    ...(used.length === 0
      ? []
      : [`import type { ${used.sort().join(', ')} } from '../../../platform/contract.gen.ts';\n`]),
    `import type { ${['Answer', 'Field', 'RowResolvers'].filter((name) => new RegExp(`\\b${name}<`).test(body)).join(', ')} } from '../../../platform/field.ts';\n`,
  ];
  return { path: path.replace(/\.graphql$/, '.gen.ts'), text: `${HEADER}${imports.join('')}\n${body}` };
}

interface Types {
  names: string[];
  types: string[];
  /** The fields with separate resolvers, by type. */
  fields: Map<string, string[]>;
  /** The object types, and whether their content depends on the rows. */
  objects: Map<string, boolean>;
}

function typesOf(sdl: string): Types {
  const names: string[] = [];
  const types: string[] = [];
  const fields = new Map<string, string[]>();
  const objects = objectsOf(sdl);
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
      // A field added to another module's type is resolved by its own resolver, which defines what it requires of the
      // parent.
      const isElsewhere = isRoot || node.kind === Kind.OBJECT_TYPE_EXTENSION;
      const own = (node.fields ?? []).filter((field) => isElsewhere || isResolved(field.directives));
      const parent = isElsewhere ? '' : answered(name, objects);
      if (own.length > 0)
        fields.set(name, [...(fields.get(name) ?? []), ...own.map((field) => resolver(field, parent, objects))]);
      if (isElsewhere) continue;
      const inside = (node.fields ?? [])
        .filter((field) => !own.includes(field))
        .map((field) => member(field, 1, objects));
      const given = objects.get(name) === true ? ROWS : '';
      add(name, `${docComment(node.description?.value)}export type ${name}${given} = {\n${inside.join('')}};\n`);
    }
  }
  return { names, types, fields, objects };
}

/** Returns the object types of a part, and for each whether a field of it contains another one. */
function objectsOf(sdl: string): Map<string, boolean> {
  const nodes = parse(sdl).definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION);
  const own = nodes.filter(({ name }) => !ROOTS.includes(name.value));
  const names = new Set(own.map(({ name }) => name.value));
  const holds = (type: TypeNode): boolean =>
    type.kind === Kind.NAMED_TYPE ? names.has(type.name.value) : holds(type.type);
  return new Map(
    own.map(({ name, fields = [] }) => [
      name.value,
      fields.some(({ type, directives }) => !isResolved(directives) && holds(type)),
    ]),
  );
}

/** Returns the result type of an object type of this part: the module's row, if it has one. */
function answered(name: string, objects: ReadonlyMap<string, boolean>): string {
  const isGeneric = objects.get(name);
  return isGeneric === undefined ? name : `Answer<Rows, '${name}', ${isGeneric ? `${name}<Rows>` : name}>`;
}

const isResolved = (directives: readonly ConstDirectiveNode[] | undefined): boolean =>
  directives?.some(({ name }) => name.value === 'resolved') === true;

function member(
  field: FieldDefinitionNode | InputValueDefinitionNode,
  way: 0 | 1,
  objects: ReadonlyMap<string, boolean> = new Map(),
): string {
  const { type } = field;
  const isNeeded = type.kind === Kind.NON_NULL_TYPE;
  const absent = way === 0 ? ' | null | undefined' : ' | null';
  const inside = named(type, way, objects);
  const text = isNeeded ? `: ${inside}` : `?: ${inside === 'unknown' ? inside : inside + absent}`;
  return `${docComment(field.description?.value, '  ')}  ${field.name.value}${text};\n`;
}

/** Returns the type of a root field, or of a field that depends on the caller. */
function resolver(
  { name, type, arguments: given = [] }: FieldDefinitionNode,
  parent: string,
  objects: ReadonlyMap<string, boolean>,
): string {
  const args = given.map(({ name: { value: arg }, type: argType, defaultValue }) => {
    if (argType.kind === Kind.NON_NULL_TYPE) return `${arg}: ${named(argType.type, 0)}`;
    // A default applies only to a missing value: a client may still send null.
    return defaultValue === undefined
      ? `${arg}?: ${named(argType, 0)} | null | undefined`
      : `${arg}: ${named(argType, 0)} | null`;
  });
  const head = `  ${name.value}?: Field<${typeText(type, 1, objects)}`;
  const after = parent === '' ? '>;\n' : `, ${parent}>;\n`;
  if (args.length === 0) return `${head}${parent === '' ? '' : ', object'}${after}`;
  const line = `${head}, { ${args.join('; ')} }${after}`;
  return line.length <= WIDEST ? line : `${head}, {\n${args.map((arg) => `    ${arg};\n`).join('')}  }${after}`;
}

/** Returns the TypeScript type of a GraphQL type, with null for missing values. */
function typeText(type: TypeNode, way: 0 | 1, objects: ReadonlyMap<string, boolean>): string {
  return type.kind === Kind.NON_NULL_TYPE ? named(type.type, way, objects) : `${named(type, way, objects)} | null`;
}

function named(type: TypeNode, way: 0 | 1, objects: ReadonlyMap<string, boolean> = new Map()): string {
  if (type.kind === Kind.NON_NULL_TYPE) return named(type.type, way, objects);
  if (type.kind === Kind.LIST_TYPE) return `Array<${typeText(type.type, way, objects)}>`;
  return SCALARS[type.name.value]?.[way] ?? answered(type.name.value, objects);
}

function docComment(description: string | undefined, indent = ''): string {
  if (description === undefined) return '';
  const lines = description.replaceAll('*/', '* /').split('\n');
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
