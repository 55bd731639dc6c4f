import type { ReactNode } from 'react';
import { useSession } from '../src/features/session/use-session';

/** What is there for somebody who is signed in, and for as long as they are. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return user && children;
}
