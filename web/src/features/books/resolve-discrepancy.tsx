import { resolveDiscrepancy } from '@harbourline/contracts';
import { z } from 'zod';
import { Button } from '../../shared/ui/button';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useText } from './words';
import { useResolveDiscrepancyMutation } from './ledger-api';

const schema = z.object({ reason: resolveDiscrepancy.body.shape.resolution });

/** Says what a difference was, so that it is not looked into again. */
export function ResolveDiscrepancy({ id }: { id: number }) {
  const t = useText();
  const [resolve] = useResolveDiscrepancyMutation();
  return (
    <ReasonDialog
      trigger={
        <Button size="2" aria-label={t('discrepancies.resolveNamed', { id })}>
          {t('discrepancies.resolve')}
        </Button>
      }
      title={t('discrepancies.dialog.title')}
      description={t('discrepancies.dialog.text')}
      reason={{ label: t('discrepancies.dialog.note'), hint: t('discrepancies.dialog.hint') }}
      keep={t('discrepancies.dialog.keep')}
      confirm={t('discrepancies.dialog.confirm')}
      schema={schema}
      onConfirm={(resolution) =>
        reportOutcome(
          resolve({ id, resolution }).unwrap(),
          { title: t('discrepancies.done') },
          { title: t('discrepancies.failed') },
        )
      }
    />
  );
}
