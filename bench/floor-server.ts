import fastify from 'fastify';
import pg from 'pg';

// The baseline for comparison: a minimal server that performs the same database work and nothing else.
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 16 });
const app = fastify({ logger: false });

await pool.query(
  `create table if not exists public.floor_row (id uuid primary key, clinic_id uuid not null, body jsonb not null, created_time timestamptz not null default now())`,
);

app.get<{ Params: { clinic: string; id: string } }>('/patient/:clinic/:id', async ({ params }) => {
  const { rows } = await pool.query(
    `select id, record_number, first_name, last_name, middle_name, email, mobile, date_of_birth, gender, version, updated_time
     from patients.patient where clinic_id = $1 and id = $2`,
    [params.clinic, params.id],
  );
  return rows[0] ?? null;
});

app.post<{ Body: { id: string; clinic: string; body: object } }>('/row', async ({ body }) => {
  const { rows } = await pool.query(
    'insert into public.floor_row (id, clinic_id, body) values ($1, $2, $3) returning id',
    [body.id, body.clinic, JSON.stringify(body.body)],
  );
  return rows[0];
});

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
