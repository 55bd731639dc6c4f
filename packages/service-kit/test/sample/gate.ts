export interface Gate {
  opened: Promise<void>;
  open(): void;
}

/** Something to wait for until the test says so. */
export function newGate(): Gate {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}
