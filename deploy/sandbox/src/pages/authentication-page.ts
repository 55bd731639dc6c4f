import { Html, html, money, page } from './html';
import type { Intent, PaymentMethod } from '../stripe/objects';

/** The bank's page in a 3-D Secure payment: the cardholder passes the authentication, or fails it. */
export function authenticationPage(intent: Intent, method: PaymentMethod): Html {
  return page(
    '3-D Secure authentication',
    html`<main class="narrow">
      <h1>Confirm this payment</h1>
      <p class="muted">This page stands in for the bank of the cardholder. No real money moves.</p>
      <dl>
        <dt>Amount</dt>
        <dd>${money(intent.amount, intent.currency)}</dd>
        <dt>For</dt>
        <dd>${intent.description ?? 'A payment'}</dd>
        <dt>Card</dt>
        <dd>${method.card.brand} ···· ${method.card.last4}</dd>
      </dl>
      <form method="post">
        <button class="primary" name="outcome" value="succeeded">Complete authentication</button>
        <button name="outcome" value="failed">Fail authentication</button>
      </form>
    </main>`,
  );
}

/** Shown when there is nowhere to return to: tells the page that opened this one how it ended. */
export function authenticationResultPage(intent: Intent, nonce: string): Html {
  const message = JSON.stringify({ type: 'sandbox:3ds', status: intent.status, paymentIntent: intent.id });
  return page(
    'Authentication finished',
    html`<main class="narrow">
        <h1>${headline(intent)}</h1>
        <p>This page may be closed.</p>
      </main>
      <script nonce="${nonce}">
        const message = ${new Html(message.replaceAll('<', '\\u003c'))};
        for (const target of new Set([window.parent, window.opener]))
          if (target && target !== window) target.postMessage(message, '*');
      </script>`,
  );
}

export function plainPage(title: string, text: string): Html {
  return page(
    title,
    html`<main class="narrow">
      <h1>${title}</h1>
      <p>${text}</p>
    </main>`,
  );
}

function headline({ status }: Intent): string {
  if (status === 'succeeded') return 'Payment complete';
  if (status === 'canceled') return 'Payment cancelled';
  return 'Payment not completed';
}
