import { type BindingRule, bindingRule } from '@harbourline/contracts';
import { type ReactNode, useState } from 'react';
import { isApiError } from '../../../shared/api/api-error';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog';
import { useText } from '../words';

interface Asked {
  sentences: string[];
  answer: (isMeant: boolean) => void;
}

/**
 * Sends what may break rules that bind everybody else: once without, and where the server asks, once more after the
 * administrator has read which they are and said yes. The dialog belongs somewhere on the page.
 */
export function useMeant(): {
  meant: <T>(send: (despite: BindingRule[]) => Promise<T>) => Promise<T>;
  dialog: ReactNode;
} {
  const t = useText();
  const [asked, setAsked] = useState<Asked>();

  async function meant<T>(send: (despite: BindingRule[]) => Promise<T>): Promise<T> {
    try {
      return await send([]);
    } catch (error) {
      const broken = brokenIn(error);
      if (broken.length === 0) throw error;
      const sentences = broken.map(([, sentence]) => sentence);
      const isMeant = await new Promise<boolean>((answer) => setAsked({ sentences, answer }));
      setAsked(undefined);
      if (!isMeant) throw error;
      return send(broken.map(([rule]) => rule));
    }
  }

  const dialog = (
    <ConfirmDialog
      open={asked !== undefined}
      onClose={() => asked?.answer(false)}
      title={t('admin.meant.title')}
      text={asked?.sentences.join(' ') ?? ''}
      keep={t('admin.meant.keep')}
      confirm={t('admin.meant.confirm')}
      isLoading={false}
      onConfirm={() => asked?.answer(true)}
    />
  );
  return { meant, dialog };
}

/** The rules that the server names, each with its sentence. */
function brokenIn(error: unknown): [BindingRule, string][] {
  if (!isApiError(error) || error.code !== 'confirmation_needed') return [];
  return bindingRule.options.flatMap((rule): [BindingRule, string][] => {
    const sentence = error.fields?.[rule];
    return sentence === undefined ? [] : [[rule, sentence]];
  });
}
