import { SEALED_FOR } from '@harbourline/contracts';
import { sealing } from '@harbourline/service-kit/sealing';

/** The links and codes that only a message holds: they travel and rest sealed, and are opened while it is composed. */
export interface Links {
  /** @throws Error when the token was not sealed for this. */
  toConfirmEmail(sealedToken: string): string;
  /** @throws Error when the token was not sealed for this. */
  toResetPassword(sealedToken: string): string;
  /** The code that proves a phone. @throws Error when it was not sealed for this. */
  codeOf(sealedCode: string): string;
  /** The address that a closed account had. @throws Error when it was not sealed for this. */
  addressOf(sealedEmail: string): string;
}

export function openLinks({ origin, secret }: { origin: string; secret: string }): Links {
  const confirmation = sealing({ secret, purpose: SEALED_FOR.confirmation });
  const reset = sealing({ secret, purpose: SEALED_FOR.reset });
  const code = sealing({ secret, purpose: SEALED_FOR.phoneCode });
  const closed = sealing({ secret, purpose: SEALED_FOR.closedAccount });
  const link = (path: string, token: string) => {
    const url = new URL(path, origin);
    url.searchParams.set('token', token);
    return url.href;
  };
  return {
    toConfirmEmail: (sealed) => link('/confirm-email', confirmation.unseal(sealed)),
    toResetPassword: (sealed) => link('/reset-password', reset.unseal(sealed)),
    codeOf: (sealed) => code.unseal(sealed),
    addressOf: (sealed) => closed.unseal(sealed),
  };
}
