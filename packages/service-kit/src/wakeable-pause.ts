/** The pauses of a loop, each of which can be ended early. */
export interface WakeablePause {
  /** Settles after that time or when woken; at once if it was woken since the previous pause. */
  pause(ms: number): Promise<void>;
  wake(): void;
}

/** For loops that look for work from time to time, and sooner when they are told that there may be some. */
export function wakeablePause(): WakeablePause {
  let woken = false;
  let end: () => void = () => undefined;
  return {
    pause: (ms) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(() => end(), ms);
        end = () => {
          clearTimeout(timer);
          woken = false;
          end = () => undefined;
          resolve();
        };
        if (woken) end();
      }),
    wake() {
      woken = true;
      end();
    },
  };
}
