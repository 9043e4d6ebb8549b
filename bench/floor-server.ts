import fastify from 'fastify';
import pg from 'pg';
import { newId } from '#platform/id.ts';

// The baseline for comparison: a minimal server that performs the same database work and nothing else.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const app = fastify({ logger: false });

await pool.query(
  `create table if not exists public.floor_row (id uuid primary key, clinic_id uuid not null, body jsonb not null, created_time timestamptz not null default now())`,
);

app.get<{ Params: { clinic: string; id: string } }>('/patient/:clinic/:id', ({ params }) => readPatient(params));

app.post<{ Body: FloorRow }>('/row', ({ body }) => insertRow(pool, body));

// The second baseline: as many statements as a call of Salus sends, one after the other: reads and the insert of an
// access entry, or a transaction.
app.get<{ Params: { clinic: string; id: string; statements: string } }>(
  '/several/:statements/:clinic/:id',
  async ({ params }) => {
    let row: unknown = null;
    for (let reads = Number(params.statements) - 1; reads > 0; reads -= 1) row = await readPatient(params);
    await insertRow(pool, { id: newId(), clinic: params.clinic, body: { action: 'read', object: params.id } });
    return row;
  },
);

app.post<{ Params: { statements: string }; Body: FloorRow }>('/several/:statements', async ({ params, body }) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Besides begin and commit.
    for (let inserts = Number(params.statements) - 2; inserts > 0; inserts -= 1)
      await insertRow(client, { ...body, id: newId() });
    await client.query('commit');
  } finally {
    client.release();
  }
  return { id: body.id };
});

interface FloorRow {
  id: string;
  clinic: string;
  body: object;
}

async function readPatient({ clinic, id }: { clinic: string; id: string }): Promise<unknown> {
  const { rows } = await pool.query<object>(
    `select id, record_number, first_name, last_name, middle_name, email, mobile, date_of_birth, gender, version, updated_time
     from patients.patient where clinic_id = $1 and id = $2`,
    [clinic, id],
  );
  return rows[0] ?? null;
}

async function insertRow(db: pg.Pool | pg.PoolClient, { id, clinic, body }: FloorRow): Promise<unknown> {
  const { rows } = await db.query<object>(
    'insert into public.floor_row (id, clinic_id, body) values ($1, $2, $3) returning id',
    [id, clinic, JSON.stringify(body)],
  );
  return rows[0];
}

const address = await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.stdout.write(`ready at ${address}\n`);
process.on(
  'SIGTERM',
  () =>
    void app
      .close()
      .then(() => pool.end())
      .then(() => process.exit(0)),
);
