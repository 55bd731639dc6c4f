import type { LicenseType } from '@harbourline/contracts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/api-error';
import { userUpdated } from '../../shared/api/user-updated';
import { showToast } from '../../shared/ui/toast';
import { useUploadLicenseMutation } from './captain-api';
import { text } from './words';

const MOST_BYTES = 25 * 1024 * 1024;

/** Sends a license and says how it went. `share` is what has left so far, 0 to 1; undefined while nothing is sent. */
export function useLicenseUpload(captainId: number, licenseType: LicenseType) {
  const dispatch = useDispatch();
  const [share, setShare] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [sendLicense] = useUploadLicenseMutation();
  const license = text(`licenses.${licenseType}`);

  /** @returns whether it is on file now */
  async function upload(file: File, said: { number: string; expiresOn: string }): Promise<boolean> {
    setProblem(undefined);
    // The server judges every file; one that it would refuse for its size alone need not travel.
    if (file.size > MOST_BYTES) return fail(text('licenses.tooLarge'));
    setShare(0);
    try {
      const sent = { userId: captainId, licenseType, file, ...said, onProgress: setShare };
      const { filePath } = await sendLicense(sent).unwrap();
      const field = licenseType === 'harbor' ? 'harborLicense' : 'pleasureCraftLicense';
      dispatch(userUpdated({ id: captainId, role: 'captain', [field]: filePath }));
      const description = text('licenses.done.text', { license });
      showToast({ tone: 'success', title: text('licenses.done.title'), description });
      return true;
    } catch (error) {
      return fail(messageOf(error, text('licenses.uploadFailed.text')));
    } finally {
      setShare(undefined);
    }
  }

  function fail(message: string): false {
    setProblem(message);
    showToast({ tone: 'error', title: text('licenses.uploadFailed.title'), description: message });
    return false;
  }

  return { upload, share, problem };
}
