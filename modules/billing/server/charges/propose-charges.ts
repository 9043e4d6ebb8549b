import { type Selectable, sql } from 'kysely';
import { readParts } from '#chart/server';
import type { App } from '#platform/app.ts';
import type { DB } from '#platform/database.gen.ts';
import type { Tx } from '#platform/database.ts';
import { newId } from '#platform/id.ts';
import type { OutboxEvent } from '#platform/outbox.ts';
import { readClinic } from '#practice/server';
import { chargeAmount } from '../../rules/index.ts';
import { ownPoster } from '../poster.ts';
import { feesOf } from './fee-of.ts';

type SignedNote = Pick<
  Selectable<DB['billing.account_note']>,
  'patient_id' | 'author_id' | 'event_id' | 'service_date'
> & { practice_id: string | null };

/**
 * Proposes a draft for each procedure of a signed note, with the clinic's fee and the procedure's diagnoses; once,
 * however often the event is delivered, and not for codes that are already charged on the note.
 */
export async function proposeCharges(app: App, tx: Tx, { clinicId, body }: OutboxEvent): Promise<void> {
  if (body['signed'] !== true || typeof body['id'] !== 'string') return;
  const noteId = body['id'];
  const { rows } = await sql<SignedNote>`
    select n.patient_id, n.author_id, n.event_id, n.service_date,
      (select mp.practice_id from billing.provider_practice mp where mp.clinic_id = n.clinic_id and mp.user_id = n.author_id
        order by mp.practice_id limit 1) as practice_id
    from billing.account_note n
    where n.clinic_id = ${clinicId} and n.id = ${noteId} and n.signed_time is not null and n.withdrawn_time is null
      and n.deleted_time is null`.execute(tx);
  const [note] = rows;
  if (note === undefined || note.practice_id === null) return;
  const parts = (await readParts(tx, clinicId, [noteId], ['cpts', 'diagnosis'])).get(noteId);
  const procedures = parts?.cpts ?? [];
  if (procedures.length === 0) return;
  const standing = await tx
    .selectFrom('billing.charge')
    .select(['code', 'note_procedure_id'])
    .where('clinic_id', '=', clinicId)
    .where('encounter_id', '=', noteId)
    .where((row) => row.or([row('deleted_time', 'is', null), row('note_procedure_id', 'is not', null)]))
    .execute();
  const known = new Set(standing.flatMap(({ code, note_procedure_id }) => [code, note_procedure_id]));
  const fresh = procedures.filter(({ id, cpt_code }) => !known.has(id) && !known.has(cpt_code));
  const fees = await feesOf(
    tx,
    clinicId,
    note.author_id,
    fresh.map(({ cpt_code_type, cpt_code, modifiers }) => ({ code_type: cpt_code_type, code: cpt_code, modifiers })),
    note.service_date,
  );
  const { time_zone: zone } = await readClinic(tx, clinicId);
  const poster = ownPoster(app, clinicId, zone);
  const named = new Map((parts?.diagnosis ?? []).map((each) => [each.id, each]));
  for (const [index, procedure] of fresh.entries()) {
    // Without a price the draft is not free: it can't be posted before a price is set.
    const price = fees[index] ?? 0;
    const line = { quantity: procedure.units, price, discount: 0, discount_mode: 'Amount', tax: 0 } as const;
    const pointed = procedure.pointers.flatMap((pointer) => named.get(pointer) ?? []);
    const diagnoses = (pointed.length > 0 ? pointed : (parts?.diagnosis ?? []).slice(0, 4)).map((each) => ({
      code: each.icd_code,
      name: each.official_name,
    }));
    const id = newId();
    const { numInsertedOrUpdatedRows: inserted } = await tx
      .insertInto('billing.charge')
      .values({
        ...line,
        price_missing: fees[index] == null,
        clinic_id: clinicId,
        id,
        client_key: `note/${procedure.id}`,
        patient_id: note.patient_id,
        encounter_id: noteId,
        event_id: note.event_id,
        provider_id: note.author_id,
        practice_id: note.practice_id,
        charge_type: 'Procedure',
        code_type: procedure.cpt_code_type,
        code: procedure.cpt_code,
        description: procedure.official_name.slice(0, 200),
        modifiers: procedure.modifiers,
        diagnoses: JSON.stringify(diagnoses),
        amount_of_charge: chargeAmount(line),
        date_of_charge: note.service_date,
        state: 'draft',
        note_procedure_id: procedure.id,
        created_by: null,
        created_time: poster.now,
        updated_time: poster.now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (Number(inserted) > 0)
      await poster.note(tx, {
        action: 'create',
        objectType: 'charge',
        objectId: id,
        patientId: note.patient_id,
        reason: 'proposed from a signed note',
      });
  }
}
