// Generated from spanish.json by `npm run generate`.
// @ts-nocheck
import type { Texts } from '#values/language/texts.ts';
export const spanish: Texts = {
  "Amount due:": "Saldo pendiente:",
  "Amount is required": "Escriba un importe",
  "Card details": "Datos de la tarjeta",
  "Enter your date of birth to see your balance and pay by card.": "Escriba su fecha de nacimiento para ver su saldo y pagar con tarjeta.",
  Pay: "Pagar",
  "Pay your clinic": "Pagar a su clínica",
  "Pay {amount} by card": (d) => "Pagar " + d.amount + " con tarjeta",
  "Payment plan: {amount} is due now.": (d) => "Plan de pagos: debe pagar " + d.amount + " ahora.",
  "Payment plan: {amount} is due on {day}.": (d) => "Plan de pagos: debe pagar " + d.amount + " el " + d.day + ".",
  "Thank you. Your payment was received.": "Gracias. Recibimos su pago.",
  "The card form could not be loaded.": "No se pudo cargar el formulario de la tarjeta.",
  "The card form could not be loaded. Reload the page.": "No se pudo cargar el formulario de la tarjeta. Vuelva a cargar la página.",
  "The card was declined.": "La tarjeta fue rechazada.",
  "The amount is more than you owe": "Es más de lo que debe",
  "You have no balance due.": "No tiene saldo pendiente.",
  "You have no balance due": "No tiene saldo pendiente",
  "Your account": "Su cuenta",
  "Your card ending in {card} will be charged.": (d) => "Se hará el cargo a su tarjeta terminada en " + d.card + "."
}
