import { useRef, useState } from 'react';

/** Runs a task unless one is running: however fast somebody clicks, it is done once. */
export function useOneAtATime() {
  const running = useRef(false);
  const [isRunning, setRunning] = useState(false);

  async function run(task: () => Promise<void>): Promise<void> {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    try {
      await task();
    } finally {
      running.current = false;
      setRunning(false);
    }
  }

  return { run, isRunning };
}
