import { useSelector } from 'react-redux';
import type { SessionState } from './session-slice';

/** Who is signed in. `user` is null for guests; while `checked` is false the server has not confirmed it yet. */
export function useSession(): SessionState {
  return useSelector((state: { session: SessionState }) => state.session);
}
