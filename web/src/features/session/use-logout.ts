import { useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/api/api-error';
import { showToast } from '../../shared/ui/toast';
import { text as say } from '../../shared/ui/words';
import { text } from './header-words';
import { useLogoutMutation } from './session-api';

/** Signs out and goes home. Without an answer the cookies would still be valid, so the session is kept and it says so. */
export function useLogout() {
  const [logout, { isLoading }] = useLogoutMutation();
  const navigate = useNavigate();

  async function signOut() {
    try {
      await logout().unwrap();
      await navigate('/');
    } catch (error) {
      showToast({
        tone: 'error',
        title: text('logoutFailed'),
        description: messageOf(error, say('unexpected')),
      });
    }
  }

  return { signOut, isLoading };
}
