import { showToast } from '../../shared/ui/toast';
import { useLazyLicensesOfQuery } from './licenses-api';
import { useText } from './words';

/**
 * Opens a license beside the page. What is on file is asked first: that also renews a session that has expired, which
 * an address opened alone could not do.
 */
export function useOpenLicense() {
  const t = useText();
  const [ask] = useLazyLicensesOfQuery();

  return async (captainId: number, field: 'pleasureCraftLicense' | 'harborLicense') => {
    // At once: a window that opens later is taken for an advertisement and blocked.
    const beside = window.open('', '_blank');
    const path = await ask(captainId)
      .unwrap()
      .then((licenses) => licenses[field])
      .catch(() => null);
    if (beside && path) {
      beside.opener = null;
      beside.location.href = `/api/image/${path}`;
      return;
    }
    beside?.close();
    showToast({ tone: 'error', title: t('license.viewFailed') });
  };
}
