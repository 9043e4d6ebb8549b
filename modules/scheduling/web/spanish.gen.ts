// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Ask the clinic to cancel this appointment?": "¿Pedir a la clínica que cancele esta cita?",
  "Ask to cancel": "Pedir la cancelación",
  "Cancel this appointment?": "¿Cancelar esta cita?",
  Confirm: "Confirmar",
  "Keep it": "Conservar la cita",
  "Thank you. You have confirmed that you are coming.": "Gracias. Confirmó que vendrá.",
  "This appointment": "Esta cita",
  "This appointment was canceled.": "Esta cita fue cancelada.",
  "You have asked to cancel. The clinic will take care of it.": "Pidió cancelar la cita. La clínica se encargará.",
  "Your appointment": "Su cita"
}
