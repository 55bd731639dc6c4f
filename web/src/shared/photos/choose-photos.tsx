import { type ComponentProps, useRef } from 'react';
import { Button } from '../ui/button';
import { PHOTO_FILES } from './photo-file';

interface Props extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  label: string;
  /** A phone opens its camera. */
  camera?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that lets somebody choose photos, or take some. */
export function ChoosePhotos({ label, camera = false, onChoose, children, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        accept={PHOTO_FILES}
        {...(camera && { capture: 'environment' })}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          target.value = ''; // so that the same file can be chosen again
        }}
      />
      <Button {...button} onClick={() => input.current?.click()}>
        {children}
        {label}
      </Button>
    </>
  );
}
