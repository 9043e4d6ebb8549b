import { posix } from 'node:path';

/** The target of an import specifier, relative to its file. */
export type Target =
  | { kind: 'file'; path: string; written: 'relative' | 'entry point' | 'folder' }
  | { kind: 'package'; name: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'nowhere' };

const folderImport = /^#(platform|kit|values|server|web|checks)\/(.+)$/;
const entryPoint = /^#([a-z-]+)\/(server|web|rules)$/;
// Builders that tests use to create clinics.
const testing = /^#([a-z-]+)\/testing$/;
// Public pages have their own entry point, so that they don't load the module's other pages.
const openEntry = /^#([a-z-]+)\/open$/;

/** Resolves a specifier as package.json's `imports` and Node do, without disk access. */
export function resolveImport(from: string, specifier: string): Target {
  const bare = specifier.replace(/\?.*$/, '');
  if (bare.startsWith('.')) {
    return { kind: 'file', path: posix.join(posix.dirname(from), bare), written: 'relative' };
  }
  const folder = folderImport.exec(bare);
  if (folder) return { kind: 'file', path: `${folder[1]}/${folder[2]}`, written: 'folder' };
  const named = entryPoint.exec(bare);
  if (named) return { kind: 'file', path: `modules/${named[1]}/${named[2]}/index.ts`, written: 'entry point' };
  const open = openEntry.exec(bare);
  if (open) return { kind: 'file', path: `modules/${open[1]}/web/open.ts`, written: 'entry point' };
  const built = testing.exec(bare);
  if (built) return { kind: 'file', path: `modules/${built[1]}/server/testing/index.ts`, written: 'entry point' };
  if (bare.startsWith('node:')) return { kind: 'builtin', name: bare };
  if (/^(@[\w.-]+\/)?[\w.-]+(\/|$)/.test(bare)) return { kind: 'package', name: packageName(bare) };
  return { kind: 'nowhere' };
}

function packageName(specifier: string): string {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}
