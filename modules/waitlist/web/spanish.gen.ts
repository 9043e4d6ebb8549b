// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "An appointment time is available": "Hay una hora disponible para su cita",
  "No, thank you": "No, gracias",
  "Take this time": "Aceptar esta hora",
  "The first patient to answer gets this time.": "La hora es para el primer paciente que responda.",
  "This offer": "Esta oferta",
  "This offer has expired. You stay on the waitlist.": "Esta oferta venció. Sigue en la lista de espera.",
  "This time is no longer available. You stay on the waitlist.": "Esta hora ya no está disponible. Sigue en la lista de espera.",
  "This time is yours. We look forward to seeing you.": "La hora es suya. Le esperamos.",
  "You can answer until {time}.": (d) => "Puede responder hasta: " + d.time + ".",
  "You declined this time. You stay on the waitlist.": "Rechazó esta hora. Sigue en la lista de espera."
}
