import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MODULES } from '../../modules.ts';

const HEAD = '// Generated from modules.ts by `npm run generate`.\n';

/** Generates the module lists of the server and the page from the list of modules. */
export function moduleLists(root: string): { path: string; text: string }[] {
  const having = (entry: string, pattern?: RegExp): string[] =>
    MODULES.filter((module) => {
      const path = join(root, 'modules', module, entry);
      return existsSync(path) && (pattern === undefined || pattern.test(readFileSync(path, 'utf8')));
    });
  const server = having('server/index.ts');
  const web = having('web/index.ts');
  const pages = having('web/open.ts', /export const openPages\b/);
  const sections = having('web/open.ts', /export const portalSections\b/);
  return [
    {
      path: 'server/modules.gen.ts',
      text: [
        HEAD,
        "import type { Module } from '#platform/module.ts';\n",
        ...server.map((module) => `import { ${camel(module)} } from '#${module}/server';\n`),
        '\n/** The modules from the lowest layer up. */\n',
        `export const modules: readonly Module[] = [${server.map(camel).join(', ')}];\n`,
      ].join(''),
    },
    {
      path: 'web/modules.gen.ts',
      text: [
        HEAD,
        "import type { WebModule } from '#kit/module/web-module.ts';\n",
        ...web.map((module) => `import { ${camel(module)} } from '#${module}/web';\n`),
        '\n/** The modules of the page, from the lowest layer up. */\n',
        `export const list: readonly WebModule[] = [${web.map(camel).join(', ')}];\n`,
      ].join(''),
    },
    {
      path: 'web/open-pages.gen.ts',
      text: [
        HEAD,
        "import type { PortalSection, WebRoute } from '#kit/module/web-module.ts';\n",
        ...pages.map((module) => `import { openPages as ${camel(module)}Pages } from '#${module}/open';\n`),
        ...sections.map((module) => `import { portalSections as ${camel(module)}Sections } from '#${module}/open';\n`),
        '\n/** The pages that patients open by a link, without signing in. */\n',
        `export const openPages: readonly WebRoute[] = [${pages.map((module) => `...${camel(module)}Pages`).join(', ')}];\n`,
        '\n/** What the modules show on a patient’s own page. */\n',
        `export const portalSections: readonly PortalSection[] = [${sections
          .map((module) => `...${camel(module)}Sections`)
          .join(', ')}];\n`,
      ].join(''),
    },
  ];
}

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
