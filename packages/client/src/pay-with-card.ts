/** Confirms a payment at the provider as the browser does. `method` is a test payment method, such as `pm_card_visa`. */
export async function payWithCard(
  { stripeUrl, publishableKey }: { stripeUrl: string; publishableKey: string },
  { clientSecret, method = 'pm_card_visa' }: { clientSecret: string; method?: string },
): Promise<{ status: number; intent: { id?: string; status?: string; error?: { code?: string; message?: string } } }> {
  const [intentId] = clientSecret.split('_secret_');
  const response = await fetch(`${stripeUrl}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    body: new URLSearchParams({ client_secret: clientSecret, key: publishableKey, payment_method: method }),
  });
  return { status: response.status, intent: (await response.json()) as { id?: string; status?: string } };
}
