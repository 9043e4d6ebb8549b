import { posix } from 'node:path';

/** What an import's specifier leads to, seen from the file that it is written in. */
export type Target =
  | { kind: 'file'; path: string; written: 'relative' | 'entry point' | 'folder' }
  | { kind: 'package'; name: string }
  | { kind: 'builtin'; name: string }
  | { kind: 'nowhere' };

const folderImport = /^#(platform|kit|values|server|web|checks)\/(.+)$/;
const entryPoint = /^#([a-z-]+)\/(server|web|rules)$/;
// What tests build their clinics with.
const testing = /^#([a-z-]+)\/testing$/;
// Pages for who is not signed in have an entry point of their own, so that these pages fetch nothing of the module's others.
const openEntry = /^#([a-z-]+)\/open$/;

/** Follows a specifier as package.json's `imports` and Node do, without looking at the disk. */
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
