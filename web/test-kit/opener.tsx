import { type ReactNode, useState } from 'react';

interface Opening {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onClose: () => void;
}

/** A button that opens a dialog whose being open is its parent's concern. */
export function Opener({ children }: { children: (opening: Opening) => ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open it
      </button>
      {children({ open, onOpenChange: setOpen, onClose: () => setOpen(false) })}
    </>
  );
}
