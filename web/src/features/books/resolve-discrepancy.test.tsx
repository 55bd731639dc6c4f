import { resolveDiscrepancy } from '@harbourline/contracts';
import { itActs } from '../../../test-kit/dialogs';
import { aDiscrepancy } from '../../../test-kit/records';
import { fill, renderPart } from '../../../test-kit/render-page';
import { ResolveDiscrepancy } from './resolve-discrepancy';

itActs({
  show: () => renderPart(<ResolveDiscrepancy id={61} />, { as: 'administrator' }),
  ...{ opener: 'Resolve discrepancy 61', title: 'Resolve this discrepancy?', says: /explanation/i },
  fillIn: (user, dialog) => fill(user, dialog.getByLabelText('Explanation'), 'A fee of the bank'),
  ...{ action: 'Resolve', call: resolveDiscrepancy, answered: aDiscrepancy() },
  sends: { params: { id: '61' }, body: { resolution: 'A fee of the bank' } },
  done: 'Discrepancy resolved',
});
