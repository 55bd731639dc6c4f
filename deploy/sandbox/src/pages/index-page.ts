import { html, money, page } from './html';
import type { Reader } from '../store/store';
import type { Html } from './html';

const SHOWN = 100;

/** A page for people about payments and messages, newest first. */
export function indexPage(rows: Reader): Html {
  const intents = rows.list('intents').reverse();
  const messages = rows.list('messages').reverse();
  return page(
    'Payments and text messages',
    html`<main>
      <h1>Payments and text messages</h1>
      <p class="muted">This sandbox stands in for Stripe and Twilio. Nothing here is charged or sent.</p>
      <h2>Payments (${intents.length})</h2>
      ${
        intents.length === 0
          ? html`<p class="muted">No payments yet.</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th>Time</th>
                    <th>Intent</th>
                    <th>Status</th>
                    <th>Amount</th>
                    <th>Refunded</th>
                    <th>Description</th>
                  </tr>
                </thead>
                <tbody>
                  ${intents.slice(0, SHOWN).map((intent) => {
                    const charge = intent.latest_charge ? rows.get('charges', intent.latest_charge) : null;
                    const refunded = charge?.amount_refunded ?? 0;
                    return html`<tr>
                      <td>${time(intent.created * 1000)}</td>
                      <td><code>${intent.id}</code></td>
                      <td>${intent.status}${charge?.disputed ? ', disputed' : ''}</td>
                      <td class="amount">${money(intent.amount, intent.currency)}</td>
                      <td class="amount">${refunded === 0 ? '' : money(refunded, intent.currency)}</td>
                      <td>${intent.description ?? ''}</td>
                    </tr> `;
                  })}
                </tbody>
              </table>
            </div>`
      }
      <h2>Text messages (${messages.length})</h2>
      ${
        messages.length === 0
          ? html`<p class="muted">No messages yet.</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th>Time</th>
                    <th>To</th>
                    <th>From</th>
                    <th>Text</th>
                  </tr>
                </thead>
                <tbody>
                  ${messages.slice(0, SHOWN).map(
                    (sms) =>
                      html`<tr>
                        <td>${time(sms.createdAt)}</td>
                        <td>${sms.to}</td>
                        <td>${sms.from ?? sms.messagingServiceSid}</td>
                        <td>${sms.body}</td>
                      </tr> `,
                  )}
                </tbody>
              </table>
            </div>`
      }
    </main>`,
  );
}

function time(milliseconds: number): string {
  return new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ');
}
