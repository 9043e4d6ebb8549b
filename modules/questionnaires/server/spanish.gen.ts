// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "{clinic} has some questions for you. Please answer them with your date of birth, within {days} days: {link}": (d) => d.clinic + " tiene unas preguntas para usted. Respóndalas con su fecha de nacimiento en los próximos " + d.days + " días: " + d.link,
  "Hello {name},": (d) => "Hola, " + d.name + ":",
  "{clinic} has some questions for you. Please answer them here:": (d) => d.clinic + " tiene unas preguntas para usted. Respóndalas aquí:",
  "You will be asked for your date of birth. You can stop at any time and continue later with the same link for {days} days. Do not share this link.": (d) => "Le pediremos su fecha de nacimiento. Puede parar en cualquier momento y continuar después con el mismo enlace durante " + d.days + " días. No comparta este enlace.",
  "Questions from {clinic}": (d) => "Preguntas de " + d.clinic
}
