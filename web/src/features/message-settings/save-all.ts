/** One thing to save: the settings, or a template. */
export interface Step {
  of: 'config' | 'template';
  id: string;
  /** What it is called. */
  name: string;
  save: () => Promise<unknown>;
}

export interface SaveOutcome {
  saved: Step[];
  failed: { step: Step; error: unknown }[];
}

/** Saves one after the other; what fails keeps nothing else from being saved. */
export async function saveAll(steps: readonly Step[]): Promise<SaveOutcome> {
  const outcome: SaveOutcome = { saved: [], failed: [] };
  for (const step of steps) {
    try {
      await step.save();
      outcome.saved.push(step);
    } catch (error) {
      outcome.failed.push({ step, error });
    }
  }
  return outcome;
}
