/** What a signature covers. */
export interface SignedContent {
  clinic_id: string;
  id: string;
  patient_id: string;
  author_id: string;
  event_id: string | null;
  record_name: string;
  encounter_mode: string;
  /** YYYY-MM-DD. */
  service_date: string;
  note: string;
  nurse_note: string;
  signer_id: string;
  signer_name: string;
  signed_time: Date;
  /** 1 covers what stands above; 2 what hangs on the note too. */
  signature_form: number;
  non_medical: boolean;
  /** The canonical forms of what hangs on the note, by the names of the parts. */
  parts: Readonly<Record<string, string>>;
}

/** A signed note as the text that its hash is taken of: every field, in one order, so that no two notes share a text. */
export function canonicalNote(content: SignedContent): string {
  const texts = [
    content.clinic_id,
    content.id,
    content.patient_id,
    content.author_id,
    content.event_id,
    content.record_name,
    content.encounter_mode,
    content.service_date,
    content.note,
    content.nurse_note,
    content.signer_id,
    content.signer_name,
    content.signed_time.toISOString(),
  ];
  if (content.signature_form === 1) return JSON.stringify(texts);
  const parts = Object.entries(content.parts).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([...texts, content.signature_form, content.non_medical, parts]);
}
