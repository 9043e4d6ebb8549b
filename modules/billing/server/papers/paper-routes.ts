import { recordAccess } from '#audit/server';
import { isId } from '#platform/id.ts';
import type { RouteContext } from '#platform/module.ts';
import { claimProblems } from '../../rules/index.ts';
import { claimOf, claimTexts } from './claim-of.ts';
import { makePaper, type PrintedKind } from './make-paper.ts';
import { markPrinted } from './statement-level.ts';
import { statementsToPrint } from './run-statements.ts';
import { formPdf, paperPdf, papersPdf } from './write-pdf.ts';

const NONE = { code: 'NOT_FOUND', message: 'This document does not exist.' };
const KINDS: readonly PrintedKind[] = ['superbill', 'invoice', 'receipt', 'statement'];

/**
 * `GET /api/billing/{superbills|invoices|receipts|statements}/{id}.pdf`, and `GET
 * /api/billing/superbills/{id}/cms1500.pdf`, which returns 409 if a check fails; `GET /api/billing/statement-batch.pdf`
 * prints the statements of recipients without an email address.
 */
export function paperRoutes({ server, admit }: RouteContext): void {
  for (const kind of KINDS)
    server.get<{ Params: { id: string } }>(`/api/billing/${kind}s/:id.pdf`, async (http, reply) => {
      const ctx = await admit(http, reply, 'billing.view');
      if (ctx === null) return reply;
      const { app, actor } = ctx;
      const { id } = http.params;
      const made = isId(id)
        ? await makePaper({ app, clinicId: actor.clinicId, timeZone: actor.timeZone }, kind, id)
        : null;
      if (made === null) return reply.code(404).send(NONE);
      await recordAccess(ctx, { action: 'export', objectType: kind, objectId: id, patientId: made.patientId });
      if (kind === 'statement') await app.database.transaction((tx) => markPrinted(tx, actor.clinicId, id, ctx.now));
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', `inline; filename="${made.name}"`)
        .send(await paperPdf(made.paper, actor));
    });
  server.get('/api/billing/statement-batch.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'billing.view');
    if (ctx === null) return reply;
    const { app, actor } = ctx;
    const ids = await statementsToPrint(app.database.kysely, actor.clinicId);
    const of = { app, clinicId: actor.clinicId, timeZone: actor.timeZone };
    const made = [];
    for (const id of ids) made.push({ id, ...(await makePaper(of, 'statement', id))! });
    if (made.length === 0) return reply.code(404).send(NONE);
    const pdf = await papersPdf(
      made.map(({ paper }) => paper),
      actor,
    );
    for (const { id, patientId } of made) {
      await recordAccess(ctx, { action: 'export', objectType: 'statement', objectId: id, patientId });
      await app.database.transaction((tx) => markPrinted(tx, actor.clinicId, id, ctx.now));
    }
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="statements.pdf"')
      .send(pdf);
  });
  server.get<{ Params: { id: string } }>('/api/billing/superbills/:id/cms1500.pdf', async (http, reply) => {
    const ctx = await admit(http, reply, 'billing.view');
    if (ctx === null) return reply;
    const { app, actor, now } = ctx;
    const { id } = http.params;
    const found = isId(id) ? await claimOf(app, actor.clinicId, id) : null;
    if (found === null) return reply.code(404).send(NONE);
    const problems = claimProblems(found.claim);
    if (problems.length > 0) return reply.code(409).send({ code: 'CLAIM_INCOMPLETE', message: problems.join(' ') });
    const { texts, pages } = await claimTexts(app, actor.clinicId, found.claim);
    await recordAccess(ctx, {
      action: 'export',
      objectType: 'superbill',
      objectId: id,
      patientId: found.patientId,
      reason: 'CMS-1500',
    });
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'inline; filename="cms1500.pdf"')
      .send(await formPdf(texts, pages, now, actor));
  });
}
