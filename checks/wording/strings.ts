// npm run strings [-- PATH …]: lists every user-facing string with its file and line.
import { hasReadableStrings, readableStrings } from '../reading/strings-of.ts';
import { readSources } from '../reading/read-sources.ts';
import { root } from '../running/root.ts';

const paths = process.argv.slice(2);
const files = (await readSources(root)).filter(
  ({ path }) => hasReadableStrings(path) && (paths.length === 0 || paths.some((each) => path.startsWith(each))),
);
for (const { path, line, text } of files.flatMap(readableStrings)) console.log(`${path}:${line}\t${text}`);
