import { useEffect } from 'react';
import { unsavedWork } from './unsaved-work';

/** Has what was typed here stay on screen, should the session end before it is saved. */
export function useUnsavedWork(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const mark = {};
    unsavedWork.add(mark);
    return () => void unsavedWork.delete(mark);
  }, [isUnsaved]);
}
