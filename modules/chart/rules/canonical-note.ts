/** The content covered by a signature. */
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
  /** 1 covers the fields above; 2 also the attached parts. */
  signature_form: number;
  non_medical: boolean;
  /** The canonical forms of the attached parts, by part ID. */
  parts: Readonly<Record<string, string>>;
}

/**
 * Serializes a signed note for hashing: every field in a fixed order, so that different notes never have the same text.
 */
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
