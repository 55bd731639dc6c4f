import { formatMoney } from '../../shared/lib/money';
import { Button, LinkButton } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useText } from './words';
import type { HoldProblem } from './use-place-hold';

interface Props {
  problem: HoldProblem;
  /** The deposit by the newest price, if it is known. */
  deposit: number | undefined;
  signInPath: string;
  isSending: boolean;
  onReplace: (holdId: string) => void;
}

/** Says why the reservation could not be held, and what can be done. */
export function HoldProblemNotice({ problem, deposit, signInPath, isSending, onReplace }: Props) {
  const t = useText();
  switch (problem.kind) {
    case 'signIn':
      return (
        <Notice
          tone="problem"
          announce
          title={t('signIn.text')}
          actions={
            <LinkButton size="2" to={signInPath}>
              {t('signIn.action')}
            </LinkButton>
          }
        >
          {t('signIn.kept')}
        </Notice>
      );
    case 'slotTaken':
    case 'captainTaken':
      return (
        <Notice tone="problem" announce title={t(`problem.${problem.kind}.title`)}>
          {t(`problem.${problem.kind}.text`)}
        </Notice>
      );
    case 'priceChanged': {
      const isKnown = deposit !== undefined && deposit !== problem.before;
      return (
        <Notice tone="time" announce title={t('problem.priceChanged.title')}>
          {isKnown
            ? t('problem.priceChanged.text', {
                now: formatMoney(deposit),
                before: formatMoney(problem.before),
              })
            : t('problem.priceChanged.refreshed')}
        </Notice>
      );
    }
    case 'ownHold': {
      const { stored, holdId } = problem;
      return (
        <Notice
          tone="time"
          announce
          title={t('problem.ownHold.title')}
          actions={
            holdId && (
              <>
                {stored && (
                  <LinkButton size="2" to="/checkout">
                    {t('problem.ownHold.resume')}
                  </LinkButton>
                )}
                <Button tone="secondary" size="2" disabled={isSending} onClick={() => onReplace(holdId)}>
                  {t('problem.ownHold.replace')}
                </Button>
              </>
            )
          }
        >
          {t(stored ? 'problem.ownHold.text' : 'problem.ownHold.elsewhere')}
        </Notice>
      );
    }
    case 'other':
      return (
        <Notice tone="problem" announce title={t('problem.setup.title')}>
          {problem.message}
        </Notice>
      );
  }
}
