import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { backendClient, type BackendIdentity } from './backend-client.ts';

/** What an export contained. */
export interface ExportedRecords {
  /** The number of resources by type. */
  counts: ReadonlyMap<string, number>;
  /** Lines that are no resources: `Patient-1.ndjson:12`. */
  unreadable: readonly string[];
  /** References that lead to no resource of the export: `Observation/1 refers to Encounter/2`. */
  unresolved: readonly string[];
}

interface ExportOptions {
  /** Below the server's address, with parameters: `$export?_type=Patient`. */
  path?: string;
  /** Where the files are written; nowhere if omitted. */
  folder?: string;
  /** Waits until the server is asked again; the time that it recommends if omitted. */
  wait?: (address: string, seconds: number) => Promise<void>;
}

interface Manifest {
  output: { type: string; url: string; count?: number }[];
}

/**
 * Exports records as in Bulk Data Access 2.0: starts the export, waits until it is done, downloads and checks all files,
 * and deletes it. Throws if the server refuses a step.
 */
export async function exportRecords(
  iss: string,
  identity: BackendIdentity,
  { path = '$export', folder, wait = waitSeconds }: ExportOptions = {},
): Promise<ExportedRecords> {
  const call = backendClient(iss, identity);
  const started = await call(`${iss}/${path}`, { headers: { prefer: 'respond-async' } });
  const address = started.headers.get('content-location');
  if (started.status !== 202 || address === null) throw await refusal('start', started);
  for (;;) {
    const answer = await call(address);
    if (answer.status === 429 || answer.status === 202) {
      await wait(address, Number(answer.headers.get('retry-after') ?? 1));
      continue;
    }
    if (answer.status !== 200) throw await refusal('status', answer);
    const { output } = (await answer.json()) as Manifest;
    if (folder !== undefined) await mkdir(folder, { recursive: true });
    const reader = new Reader();
    for (const [index, { type, url, count }] of output.entries()) {
      const file = await call(url, { headers: { accept: 'application/fhir+ndjson' } });
      if (file.status !== 200) throw await refusal('download', file);
      const text = await file.text();
      const name = `${type}-${index + 1}.ndjson`;
      if (folder !== undefined) await writeFile(join(folder, name), text, { mode: 0o600 });
      reader.read(name, type, text, count);
    }
    const deleted = await call(address, { method: 'DELETE' });
    if (deleted.status !== 202) throw await refusal('deletion', deleted);
    return reader.report();
  }
}

/** Reads files line by line and remembers only names of resources, not their content. */
class Reader {
  readonly #counts = new Map<string, number>();
  readonly #unreadable: string[] = [];
  readonly #known = new Set<string>();
  readonly #references = new Map<string, string>();

  read(name: string, type: string, text: string, count: number | undefined): void {
    const lines = text.split('\n').filter((line) => line !== '');
    if (count !== undefined && lines.length !== count) this.#unreadable.push(`${name}: ${lines.length} of ${count}`);
    for (const [index, line] of lines.entries()) {
      const resource = parse(line);
      if (resource?.resourceType !== type || typeof resource.id !== 'string') {
        this.#unreadable.push(`${name}:${index + 1}`);
        continue;
      }
      const own = `${type}/${resource.id}`;
      this.#known.add(own);
      this.#counts.set(type, (this.#counts.get(type) ?? 0) + 1);
      for (const reference of referencesIn(resource)) this.#references.set(reference, own);
    }
  }

  report(): ExportedRecords {
    const unresolved = [...this.#references].filter(([reference]) => !this.#known.has(reference));
    return {
      counts: this.#counts,
      unreadable: this.#unreadable,
      unresolved: unresolved.map(([reference, from]) => `${from} refers to ${reference}`),
    };
  }
}

function parse(line: string): { resourceType?: unknown; id?: unknown } | null {
  try {
    return JSON.parse(line) as { resourceType?: unknown; id?: unknown };
  } catch {
    return null;
  }
}

function* referencesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [name, part] of Object.entries(value)) {
    if (name === 'reference' && typeof part === 'string') yield part;
    else yield* referencesIn(part);
  }
}

async function refusal(step: string, answer: Response): Promise<Error> {
  return new Error(`the server answered ${answer.status} to the ${step} of the export: ${await answer.text()}`);
}

const waitSeconds = (_address: string, seconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, seconds * 1000));
